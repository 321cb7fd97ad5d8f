import {
  amountsOf,
  execute,
  type Forecast,
  itemSources,
  type PlayerCommand,
  type Shown,
  type State,
  USUAL_HABITS,
  withSeeds,
} from '@slumberfell/engine';
import { PROPERTY_TIMEOUT, runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aimStart } from '../../features/aims/aim-start.ts';
import { characters, newcomer, SEED, timeline, world } from '../../features/aims/testing/characters.ts';
import { quickestOf, type SourceGroup, sortedGroups, sourceGroups, timedGroups } from './source-groups.ts';

const itemIds = world.sets.items.map(({ id }) => id).filter((id) => itemSources(id, world).length > 0);

const refusalOf = (state: State, command: PlayerCommand): string | null => {
  const outcome = execute(
    state,
    withSeeds(command, () => SEED),
    timeline,
    0,
  );
  return 'refused' in outcome ? outcome.refused : null;
};

test(
  'what is within reach begins, and each source stands in one group',
  () => {
    fc.assert(
      fc.property(characters, fc.constantFrom(...itemIds), (state, itemId) => {
        const groups = sourceGroups(itemId, USUAL_HABITS, state.shown, world);
        expect(groups.flatMap(({ sources }) => sources).length).toBe(itemSources(itemId, world).length);
        for (const { reach, begin } of groups) {
          if (reach === 'later') expect(begin).toBeNull();
          if (begin === null) continue;
          const copy = structuredClone(state);
          const { steps } = aimStart(begin, copy.shown, world);
          // A run that rests begins only with its food, which the forecast of the dungeon tells.
          for (const step of steps) expect(['dungeon/food', null]).toContain(refusalOf(copy, step));
        }
      }),
      runs(60),
    );
  },
  PROPERTY_TIMEOUT,
);

test('no begin rests for a player who has switched that off', () => {
  const veteran = { ...newcomer().shown, experience: newcomer().shown.experience.map(() => 1_000_000) };
  const keys = world.sets.dungeons.map(({ keyItemId }) => [keyItemId, 3]);
  const shown = { ...veteran, gold: 1_000_000, inventory: amountsOf(Object.fromEntries(keys)) };
  const begins = (rests: boolean) =>
    itemIds
      .flatMap((itemId) => sourceGroups(itemId, { rests }, shown, world))
      .flatMap(({ begin }) => begin?.steps.at(-1) ?? [])
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
const textsOf = (itemId: number, change: Partial<Shown> = {}): string[] =>
  sourceGroups(itemId, USUAL_HABITS, { ...newcomer().shown, ...change }, world).map(({ text }) => text);

test('a source out of reach says what is missing', () => {
  const recipe = world.sets.crafteableItems.find(
    (one) => one.requiredLevel > 20 && one.requiredRecipeId === null,
  );
  expect(textsOf(recipe?.itemId ?? 0)[0]).toMatch(/ level \d+, yours is 1$/);
  expect(textsOf(named('Flax Cloth').id, { inventory: amountsOf({}) })).toContainEqual(
    expect.stringMatching(/^Lacks \d+ × Raw Flax/),
  );
  const far = world.sets.regions.find(({ travelCost }) => travelCost > 0);
  const [dungeon] = world.sets.dungeons.filter(({ regionId }) => regionId === far?.id);
  expect(textsOf(dungeon?.keyItemId ?? 0, { gold: 0 })).toContainEqual(
    `The way to ${far?.name} costs ${far?.travelCost.toLocaleString('en')} gold`,
  );
});

const group = (key: string, more: Partial<SourceGroup>): SourceGroup => ({
  key,
  sources: [],
  target: null,
  seconds: null,
  reach: 'here',
  text: '',
  begin: { steps: [], verbs: [] },
  ...more,
});
const hour = (perHour: number, survives: number): Forecast =>
  ({ items: [{ itemId: 1, perHour, expected: perHour, chance: 1 }], survives }) as never;

const region = (id: number) => ({ target: { kind: 'region', id } }) as const;

test('what is here comes first, then what needs a travel, then what is out of reach', () => {
  const groups = [
    group('far off', { seconds: 1, reach: 'later' }),
    group('near fight', region(3)),
    group('abroad', { seconds: 5, reach: 'travel' }),
    group('slow', { seconds: 900 }),
    group('other fight', region(4)),
    group('quick', { seconds: 60 }),
  ];
  expect(sortedGroups(groups).map(({ key }) => key)).toEqual([
    'quick',
    'slow',
    'near fight',
    'other fight',
    'abroad',
    'far off',
  ]);
});

test('the quickest is within reach, has a time, and most likely ends without a defeat', () => {
  const rates = new Map([
    [1, hour(60, 1)],
    [2, hour(600, 0)],
    [3, undefined],
  ]);
  const groups = timedGroups(
    [
      group('far off', { seconds: 1, reach: 'later' }),
      group('deadly', region(2)),
      group('slow', { seconds: 900 }),
      group('unknown', region(3)),
      group('quick', { ...region(1), reach: 'travel' }),
    ],
    1,
    ({ id }) => rates.get(id),
  );
  expect(groups.map(({ seconds }) => seconds)).toEqual([1, 6, 900, null, 60]);
  expect(quickestOf(groups)?.key).toBe('quick');
  expect(quickestOf(groups.slice(0, 2))).toBeUndefined();
});
