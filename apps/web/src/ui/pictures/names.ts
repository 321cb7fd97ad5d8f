import type { AttackStyle, EnemyType, ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { GlyphName } from '../glyph/glyphs.ts';

/** Display names and glyphs of the enumerations, indexed by their number. */

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

/**
 * Enemy types (specification 3.22). The type Rare is called Miniboss, as in the guide (specification 9.6).
 */
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

/** Glyph of a skill by its id, 1 to 20. A skill that an import has added gets the fallback glyph. */
export const skillGlyph = (skillId: number): GlyphName => SKILLS[skillId - 1] ?? 'open-book';

/** Ids 1 to 14 are the gathering and crafting skills; each has a screen. */
export const LAST_CRAFT_SKILL = 14;
