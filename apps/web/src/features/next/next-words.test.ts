import type { Getting, NextGain, NextThing, PlanStep } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { formatNumber } from '../../lib/format/number.ts';
import { world } from '../../lib/testing/characters.ts';
import { donePercent, gainText, perHourText, planWords, thingName, wayText } from './next-words.ts';

const idOf = (name: string): number => world.sets.items.find((item) => item.name === name)?.id ?? 0;
const regionOf = (name: string) => world.sets.regions.find((region) => region.name === name);
const MILL = world.sets.dungeons.find(({ name }) => name === 'The Nodding Mill');
const KEY = world.item(MILL?.keyItemId ?? 0);
const TATTLEWOOD = regionOf('Tattlewood');
const DAGGER = idOf('Copper Dagger');
const PLAN = idOf('Recipe: Masterwork Copper Dagger');
const MASTERWORK = world.sets.crafteableItems.find(({ requiredRecipeId }) => requiredRecipeId === PLAN);
const HOUR = 3_600;
const NIGHT = 8 * HOUR;

const gain = (aim: NextGain['aim'], before: number, after: number): NextGain => ({ aim, before, after });
const hunt: PlanStep = { name: 'begin-hunting', input: { regionId: TATTLEWOOD?.id ?? 0, rest: true } };
const travel: PlanStep = { name: 'travel', input: { regionId: TATTLEWOOD?.id ?? 0 } };
const runs: PlanStep = { name: 'begin-dungeon', input: { dungeonId: MILL?.id ?? 0, runs: 3, rest: true } };
const make: PlanStep = { name: 'begin-crafting', input: { itemId: DAGGER, amount: 1 } };

const getting = (change: Partial<Getting>): Getting => ({
  kind: 'make',
  regionId: null,
  seconds: 46,
  secondsInAll: 46,
  first: [],
  steps: [make],
  finds: [],
  ...change,
});

const thing = (way: Partial<Getting>, change: Partial<NextThing> = {}): NextThing => ({
  kind: 'piece',
  wanted: { kind: 'item', id: DAGGER },
  place: 'weapon',
  itemIds: [DAGGER],
  amount: 1,
  gain: gain('experience', 100, 112),
  getting: getting(way),
  gainPerHour: 0.5,
  ...change,
});

test.each<[NextGain, string]>([
  [gain('experience', 100, 112), '+12% experience'],
  [gain('experience', 1_000, 1_012), '+1% experience'],
  [gain('experience', 200, 6_700), '34 times the experience'],
  [gain('experience', 100, 240), '2.4 times the experience'],
  [gain('experience', 0, 123_456.7), '+123,457 experience an hour'],
  [gain('gold', 100, 108), '+8% worth'],
  [gain('gold', -5, 1_300), '+1,305 gold worth an hour'],
  [gain('safety', 0.5, 0.625), 'Fights 1 h longer'],
  [gain('safety', 0.99, 1.0003), 'Fights 5 min longer'],
  [gain('safety', 0.5, 0.5001), 'Fights 3 s longer'],
])('what a thing brings: %o', (brings, text) => {
  expect(gainText(brings, NIGHT)).toBe(text);
});

const chance = { secondsInAll: null, finds: [DAGGER], kind: 'hunt', steps: [hunt] } as const;

test.each<[Partial<Getting>, string]>([
  [{ seconds: 1 }, 'Make it: 1 s'],
  [{ seconds: 4_800 }, 'Make it: 1 h 20 min'],
  [{ seconds: 40 * 24 * HOUR }, 'Make it: about 40 days'],
  [{ first: [{ name: 'learn-recipe', input: { itemId: PLAN } }] }, 'Learn its recipe, then make it: 46 s'],
  [{ ...chance, seconds: 25.2 * HOUR }, 'Hunt in Tattlewood: about 25 h'],
  [{ ...chance, seconds: 1 }, 'Hunt in Tattlewood: about 1 s'],
  [{ ...chance, seconds: 5_000 }, 'Hunt in Tattlewood: about 1 h 23 min'],
  [{ ...chance, seconds: 40 * 24 * HOUR }, 'Hunt in Tattlewood: about 40 days'],
  [
    { ...chance, seconds: 25 * HOUR, steps: [travel, hunt] },
    `Hunt in Tattlewood: about 25 h, ${TATTLEWOOD?.travelCost} gold for travel`,
  ],
  [
    {
      ...chance,
      kind: 'dungeon',
      seconds: 2 * HOUR,
      first: [{ name: 'buy', input: { itemId: KEY?.id ?? 0, amount: 3 } }],
      steps: [runs],
    },
    `Run The Nodding Mill: about 2 h, 3 keys for ${formatNumber(3 * (KEY?.value ?? 0))} gold`,
  ],
  [
    { ...chance, kind: 'gather', seconds: 3 * HOUR, steps: [make] },
    'Gather Copper Dagger until it turns up: about 3 h',
  ],
])('how a thing is got: %o', (way, text) => {
  expect(wayText(thing(way), world)).toBe(text);
});

test('what must be found before something is made', () => {
  const itemId = MASTERWORK?.itemId ?? 0;
  const piece = { itemIds: [itemId], wanted: { kind: 'item', id: itemId } } as const;
  const way = { seconds: 12 * HOUR, steps: [hunt], finds: [PLAN] };
  expect(wayText(thing(way, piece), world)).toBe(
    'Make it after its recipe is found in Tattlewood: about 12 h',
  );
  const both = { ...way, finds: [PLAN, idOf('Raw Flax')] };
  expect(wayText(thing(both, piece), world)).toBe(
    'Make it after its recipe and Raw Flax are found first in Tattlewood: about 12 h',
  );
});

test('a food is made many times, and of a set the soonest piece comes first', () => {
  const bread = idOf('Lea Barley Bread');
  const food = {
    kind: 'food',
    place: 'food',
    wanted: { kind: 'item', id: bread },
    itemIds: [bread],
  } as const;
  const night = thing({ seconds: 30_000 }, { ...food, amount: 3_333 });
  expect(thingName(night, world)).toBe('Lea Barley Bread × 3,333');
  expect(wayText(night, world)).toBe('Make 3,333 of it: 8 h 20 min');
  const [{ id = 0, name = '' } = {}] = world.sets.itemSets;
  const pieces = [DAGGER, bread, PLAN];
  const set = thing(
    { ...chance, seconds: 120 * HOUR },
    { kind: 'set', place: 'set', wanted: { kind: 'set', id }, itemIds: pieces },
  );
  expect(thingName(set, world)).toBe(name);
  expect(wayText(set, world)).toBe(
    'Hunt in Tattlewood for Copper Dagger first: about 5 days for all 3 pieces',
  );
  expect(wayText({ ...set, itemIds: [DAGGER, bread], getting: getting({}) }, world)).toBe(
    'Make Copper Dagger first: 46 s for both pieces',
  );
});

test('each hour of getting a thing brings a part of the gain', () => {
  const text = (change: Partial<NextThing>, seconds = 24 * HOUR): string =>
    perHourText(thing({ seconds }, change), NIGHT);
  expect(text({})).toBe('+0.5% for each hour spent getting it.');
  expect(text({ gainPerHour: 38.9 })).toBe('+39% for each hour spent getting it.');
  expect(text({ gainPerHour: 0.01 })).toBe('Under 0.1% for each hour spent getting it.');
  expect(text({ gain: gain('safety', 0.5, 0.6), gainPerHour: 0.005 })).toBe(
    '2 min longer for each hour spent getting it.',
  );
  expect(text({ gain: gain('experience', 0, 5_000), gainPerHour: 208.3 })).toBe(
    '+208 experience an hour for each hour spent getting it.',
  );
  expect(text({}, 46)).toBe('You could have it within the hour.');
});

test('what is done of the way is known where no chance decides', () => {
  expect(donePercent(getting({ seconds: 70, secondsInAll: 100 }))).toBe(30);
  expect(donePercent(getting({ seconds: 1, secondsInAll: 1_000 }))).toBe(99);
  expect(donePercent(getting({ secondsInAll: null }))).toBeNull();
});

test('the button says what is bought or learned first', () => {
  const buy = [{ name: 'buy', input: { itemId: KEY?.id ?? 0, amount: 3 } }] as const;
  const learn = [{ name: 'learn-recipe', input: { itemId: PLAN } }] as const;
  expect(planWords({ first: [] }, true)).toBe('Begin it');
  expect(planWords({ first: [] }, false)).toBe('Plan it');
  expect(planWords({ first: buy }, false)).toBe('Buy keys and plan');
  expect(planWords({ first: learn }, true)).toBe('Learn it and begin');
});
