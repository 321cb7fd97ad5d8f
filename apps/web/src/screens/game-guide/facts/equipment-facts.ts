import { type EquipmentType, type Item, ItemQuality, type World } from '@slumberfell/engine';
import { STYLE_NAMES } from '../../../ui/pictures/names.ts';
import { allOf } from './words.ts';

/** The tier of examples: not the first, which asks for next to nothing. */
const EXAMPLE_TIER = 2;

/** One plain piece of each type for each style that has its own, the first of its tier. */
export function examplePieces(world: World, types: readonly EquipmentType[]): Item[] {
  const examples = new Map<string, Item>();
  for (const type of types) {
    for (const item of world.sets.items) {
      if (item.equipmentType !== type || item.rank !== EXAMPLE_TIER || item.quality !== ItemQuality.Uncommon)
        continue;
      const name = `${type} ${item.requiredAttackStyle ?? item.providedAttackStyle}`;
      if (!examples.has(name)) examples.set(name, item);
    }
  }
  return [...examples.values()];
}

/** The skill that an offensive level is of: that of the style that the piece provides or requires. */
const offensiveSkill = ({ providedAttackStyle, requiredAttackStyle }: Item): string => {
  const style = providedAttackStyle ?? requiredAttackStyle;
  return style === undefined ? 'your style' : STYLE_NAMES[style];
};

/** `Melee style and Defence 24`. */
export function requirementsInWords(item: Item): string {
  const { requiredAttackStyle, requiredAttackLevel, requiredDefenceLevel, requiredOffensiveLevel } = item;
  return allOf([
    ...(requiredAttackStyle === undefined ? [] : [`${STYLE_NAMES[requiredAttackStyle]} style`]),
    ...(requiredAttackLevel === undefined ? [] : [`Attack ${requiredAttackLevel}`]),
    ...(requiredDefenceLevel === undefined ? [] : [`Defence ${requiredDefenceLevel}`]),
    ...(requiredOffensiveLevel === undefined ? [] : [`${offensiveSkill(item)} ${requiredOffensiveLevel}`]),
  ]);
}

/** `+5 attack power, +2.4% critical chance`. */
export function effectsInWords({ attackPower, armor, criticalChance }: Item): string {
  return allOf([
    ...(attackPower === undefined ? [] : [`${attackPower} attack power`]),
    ...(armor === undefined ? [] : [`${armor} armor`]),
    ...(criticalChance === undefined ? [] : [`${criticalChance}% critical chance`]),
  ]);
}

/** Plain pieces of some types in one tier, by type. */
export const piecesOfTier = (world: World, types: readonly EquipmentType[], tier: number): Item[] =>
  types.flatMap((type) =>
    world.sets.items.filter(
      ({ equipmentType, rank, quality }) =>
        equipmentType === type && rank === tier && quality === ItemQuality.Uncommon,
    ),
  );
