import type { AttackStyle, EnemyType, ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { GlyphName } from '../glyph/glyphs.ts';

/** Words and signs of the enumerations, at the index of their number. */

/** Item qualities (specification 3.17). */
export const QUALITY_NAMES: Readonly<Record<ItemQuality, string>> = [
  'Common',
  'Uncommon',
  'Rare',
  'Elite',
  'Epic',
  'Legendary',
];

export const STYLE_NAMES: Readonly<Record<AttackStyle, string>> = ['Melee', 'Range', 'Magic'];

export const STYLE_GLYPHS: Readonly<Record<AttackStyle, GlyphName>> = [
  'broadsword',
  'high-shot',
  'crystal-wand',
];

/** Enemy types (specification 3.22); the rare ones are the guide's minibosses (specification 9.6). */
export const ENEMY_TYPE_NAMES: Readonly<Record<EnemyType, string>> = ['Normal', 'Miniboss', 'Boss', 'Elite'];

/** Item categories (specification 3.16). */
export const CATEGORY_NAMES: Readonly<Record<ItemCategory, string>> = [
  'None',
  'Herb',
  'Ore',
  'Wood',
  'Fish',
  'Cloth',
  'Leather',
  'Gem',
  'Essence',
  'Reagent',
  'Tool',
  'Weapon',
  'Armor',
  'Jewelry',
  'Food',
  'Potion',
  'Rune',
  'Recipe',
  'Elite',
  'Trophy',
  'Key',
  'Pet',
  'Map',
  'Card',
  'Appearance',
];

const SKILLS: readonly GlyphName[] = [
  'herbs-bundle',
  'mining',
  'wood-axe',
  'fishing-pole',
  'sewing-needle',
  'leather-armor',
  'anvil-impact',
  'bo',
  'pocket-bow',
  'sword-smithing',
  'gem-pendant',
  'rune-stone',
  'cauldron',
  'camp-cooking-pot',
  'hearts',
  'shield',
  'crossed-swords',
  'broadsword',
  'high-shot',
  'crystal-wand',
];

/** Sign of a skill by its id, 1 to 20; one that an import added has a sign of all. */
export const skillGlyph = (skillId: number): GlyphName => SKILLS[skillId - 1] ?? 'open-book';

/** The first fourteen skills gather and craft, and have a screen each. */
export const LAST_CRAFT_SKILL = 14;
