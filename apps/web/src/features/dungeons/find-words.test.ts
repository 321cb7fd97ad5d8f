import { amountsOf, dungeonFinds, type Forecast, keyFacts } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { newcomer, world } from '../../lib/testing/characters.ts';
import { chanceText, findText } from './find-words.ts';

const [mill] = world.sets.dungeons;
if (mill === undefined) throw new Error('The world has no dungeon');
const { shown } = newcomer();
const finds = dungeonFinds(mill, shown, world);

test('a dungeon is entered for the most likely of each kind in turn', () => {
  expect(finds.slice(0, 5).map(({ kind }) => kind)).toEqual(['piece', 'recipe', 'card', 'pet', 'trophy']);
  const [piece] = finds;
  expect(piece && chanceText(piece)).toBe('3% a run');
});

test('the time to one is that of the forecast; without a forecast it is told in runs', () => {
  const [piece] = finds;
  if (piece === undefined) throw new Error('Nothing is found');
  expect(findText(piece, null)).toBe('about 33 runs for one');
  const rate = (perHour: number, survives = 1) =>
    ({ items: [{ itemId: piece.item.id, perHour }], survives }) as never as Forecast;
  expect(findText(piece, rate(2))).toBe('about 30 min for one');
  expect(findText(piece, rate(0.4))).toBe('about 2.5 h for one');
  expect(findText(piece, rate(0.01))).toBe('about 4 days for one');
  expect(findText(piece, rate(2, 0.3))).toBe('about 33 runs for one');
  expect(findText(piece, rate(0))).toBe('about 33 runs for one');
});

test('what the character has is marked, and stands last', () => {
  const [piece, recipe, card, pet, trophy] = finds.map(({ item }) => item.id);
  const enemyId = finds[2]?.item.enemyId ?? 0;
  const had = dungeonFinds(
    mill,
    {
      ...shown,
      inventory: amountsOf({ [piece ?? 0]: 1 }),
      knownRecipes: [recipe ?? 0],
      cards: amountsOf({ [enemyId]: 1 }),
      pets: [pet ?? 0],
      trophies: amountsOf({ [trophy ?? 0]: 1 }),
    },
    world,
  );
  const lasts = had.slice(-5);
  expect(lasts.map(({ item }) => item.id)).toEqual([piece, recipe, card, pet, trophy]);
  expect(lasts.map((find) => findText(find, null))).toEqual([
    'You own it',
    'Learned',
    'Claimed',
    'Tamed',
    'Claimed',
  ]);
  expect(dungeonFinds(mill, null, world).some((find) => find.had !== null)).toBe(false);
});

test('the key has its price, and the map of which it is made', () => {
  for (const dungeon of world.sets.dungeons) {
    const facts = keyFacts(dungeon, world);
    expect(facts?.price).toBe(world.item(dungeon.keyItemId)?.value);
    expect(facts?.made?.map.name).toMatch(/Map|Chart/);
  }
});
