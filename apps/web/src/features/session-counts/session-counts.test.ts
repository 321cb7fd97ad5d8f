import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  createState,
  type HuntAction,
  LOG_LINES,
  type LogLine,
  LogType,
  openWorld,
  type Shown,
  Verb,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import {
  countSession,
  largestFirst,
  perHour,
  type SessionCounts,
  totalOf,
  worthOf,
} from './session-counts.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const bare = createState(compiled.newCharacter, 0).shown;
const food = world.sets.items.find(({ healingAmount }) => (healingAmount ?? 0) > 1);
if (food?.healingAmount === undefined) throw new Error('The shipped world has no food');
const [ENEMY, OTHER, LOOT, SKILL] = [11, 12, world.sets.items[0]?.id ?? 0, 15];

const hunt = (startAt: number, regionId = 1) => ({ kind: 'hunt', startAt, regionId }) as HuntAction;
const shownWith = (action: Shown['action'], combatLog: readonly LogLine[], healthAt = 0): Shown => ({
  ...bare,
  action,
  combatLog,
  healthAt,
});
const fightAt = (at: number, enemy = ENEMY): LogLine[] => [
  [at, LogType.CharacterDamage, 0, 9],
  [at, LogType.CharacterHealing, food.id, (food.healingAmount ?? 0) + 1],
  [at, LogType.Victory, enemy, 0],
  [at, LogType.Experience, SKILL, 20],
  [at, LogType.HealthExperience, 14, 5],
  [at, LogType.Loot, LOOT, 3],
];
const count = (before: SessionCounts | null, shown: Shown) =>
  countSession(before, shown, world) as SessionCounts;

test('counts kills, experience, loot and portions of each line once', () => {
  const first = count(null, shownWith(hunt(1_000), fightAt(4_000)));
  const again = count(first, shownWith(hunt(1_000), fightAt(4_000)));
  expect(again).toBe(first);
  const log = [...fightAt(4_000), ...fightAt(9_000, OTHER)];
  expect(count(again, shownWith(hunt(1_000), log))).toEqual({
    place: { kind: 'region', id: 1 },
    from: 1_000,
    to: 9_000,
    ended: null,
    kills: { [ENEMY]: 1, [OTHER]: 1 },
    experience: { [SKILL]: 40, 14: 10 },
    loot: { [LOOT]: 6 },
    food: { [food.id]: 4 },
    saved: 0,
    taken: 0,
  });
});

test('a portion that is not used up is eaten, and one that an enemy takes is not', () => {
  const log: LogLine[] = [
    [4_000, LogType.CharacterDamage, 0, 9],
    [4_000, LogType.Trick, Verb.Filch, 1],
    [4_000, LogType.Trait, Verb.Thrift, 2],
    [4_000, LogType.CharacterHealing, food.id, 2 * (food.healingAmount ?? 0)],
    [7_000, LogType.Trait, Verb.Echo, 9],
    [7_000, LogType.Trick, Verb.Filch, 1],
  ];
  const counts = count(null, shownWith(hunt(1_000), log));
  expect([counts.food, counts.saved, counts.taken]).toEqual([{ [food.id]: 2 }, 2, 2]);
});

test('goes on after a refresh, which moves the start of the session', () => {
  const first = count(null, shownWith(hunt(1_000), fightAt(4_000)));
  const refreshed = count(first, shownWith(hunt(5_000), [...fightAt(4_000), ...fightAt(9_000)]));
  expect([refreshed.from, refreshed.kills]).toEqual([1_000, { [ENEMY]: 2 }]);
});

test('begins anew with the next session in the same region, whose begin clears the log', () => {
  const first = count(null, shownWith(hunt(1_000), fightAt(4_000)));
  expect(count(first, shownWith(hunt(6_000), []))).toMatchObject({ from: 6_000, to: null, kills: {} });
});

test('begins anew in another region', () => {
  const first = count(null, shownWith(hunt(1_000), fightAt(4_000)));
  expect(count(first, shownWith(hunt(4_000, 2), fightAt(4_000))).place.id).toBe(2);
});

test('begins anew where lines are missing, without the oldest instant of a full log', () => {
  const first = count(null, shownWith(hunt(1_000), fightAt(4_000)));
  const full = Array.from(
    { length: LOG_LINES },
    (_, index) => fightAt(50_000 + 1_000 * Math.floor(index / 6))[index % 6] as LogLine,
  );
  const later = count(first, shownWith(hunt(1_000), full));
  expect(later.from).toBe(50_000);
  const instants = new Set(
    full.filter(([at, type]) => at > 50_000 && type === LogType.Victory).map(([at]) => at),
  );
  expect(totalOf(later.kills)).toBe(instants.size);
});

test('ends with the session, with its last lines, and stays until the next one', () => {
  const first = count(null, shownWith(hunt(1_000), fightAt(4_000)));
  const log = [...fightAt(4_000), ...fightAt(9_000)];
  const ended = count(first, shownWith(null, log, 12_000));
  expect(ended).toMatchObject({ ended: { at: 12_000, reason: null }, kills: { [ENEMY]: 2 } });
  expect(count(ended, shownWith(null, log, 12_000))).toBe(ended);
  expect(count(ended, shownWith(hunt(13_000), []))).toMatchObject({ ended: null, kills: {} });
});

test('counts nothing while the character has never fought', () => {
  expect(countSession(null, shownWith(null, []), world)).toBeNull();
});

test('sums, sorts and values numbers by id', () => {
  expect(totalOf({ 1: 2, 5: 4 })).toBe(6);
  expect(largestFirst({ 1: 2, 5: 4 })).toEqual([
    { id: 5, amount: 4 },
    { id: 1, amount: 2 },
  ]);
  expect(worthOf({ [food.id]: 3, 999999: 2 }, world)).toBe(3 * food.value);
});

test('tells a number an hour from the first minute on', () => {
  expect(perHour(30, 59_000)).toBeNull();
  expect(perHour(30, 600_000)).toBe(180);
});
