import { describe, expect, test } from 'vitest';
import { COMMAND_SHAPES } from '../../commands/command-shapes.ts';
import type { CommandInputs } from '../../commands/registry.ts';
import { nextInstant } from '../../settle/advance.ts';
import {
  always,
  executeAt,
  experienceOf,
  IDLE_TROPHY,
  ofType,
  recordUntil,
  refused,
  START,
  settle,
  TEST_SEED,
  testEnemy,
  testRegion,
  testState,
  testWorld,
  withIdleTime,
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';

/** The end of open combat that a player chooses (game-design 2.10). */

type Until = NonNullable<CommandInputs['begin-hunting']['until']>;

const regions = [testRegion({ id: 1, enemies: [1] })];
/** Is beaten in the first turn: with the pulls, a fight ends every 7 s. A kill gives 10 points of Attack. */
const mouse = testEnemy({ id: 1, health: 1, attackPower: 0 });
const timeline = always(testWorld({ enemies: [mouse], regions }));
const DAY = 86_400_000;

const hunt = (until: Until) =>
  ({ name: 'begin-hunting', input: { regionId: 1, until, key: TEST_SEED } }) as const;

/** The end of a hunt, and its number of kills. */
function endOf(until: Until, totalIdleTime = 28_800) {
  const state = testState({ trophies: [IDLE_TROPHY, 1] });
  const when = withIdleTime(timeline, totalIdleTime);
  executeAt(state, when, START, hunt(until));
  const moments = recordUntil(state, when, START + DAY);
  const [finish] = ofType(moments, 'OnIdleSessionFinished');
  return { reason: finish?.reason, at: (finish?.at ?? 0) - START };
}

describe('a hunt ends with the reason done', () => {
  test('after the kill that completes a number', () =>
    expect(endOf({ kills: 3 })).toEqual({ reason: 'done', at: 21_000 }));

  test('after the fight that reaches a level', () => {
    // 83 points are level 2: the ninth kill.
    const until = { level: { skillId: SKILL.Attack, level: 2 } };
    expect(endOf(until)).toEqual({ reason: 'done', at: 63_000 });
  });

  test.each([
    [10_000, 10_000],
    [11_000, 11_000],
    [11_001, 14_000],
    [13_000, 14_000],
    [14_000, 14_000],
  ])('at an instant %i ms after its begin, or after the fight that runs then, at %i', (at, end) => {
    expect(endOf({ at: START + at })).toEqual({ reason: 'done', at: end });
  });

  test('at whichever of several ends comes first', () => {
    const level = { skillId: SKILL.Attack, level: 2 };
    expect(endOf({ kills: 2, level, at: START + 60_000 })).toEqual({ reason: 'done', at: 14_000 });
    expect(endOf({ kills: 20, level, at: START + 30_000 })).toEqual({ reason: 'done', at: 30_000 });
  });
});

test('the limit of the session holds as ever', () => {
  expect(endOf({ kills: 99, at: START + DAY }, 13)).toEqual({ reason: 'limit', at: 14_000 });
});

test('the next instant is the chosen end when no fight starts before it', () => {
  const state = testState();
  executeAt(state, timeline, START, hunt({ at: START + 2_000 }));
  expect(nextInstant(state, timeline)).toBe(START + 2_000);
});

test('kills that are left are shown, and a refresh keeps them', () => {
  const state = testState();
  executeAt(state, timeline, START, hunt({ kills: 5 }));
  settle(state, timeline, START + 15_000);
  expect(state.shown.action).toMatchObject({ until: { killsLeft: 3, level: null, at: null } });
  executeAt(state, timeline, START + 15_000, { name: 'refresh', input: {} });
  expect(state.shown.action).toMatchObject({ until: { killsLeft: 3 } });
});

test('a skill that another attribute trains counts after the change', () => {
  const state = testState({ experience: experienceOf({}).with(SKILL.Defence - 1, 75) });
  executeAt(state, timeline, START, hunt({ level: { skillId: SKILL.Defence, level: 2 } }));
  const train = { name: 'set-training-attribute', input: { trainingAttribute: 2 } } as const;
  executeAt(state, timeline, START + 15_000, train);
  const [finish] = ofType(recordUntil(state, timeline, START + DAY), 'OnIdleSessionFinished');
  expect(finish).toMatchObject({ reason: 'done', at: START + 21_000 });
});

test('an end that is reached already is refused', () => {
  const strong = testState({ experience: experienceOf({ Attack: 7 }) });
  const level = (wanted: number) => hunt({ level: { skillId: SKILL.Attack, level: wanted } });
  expect(refused(strong, timeline, START, level(7))).toBe('until/reached');
  expect(refused(testState(), timeline, START, hunt({ at: START }))).toBe('until/reached');
  executeAt(strong, timeline, START, level(8));
});

test.each<Until>([
  { kills: 0 },
  { kills: 0.5 },
  { level: { skillId: SKILL.Attack, level: 101 } },
  { at: -1 },
])('the end %j is refused', (until) =>
  expect(refused(testState(), timeline, START, hunt(until))).toBe('amount/invalid'),
);

test('an object without an end begins a hunt without one', () => {
  const state = testState();
  executeAt(state, timeline, START, hunt({}));
  expect(state.shown.action).not.toHaveProperty('until');
});

test('logged commands of earlier releases, without the new fields, can be read', () => {
  expect(COMMAND_SHAPES['begin-hunting']({ regionId: 1, key: TEST_SEED })).toBeNull();
  expect(COMMAND_SHAPES['begin-hunting'](hunt({ kills: 3 }).input)).toBeNull();
  expect(COMMAND_SHAPES['begin-dungeon']({ dungeonId: 1, runs: 2, key: TEST_SEED })).toBeNull();
});
