import {
  amountsOf,
  execute,
  type Forecast,
  itemSources,
  itemWays,
  type PlayerCommand,
  pressCommands,
  proposedWay,
  quickestWay,
  reachOf,
  type Shown,
  type State,
  sortedWays,
  timedWays,
  trainingTo,
  USUAL_HABITS,
  type Way,
  withSupplied,
} from '@slumberfell/engine';
import { PROPERTY_TIMEOUT, runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characters, newcomer, SEED, timeline, world } from '../../lib/testing/characters.ts';
import { wayText } from './way-words.ts';

const itemIds = world.sets.items.map(({ id }) => id).filter((id) => itemSources(id, world).length > 0);

const refusalOf = (state: State, command: PlayerCommand): string | null => {
  const outcome = execute(
    state,
    withSupplied(command, () => SEED),
    timeline,
    0,
  );
  return 'refused' in outcome ? outcome.refused : null;
};

test(
  'what is within reach begins, and each source stands in one way',
  () => {
    fc.assert(
      fc.property(characters, fc.constantFrom(...itemIds), (state, itemId) => {
        const ways = itemWays(itemId, USUAL_HABITS, state.shown, world);
        expect(ways.flatMap(({ sources }) => sources).length).toBe(itemSources(itemId, world).length);
        for (const way of ways) {
          if (reachOf(way, state.shown) === 'later') expect(way.commands).toEqual([]);
          if (way.commands.length === 0) continue;
          const copy = structuredClone(state);
          const sent = pressCommands(way.commands, copy.shown, world);
          // A run that rests begins only with its food, which the forecast of the dungeon tells.
          for (const step of sent) expect(['dungeon/food', null]).toContain(refusalOf(copy, step));
        }
      }),
      runs(60),
    );
  },
  PROPERTY_TIMEOUT,
);

const veteran = (): Shown => ({
  ...newcomer().shown,
  experience: newcomer().shown.experience.map(() => 1_000_000),
});

test('no begin rests for a player who has switched that off', () => {
  const keys = world.sets.dungeons.map(({ keyItemId }) => [keyItemId, 3]);
  const shown = { ...veteran(), gold: 1_000_000, inventory: amountsOf(Object.fromEntries(keys)) };
  const begins = (rests: boolean) =>
    itemIds
      .flatMap((itemId) => itemWays(itemId, { rests }, shown, world))
      .flatMap(({ commands }) => commands.at(-1) ?? [])
      .filter(({ name }) => name === 'begin-hunting' || name === 'begin-dungeon');
  const resting = begins(true);
  expect(new Set(resting.map(({ name }) => name)).size).toBe(2);
  for (const { input } of resting) expect(input).toHaveProperty('rest', true);
  const going = begins(false);
  expect(going.length).toBe(resting.length);
  for (const { input } of going) expect(input).not.toHaveProperty('rest');
});

const named = (name: string) => {
  const item = world.sets.items.find((one) => one.name === name);
  if (!item) throw new Error(`There is no item ${name}`);
  return item;
};
const textsOf = (itemId: number, change: Partial<Shown> = {}): string[] => {
  const shown = { ...newcomer().shown, ...change };
  return itemWays(itemId, USUAL_HABITS, shown, world).map((way) => wayText(way, shown, world));
};

test('a source out of reach says what is missing', () => {
  const recipe = world.sets.crafteableItems.find(
    (one) => one.requiredLevel > 20 && one.requiredRecipeId === null,
  );
  expect(textsOf(recipe?.itemId ?? 0)[0]).toMatch(
    / level \d+, yours is 1\. About .* min, at first gathering Raw Flax$/,
  );
  expect(textsOf(named("Miller's Latchkey").id, { experience: veteran().experience })).toContainEqual(
    expect.stringMatching(/^You lack 1 × Scrap Map of Lanternlea/),
  );
  const far = world.sets.regions.find(({ travelCost }) => travelCost > 0);
  const [dungeon] = world.sets.dungeons.filter(({ regionId }) => regionId === far?.id);
  expect(textsOf(dungeon?.keyItemId ?? 0, { gold: 0 })).toContainEqual(
    `Travel to ${far?.name} costs ${far?.travelCost.toLocaleString('en')} gold`,
  );
});

const BEGIN = { name: 'begin-hunting', input: { regionId: 1 } } as const;
const HERE = { regionId: 1 };

const way = (key: string, more: Partial<Way>): Way => ({
  key,
  sources: [],
  place: { ...HERE, fare: 0 },
  commands: [BEGIN],
  plan: [],
  training: null,
  seconds: null,
  ask: null,
  lacks: [],
  ...more,
});
const LATER = { commands: [], lacks: [{ kind: 'meeting' }] } as const;
const TRAVEL = { place: { regionId: 2, fare: 5 } } as const;
const hour = (perHour: number, survives: number): Forecast =>
  ({ items: [{ itemId: 1, perHour, expected: perHour, chance: 1 }], survives }) as never;

const hunt = (id: number) => ({ ask: { kind: 'region', id } }) as const;

test('what is here comes first, then what needs a travel, then what is out of reach', () => {
  const ways = [
    way('far off', { seconds: 1, ...LATER }),
    way('near fight', hunt(3)),
    way('abroad', { seconds: 5, ...TRAVEL }),
    way('slow', { seconds: 900 }),
    way('other fight', hunt(4)),
    way('quick', { seconds: 60 }),
  ];
  expect(sortedWays(ways, HERE).map(({ key }) => key)).toEqual([
    'quick',
    'slow',
    'near fight',
    'other fight',
    'abroad',
    'far off',
  ]);
});

test('what can be made leads, also where its parts come first; a recipe that is not learned does not', () => {
  const shown = { ...veteran(), regionId: 2, inventory: amountsOf({}) };
  const pie = named('Bellcap Pie');
  const ways = sortedWays(itemWays(pie.id, USUAL_HABITS, shown, world), shown);
  expect(ways.length).toBeGreaterThan(1);
  expect(ways[0]).toMatchObject({ key: 'recipe', lacks: [], commands: [] });
  expect(ways[0]?.plan.at(-1)).toEqual({
    name: 'begin-crafting',
    input: { itemId: pie.id, amount: 1 },
  });
  // Each fight is lost. That is said of the fights: making it is proposed.
  const lost = timedWays(ways, pie.id, () => hour(60, 0));
  expect(proposedWay(lost)?.key).toBe('recipe');
  expect(proposedWay(lost.filter(({ key }) => key !== 'recipe'))).toBeUndefined();
  const fight = way('fight', hunt(1));
  const recipe = world.craft(pie.id);
  if (!recipe) throw new Error('The pie has no recipe');
  const made = (more: Partial<Way>) =>
    sortedWays([fight, way('made', { sources: [{ kind: 'recipe', recipe }], ...LATER, ...more })], HERE)[0];
  const level = { kind: 'level', skillId: recipe.skillId, requiredLevel: 44 } as const;
  expect(made({ lacks: [level] })?.key).toBe('fight');
  const training = trainingTo(level.skillId, 99, newcomer().shown, world);
  expect(made({ lacks: [level], training })?.key).toBe('made');
  expect(made({ lacks: [level, { kind: 'recipe', recipeId: 1 }], training })?.key).toBe('fight');
});

test('the quickest is within reach, has a time, and most likely ends without a defeat', () => {
  const rates = new Map([
    [1, hour(60, 1)],
    [2, hour(600, 0)],
    [3, undefined],
  ]);
  const ways = timedWays(
    [
      way('far off', { seconds: 1, ...LATER }),
      way('deadly', hunt(2)),
      way('slow', { seconds: 900 }),
      way('unknown', hunt(3)),
      way('quick', { ...hunt(1), ...TRAVEL }),
    ],
    1,
    ({ id }) => rates.get(id),
  );
  expect(ways.map(({ seconds }) => seconds)).toEqual([1, 6, 900, null, 60]);
  expect(quickestWay(ways)?.key).toBe('quick');
  expect(quickestWay(ways.slice(0, 2))).toBeUndefined();
});
