import { expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import { START, testCraft, testItem, testState, testWorld } from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { EquipmentType, ItemQuality } from '../world/static-data.ts';
import { disenchantingRate, recipeRate, recipeRates } from './item-action-rates.ts';
import { openForecast } from './open-forecast.ts';
import type { BeginCommand } from './question.ts';

const [ORE, BAR, SLAG, PET, RING, ESSENCE] = [1, 2, 3, 4, 5, 6];
const HOUR = 3_600_000;
const ACTIONS = 720;

const world = testWorld({
  items: [
    testItem({ id: ORE, value: 3 }),
    testItem({ id: BAR, value: 11 }),
    testItem({ id: SLAG, value: 2 }),
    testItem({ id: PET, skillId: SKILL.Weaponsmithing, bonusExperiencePercentage: 15 }),
    testItem({
      id: RING,
      value: 50,
      quality: ItemQuality.Legendary,
      equipmentType: EquipmentType.Ring,
      disenchantsInto: ESSENCE,
    }),
    testItem({ id: ESSENCE, value: 20 }),
  ],
  lootTables: [
    {
      id: 1,
      subTables: [
        { itemId: SLAG, amount: 2, probability: 0.25 },
        { itemId: ORE, amount: 1, probability: 1 },
      ],
    },
  ],
  crafteableItems: [
    testCraft({
      itemId: BAR,
      skillId: SKILL.Weaponsmithing,
      requiredComponents: [{ itemId: ORE, amount: 2 }],
      lootTableId: 1,
    }),
    testCraft({ itemId: ESSENCE, skillId: SKILL.Runecarving, experience: 9 }),
  ],
});
const { shown } = testState({
  pets: [PET],
  inventory: amountsOf({ [ORE]: 2 * ACTIONS, [RING]: ACTIONS }),
});

function forecastOfAnHour(command: BeginCommand) {
  const question = { shown, command, at: START, until: START + HOUR, seed: [1, 2, 3, 4] as const };
  const forecast = openForecast(question, world);
  if ('refused' in forecast) throw new Error(forecast.refused);
  forecast.play(1);
  return forecast.summary();
}

test('the rate of a recipe is what an hour of it brings: pets, found items and components included', () => {
  const recipe = world.craft(BAR);
  if (recipe === undefined) throw new Error('The bar cannot be made');
  const rate = recipeRate(shown, recipe, world);
  const hour = forecastOfAnHour({ name: 'begin-crafting', input: { itemId: BAR, amount: ACTIONS } });
  expect(rate).toMatchObject({ actions: ACTIONS, products: ACTIONS, experience: ACTIONS * 7 * 1.15 });
  expect(rate.experience).toBe(hour.experience[0]?.perHour);
  expect(rate.gold).toBeCloseTo(hour.gold.perHour);
  expect(rate.gold).toBeCloseTo(ACTIONS * (11 - 6 + 3 + 0.25 * 2 * 2));
  expect(rate.found).toEqual([
    { itemId: SLAG, amount: 360 },
    { itemId: ORE, amount: ACTIONS },
  ]);
});

test('the rate of disenchanting counts the essences of the piece, and the piece as a loss', () => {
  const piece = world.item(RING);
  if (piece === undefined) throw new Error('There is no ring');
  const rate = disenchantingRate(shown, piece, world);
  const hour = forecastOfAnHour({
    name: 'begin-disenchanting',
    input: { itemId: ESSENCE, items: [{ itemId: RING, amount: ACTIONS }] },
  });
  expect(rate).toMatchObject({ products: 5 * ACTIONS, experience: hour.experience[0]?.perHour });
  expect(rate?.gold).toBeCloseTo(hour.gold.perHour);
  expect(disenchantingRate(shown, testItem({ id: ORE }), world)).toBeNull();
});

test('the rates of all recipes leave out the essences', () => {
  expect(recipeRates(shown, world).map(({ itemId }) => itemId)).toEqual([BAR]);
});
