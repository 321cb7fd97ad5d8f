import { AttackStyle, EnemyType, type Equipment, type Item, ItemQuality } from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { atPar, bestFood, combatant, equalLevels } from './combatant.ts';
import { expectWithin } from './expect-within.ts';
import { bestGear, COMMON_GEAR } from './gear.ts';
import { bestHunt } from './hunt.ts';
import { sampleSize } from './sample-size.ts';
import { item, loot, sets } from './shipped.ts';

/** Each line of a tier is a choice: none is so weak that no player would wear it (game-design 8). */

const LEVEL = 100;
const HOURS = sampleSize(60);
const TIER = 6;

const normal = (familyId: number): number => familyId * 100 + TIER * 10 + ItemQuality.Uncommon;

/** Experience an hour at par at level 100 with these pieces in place of the best ones. */
function experienceWith(style: AttackStyle, pieces: Equipment): number {
  const hunter = combatant(style, equalLevels(LEVEL), { ...bestGear(style, LEVEL), ...pieces });
  return bestHunt(hunter, LEVEL, HOURS, bestFood(LEVEL), seededRandom(12_345)).experiencePerHour;
}

/** Family ids of the light, the middle and the heavy weapon of each style. */
const WEAPONS: readonly [style: AttackStyle, light: number, middle: number, heavy: number][] = [
  [AttackStyle.Melee, 80, 81, 82],
  [AttackStyle.Range, 83, 84, 85],
  [AttackStyle.Magic, 86, 87, 88],
];

test.each(WEAPONS)(
  'the light and the middle weapon of style %i are close to the heavy one',
  (style, ...families) => {
    const [light = 0, middle = 0, heavy = 0] = families.map((weapon) =>
      experienceWith(style, { weapon: normal(weapon) }),
    );
    expect(light / heavy).toBeGreaterThanOrEqual(0.935);
    expect(middle / heavy).toBeGreaterThanOrEqual(0.965);
  },
);

test('a signet is worth as much as a band, a pendant nearly as much as an amulet', () => {
  const [band, pendant, signet, amulet] = [110, 111, 112, 113].map(normal);
  const withRing = (ring = 0): number => experienceWith(AttackStyle.Melee, { ring });
  const withNecklace = (necklace = 0): number => experienceWith(AttackStyle.Melee, { necklace });
  expect(withRing(signet) / withRing(band)).toBeGreaterThanOrEqual(0.98);
  expect(withNecklace(pendant) / withNecklace(amulet)).toBeGreaterThanOrEqual(0.94);
});

test('dishes and draughts of recipes heal more than their ingredients together', () => {
  const healing = ({ healingAmount = 0 }: Item): number => healingAmount;
  const cooked = sets.crafteableItems.filter(
    ({ itemId, requiredRecipeId }) => requiredRecipeId !== null && healing(item(itemId)) > 0,
  );
  expect(cooked).toHaveLength(12);
  for (const { itemId, requiredComponents } of cooked) {
    const parts = requiredComponents.reduce(
      (sum, component) => sum + healing(item(component.itemId)) * component.amount,
      0,
    );
    expect(healing(item(itemId)), item(itemId).name).toBeGreaterThan(parts);
  }
});

test.each([10, 20, 30, 50, 70, 90, 99])('Common equipment at level %i is worse, and enough', (level) => {
  const food = bestFood(level);
  for (const style of Object.values(AttackStyle)) {
    const worn = combatant(style, equalLevels(level), bestGear(style, level, COMMON_GEAR));
    const common = bestHunt(worn, level, HOURS, food, seededRandom(12_345));
    const par = bestHunt(atPar(style, level), level, HOURS, food, seededRandom(12_345));
    expectWithin([common.experiencePerHour / par.experiencePerHour], [0.8, 0.97]);
    expect(common.defeats).toBe(0);
  }
});

test('Normal enemies drop equipment of Common quality alone, and the recipes never make it', () => {
  const equipment = (itemId: number): Item | undefined => {
    const found = item(itemId);
    return found.equipmentType !== undefined && found.disenchantsInto !== undefined ? found : undefined;
  };
  const dropped = sets.enemies
    .filter(({ type }) => type === EnemyType.Normal)
    .flatMap((enemy) => loot(enemy).flatMap(({ itemId }) => equipment(itemId) ?? []));
  expect(dropped).toHaveLength(204);
  for (const { name, quality } of dropped) expect(quality, name).toBe(ItemQuality.Common);
  for (const { itemId } of sets.crafteableItems)
    expect(equipment(itemId)?.quality).not.toBe(ItemQuality.Common);
});
