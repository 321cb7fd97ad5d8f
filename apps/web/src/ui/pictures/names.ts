import {
  type AttackStyle,
  type EnemyType,
  type ItemCategory,
  type ItemQuality,
  SKILLS,
  type SkillName,
} from '@slumberfell/engine';
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

const SKILL_GLYPHS: Readonly<Record<SkillName, GlyphName>> = {
  Harvesting: 'herbs-bundle',
  Mining: 'mining',
  Logging: 'wood-axe',
  Fishing: 'fishing-pole',
  Tailoring: 'sewing-needle',
  Leatherworking: 'leather-armor',
  Armorsmithing: 'anvil-impact',
  Rodsmithing: 'bo',
  Fletching: 'pocket-bow',
  Weaponsmithing: 'sword-smithing',
  Jewelry: 'gem-pendant',
  Runecarving: 'rune-stone',
  Alchemy: 'cauldron',
  Cooking: 'camp-cooking-pot',
  Health: 'hearts',
  Defence: 'shield',
  Attack: 'crossed-swords',
  Melee: 'broadsword',
  Range: 'high-shot',
  Magic: 'crystal-wand',
};

/** Glyph of a skill by its id. */
export function skillGlyph(skillId: number): GlyphName {
  const skill = SKILLS.find(({ id }) => id === skillId);
  return skill === undefined ? 'open-book' : SKILL_GLYPHS[skill.name];
}
