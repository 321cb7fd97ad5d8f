import { expect, test } from 'vitest';
import { amountOf } from '../../state/amounts.ts';
import { DUNGEON_SETS, inDungeon, KING, littleDungeon, RAT } from '../../testing/dungeon-world.ts';
import { executeAt, ofType, recordUntil, START, settle } from '../../testing/index.ts';
import { FANG, hunting, PREY, traitWorld } from '../../testing/trait-world.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';

/** Enemies that flee (game-design 2.16d, step 6). */

const flee: Trait = [Verb.Flee, 2, 0];
const wary = { health: 1_000_000, attackPower: 0, traits: [flee] };
const lootTables = [{ id: PREY, subTables: [{ itemId: FANG, amount: 1, probability: 1 }] }];

test('the enemy is gone after its turns, without a reward, and the next pull follows', () => {
  const timeline = traitWorld([], wary, { lootTables });
  const state = hunting(timeline);
  const moments = recordUntil(state, timeline, START + 17_999);
  expect(moments.map(({ at, events }) => [at - START, ...events.map(({ type }) => type)])).toEqual([
    [4_000, 'OnCombatStart'],
    [7_000, 'OnCombatTurn'],
    [10_000, 'OnCombatTurn', 'CombatPullStart'],
    [14_000, 'OnCombatStart'],
    [17_000, 'OnCombatTurn'],
  ]);
  const [, second] = ofType(moments, 'OnCombatTurn');
  expect(second).toMatchObject({ result: null, notes: [{ by: 'enemy', verb: Verb.Flee, amount: 2 }] });
  expect(amountOf(state.shown.inventory, FANG)).toBe(0);
  expect(state.shown.experience.every((points) => points === 0)).toBe(true);
});

test('no enemy is pending after a flight', () => {
  const timeline = traitWorld([], wary);
  const state = hunting(timeline);
  settle(state, timeline, START + 9_999);
  expect(state.hidden.pendingEnemies).toEqual([1, PREY]);
  settle(state, timeline, START + 10_000);
  expect(state.hidden.pendingEnemies).toEqual([]);
  expect(state.shown.action).toMatchObject({ phase: 'pull', enemyId: null, enemyHealth: 0 });
});

test('a flight counts as no kill, and Haste makes the pull after it shorter', () => {
  const timeline = traitWorld([[Verb.Haste, 1_000, 0]], wary);
  const state = hunting(timeline);
  executeAt(state, timeline, START, { name: 'stop', input: {} });
  executeAt(state, timeline, START, {
    name: 'begin-hunting',
    input: { regionId: 1, until: { kills: 1 }, key: [1, 2, 3, 4] },
  });
  const moments = recordUntil(state, timeline, START + 13_000);
  expect(ofType(moments, 'CombatPullStart')).toEqual([
    { type: 'CombatPullStart', pullTime: 3_000, at: START + 10_000 },
  ]);
  expect(state.shown.action).toMatchObject({ until: { killsLeft: 1 }, phase: 'fight' });
});

test('an enemy that is beaten in its last turn has not fled', () => {
  const timeline = traitWorld([], { ...wary, health: 1, traits: [[Verb.Flee, 1, 0]] }, { lootTables });
  const state = hunting(timeline);
  settle(state, timeline, START + 7_000);
  expect(amountOf(state.shown.inventory, FANG)).toBe(1);
});

test('a flight at or after the end that the player chose ends the hunt', () => {
  const timeline = traitWorld([], wary);
  const state = hunting(timeline);
  executeAt(state, timeline, START, { name: 'stop', input: {} });
  executeAt(state, timeline, START, {
    name: 'begin-hunting',
    input: { regionId: 1, until: { at: START + 5_000 }, key: [1, 2, 3, 4] },
  });
  const moments = recordUntil(state, timeline, START + 3_600_000);
  expect(moments.at(-1)).toMatchObject({
    at: START + 10_000,
    events: [{ type: 'OnCombatTurn' }, { type: 'OnIdleSessionFinished', reason: 'done', health: 98 }],
  });
  expect(state.hidden.pendingEnemies).toEqual([]);
});

test('in a dungeon no enemy flees', () => {
  const [rat, king] = DUNGEON_SETS.enemies;
  const enemies = [
    { ...rat, health: 10, traits: [[Verb.Flee, 1, 0] as const] },
    { ...king, health: 10, traits: [[Verb.Flee, 1, 0] as const] },
  ] as typeof DUNGEON_SETS.enemies;
  const timeline = littleDungeon({ enemies });
  const state = inDungeon(1, timeline);
  const moments = recordUntil(state, timeline, START + 600_000);
  const turns = ofType(moments, 'OnCombatTurn');
  expect(ofType(moments, 'OnCombatStart').map(({ enemyId }) => enemyId)).toEqual([RAT, RAT, KING]);
  expect(turns.filter(({ result }) => result === 1)).toHaveLength(3);
  expect(turns.length).toBeGreaterThan(5);
  expect(turns.every(({ notes }) => notes === undefined)).toBe(true);
});
