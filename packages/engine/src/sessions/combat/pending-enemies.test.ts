import { describe, expect, test } from 'vitest';
import type { Command } from '../../commands/registry.ts';
import { CombatResult } from '../../events/combat.ts';
import type { Seed } from '../../random/seed.ts';
import type { State } from '../../state/state.ts';
import {
  always,
  executeAt,
  mutableState,
  ofType,
  recordUntil,
  START,
  settle,
  testEnemy,
  testRegion,
  testState,
  testWorld,
} from '../../testing/index.ts';
import { EnemyType } from '../../world/static-data.ts';
import type { Timeline } from '../../world/world.ts';

/**
 * Tests that a pending enemy comes again (game-design 2.16b). So a player who stops and begins again to get a
 * better enemy gains nothing.
 */

const herd = Array.from({ length: 40 }, (_, index) => testEnemy({ id: index + 1, health: 5 }));
const herdBut = (id: number) => herd.filter((one) => one.id !== id);
const without = (id: number) => herdBut(id).map((one) => one.id);
const others = Array.from({ length: 40 }, (_, index) => testEnemy({ id: index + 101, health: 1_000_000 }));
const regions = [
  testRegion({ id: 1, enemies: herd.map(({ id }) => id) }),
  testRegion({ id: 2, enemies: others.map(({ id }) => id) }),
];
const timeline = always(testWorld({ enemies: [...herd, ...others], regions }));

const stop: Command = { name: 'stop', input: {} };
const seedOf = (seed: number): Seed => [seed, 2, 3, 4];
const hunt = (regionId: number, seed: number): Command => ({
  name: 'begin-hunting',
  input: { regionId, key: seedOf(seed) },
});

/** Begins a hunt with a new seed and stops it in the first turn. @returns the id of the enemy */
function peek(state: State, at: number, seed: number, when: Timeline = timeline): number {
  executeAt(state, when, at, hunt(state.shown.regionId, seed));
  const [start] = ofType(recordUntil(state, when, at + 5_000), 'OnCombatStart');
  executeAt(state, when, at + 5_000, stop);
  return start?.enemyId ?? 0;
}

test('different seeds give different enemies', () => {
  const met = Array.from({ length: 20 }, (_, seed) => peek(testState(), START, seed));
  expect(new Set(met).size).toBeGreaterThan(5);
});

test('begin and stop give the same enemy again, at full health', () => {
  const state = testState();
  const first = peek(state, START, 1);
  for (let seed = 2; seed < 12; seed++) expect(peek(state, START + seed * 60_000, seed)).toBe(first);
  executeAt(state, timeline, START + 3_600_000, hunt(1, 99));
  settle(state, timeline, START + 3_604_000);
  expect(state.shown.action).toMatchObject({ enemyId: first, enemyHealth: 5 });
});

test('a stop during the pull keeps no enemy: the next hunt draws one', () => {
  const state = testState();
  executeAt(state, timeline, START, hunt(1, 1));
  executeAt(state, timeline, START + 3_999, stop);
  expect(state.hidden.pendingEnemies).toEqual([]);
  const met = new Set(
    Array.from({ length: 20 }, (_, seed) => peek(testState({}, state.hidden), START + 9_000, seed)),
  );
  expect(met.size).toBeGreaterThan(5);
});

test('travel keeps the pending enemy of each region', () => {
  const state = testState();
  const here = peek(state, START, 1);
  executeAt(state, timeline, START + 60_000, { name: 'travel', input: { regionId: 2 } });
  const there = peek(state, START + 61_000, 2);
  executeAt(state, timeline, START + 120_000, { name: 'travel', input: { regionId: 1 } });
  expect(peek(state, START + 121_000, 3)).toBe(here);
  executeAt(state, timeline, START + 180_000, { name: 'travel', input: { regionId: 2 } });
  expect(peek(state, START + 181_000, 4)).toBe(there);
});

describe('a new enemy is drawn', () => {
  test('once the pending enemy is beaten', () => {
    const state = testState();
    const first = peek(state, START, 1);
    expect(state.hidden.pendingEnemies).toEqual([1, first]);
    executeAt(state, timeline, START + 60_000, hunt(1, 2));
    const turns = ofType(recordUntil(mutableState(state), timeline, START + 120_000), 'OnCombatTurn');
    const victory = turns.find(({ result }) => result === CombatResult.Victory)?.at ?? 0;
    settle(state, timeline, victory - 1);
    expect(state.hidden.pendingEnemies).toEqual([1, first]);
    settle(state, timeline, victory);
    expect(state.hidden.pendingEnemies).toEqual([]);
  });

  test('once the pending enemy has won', () => {
    const killer = testEnemy({ id: 1, health: 1_000_000, attackPower: 1_000_000 });
    const deadly = always(testWorld({ enemies: [killer], regions: [testRegion({ id: 1, enemies: [1] })] }));
    const state = testState();
    peek(state, START, 1, deadly);
    expect(state.hidden.pendingEnemies).toEqual([1, 1]);
    executeAt(state, deadly, START + 60_000, hunt(1, 2));
    settle(state, deadly, START + 120_000);
    expect(state.shown.action).toBeNull();
    expect(state.hidden.pendingEnemies).toEqual([]);
  });

  // Content keeps a retired enemy, because characters may own its cards and trophies (ADR 0009).
  test.each([
    ['is gone from its region', (first: number) => ({ enemies: herd, roaming: without(first) })],
    [
      'has become a Boss',
      (first: number) => ({
        enemies: herd.map((one) => (one.id === first ? { ...one, type: EnemyType.Boss } : one)),
        roaming: herd.map(({ id }) => id),
      }),
    ],
    ['is not known any more', (first: number) => ({ enemies: herdBut(first), roaming: without(first) })],
  ])('once it %s by new content', (_, change) => {
    const state = testState();
    const first = peek(state, START, 1);
    const { enemies, roaming } = change(first);
    const later = always(testWorld({ enemies, regions: [testRegion({ id: 1, enemies: roaming })] }, 'later'));
    const next = peek(state, START + 60_000, 2, later);
    expect(without(first)).toContain(next);
    expect(peek(state, START + 120_000, 3, later)).toBe(next);
  });
});

test('a pending miniboss comes again, also when its level is now out of reach for the character', () => {
  const giant = testEnemy({ id: 7, type: EnemyType.Rare, level: 90 });
  const roaming = [giant.id, ...herd.map(({ id }) => id)];
  const when = always(
    testWorld({
      enemies: [giant, ...herdBut(giant.id)],
      regions: [testRegion({ id: 1, enemies: roaming })],
    }),
  );
  expect(peek(testState({}, { pendingEnemies: [1, giant.id] }), START, 1, when)).toBe(giant.id);
});
