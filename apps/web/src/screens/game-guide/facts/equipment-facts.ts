import { type EquipmentType, type Item, ItemQuality, type World } from '@slumberfell/engine';
import { STYLE_NAMES } from '../../../ui/pictures/names.ts';
import { allOf } from './words.ts';

/** Tier of the example pieces. It is not the first tier, because that one has almost no requirements. */
const EXAMPLE_TIER = 2;

/**
 * One uncommon piece of the example tier for each pair of equipment type and attack style: the first such
 * item in the static data.
 */
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

/**
 * Name of the attack style to whose skill `requiredOffensiveLevel` applies: the style that the piece
 * provides, else the style that it requires, else `your style`.
 */
const offensiveSkill = ({ providedAttackStyle, requiredAttackStyle }: Item): string => {
  const style = providedAttackStyle ?? requiredAttackStyle;
  return style === undefined ? 'your style' : STYLE_NAMES[style];
};

/** The requirements of a piece as text, such as `Melee style and Defence 24`. */
export function requirementsText(item: Item): string {
  const { requiredAttackStyle, requiredAttackLevel, requiredDefenceLevel, requiredOffensiveLevel } = item;
  return allOf([
    ...(requiredAttackStyle === undefined ? [] : [`${STYLE_NAMES[requiredAttackStyle]} style`]),
    ...(requiredAttackLevel === undefined ? [] : [`Attack ${requiredAttackLevel}`]),
    ...(requiredDefenceLevel === undefined ? [] : [`Defence ${requiredDefenceLevel}`]),
    ...(requiredOffensiveLevel === undefined ? [] : [`${offensiveSkill(item)} ${requiredOffensiveLevel}`]),
  ]);
}

/** The attributes of a piece as text, such as `5 attack power and 2.4% critical chance`. */
export function effectsText({ attackPower, armor, criticalChance }: Item): string {
  return allOf([
    ...(attackPower === undefined ? [] : [`${attackPower} attack power`]),
    ...(armor === undefined ? [] : [`${armor} armor`]),
    ...(criticalChance === undefined ? [] : [`${criticalChance}% critical chance`]),
  ]);
}

/** All uncommon pieces of these types in one tier, in the order of `types`. */
export const piecesOfTier = (world: World, types: readonly EquipmentType[], tier: number): Item[] =>
  types.flatMap((type) =>
    world.sets.items.filter(
      ({ equipmentType, rank, quality }) =>
        equipmentType === type && rank === tier && quality === ItemQuality.Uncommon,
    ),
  );
