import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/registry.ts';
import { applyMoment } from '../events/apply.ts';
import type { State } from '../state/state.ts';
import { DUNGEON_SETS, LATCHKEY, littleDungeon } from '../testing/dungeon-world.ts';
import {
  executeAt,
  IDLE_TROPHY,
  ofType,
  recordUntil,
  START,
  TEST_SEED,
  testCraft,
  testEnemy,
  testItem,
  testState,
  withIdleTime,
} from '../testing/index.ts';
import { BAND, FANG, hunting, PREY, RING, traitItems, traitWorld } from '../testing/trait-world.ts';
import { EquipmentType } from '../world/static-data.ts';
import { Verb } from '../world/traits/trait.ts';

/** Traits that make combat sessions longer (game-design 2.16d). The idle time is eight hours. */

const MINUTE = 60_000;
const HOUR = 3_600_000;
const IDLE = 8 * HOUR;
const [BOOTS, MAIL] = [105, 106];
const linger = (minutes: number) => [[Verb.Linger, minutes, 0] as const];
/** The ring adds 5 minutes for each hour, the boots 2. The mail heals what the enemy does. */
const items = [
  ...traitItems(linger(5)),
  testItem({ id: BOOTS, equipmentType: EquipmentType.Boots, traits: linger(2) }),
  testItem({ id: MAIL, equipmentType: EquipmentType.Chest, traits: [[Verb.Mend, 30, 0]] }),
];
/** Is gone after one turn: a fight every 7 s. */
const wisp = testEnemy({ id: PREY, health: 1_000_000, attackPower: 0, traits: [[Verb.Flee, 1, 0]] });
const crafteableItems = [testCraft({ itemId: FANG, requiredRegions: [1] })];
const timeline = traitWorld([], wisp, { items, crafteableItems });

const worn = { ring: RING, chest: MAIL };
const unequip = (equipmentType: EquipmentType): Command => ({ name: 'unequip', input: { equipmentType } });
const takeOff = unequip(EquipmentType.Ring);
const putOn: Command = { name: 'equip', input: { itemId: RING } };
const refresh: Command = { name: 'refresh', input: {} };
const limitOf = ({ shown: { action } }: State, from = START) => (action?.limitAt ?? 0) - from;
const run = (state: State, after: number, command: Command) =>
  executeAt(state, timeline, START + after, command);

describe('a hunt', () => {
  test('runs the minutes of the worn pieces longer for each hour', () => {
    const state = hunting(timeline, { equipment: worn });
    expect(limitOf(state)).toBe(IDLE + 40 * MINUTE);
    expect(state.shown.action).toMatchObject({ lingers: 40 * MINUTE });
    const both = hunting(timeline, { equipment: { ...worn, boots: BOOTS } });
    expect(limitOf(both)).toBe(IDLE + 56 * MINUTE);
  });

  test('without such a piece has no field for it', () => {
    const state = hunting(timeline, { equipment: { chest: MAIL } });
    expect(limitOf(state)).toBe(IDLE);
    expect(state.shown.action).not.toHaveProperty('lingers');
  });

  test('ends at that limit', () => {
    const brief = withIdleTime(timeline, 60);
    const state = hunting(brief, { equipment: worn, trophies: [IDLE_TROPHY, 1] });
    const [finish] = ofType(recordUntil(state, brief, START + HOUR), 'OnIdleSessionFinished');
    // The fight that began at 60 s ended at 63 s.
    expect(finish).toMatchObject({ reason: 'limit', at: START + 65_000 });
  });

  test.each([
    [86_000, 400],
    [86_400, 0],
    [90_000, 0],
  ])('with an idle time of %i s runs %i s longer, so that the sum is at most 24 hours', (seconds, more) => {
    const when = withIdleTime(timeline, seconds);
    const state = hunting(when, { equipment: worn, trophies: [IDLE_TROPHY, 1] });
    expect(limitOf(state)).toBe(1_000 * (seconds + more));
  });
});

describe('a refresh', () => {
  test('counts what is worn then', () => {
    const state = hunting(timeline, { equipment: { chest: MAIL }, inventory: [RING, 1] });
    run(state, HOUR, putOn);
    expect(limitOf(state)).toBe(IDLE);
    const events = run(state, HOUR, refresh);
    expect(events[0]).toMatchObject({ type: 'SessionRefreshed', lingers: 40 * MINUTE });
    expect(limitOf(state)).toBe(HOUR + IDLE + 40 * MINUTE);
    run(state, 2 * HOUR, takeOff);
    run(state, 2 * HOUR, refresh);
    expect(limitOf(state)).toBe(2 * HOUR + IDLE);
    expect(state.shown.action).not.toHaveProperty('lingers');
  });

  test('in a fight leaves the fields in the order that settling gives them', () => {
    const steadfast = traitWorld([], { ...wisp, traits: [] }, { items });
    const state = hunting(steadfast, { equipment: worn });
    executeAt(state, steadfast, START + 5_000, refresh);
    expect(state.shown.action).toMatchObject({ lingers: 40 * MINUTE, bearers: [MAIL, RING] });
    const { shown } = state;
    const moments = recordUntil(state, steadfast, START + 10_000);
    expect(JSON.stringify(moments.reduce(applyMoment, shown))).toBe(JSON.stringify(state.shown));
  });
});

describe('another piece', () => {
  test('brings the limit nearer when it is taken off, and not back when it is put on', () => {
    const state = hunting(timeline, { equipment: worn });
    expect(run(state, HOUR, takeOff).at(-1)).toEqual({
      type: 'OnLimitChange',
      limitAt: START + IDLE,
      lingers: 0,
    });
    expect(run(state, HOUR, putOn).map(({ type }) => type)).not.toContain('OnLimitChange');
    expect(limitOf(state)).toBe(IDLE);
  });

  test('leaves what the others add', () => {
    const state = hunting(timeline, { equipment: { ...worn, boots: BOOTS } });
    run(state, HOUR, takeOff);
    expect(limitOf(state)).toBe(IDLE + 16 * MINUTE);
    run(state, HOUR, unequip(EquipmentType.Boots));
    expect(limitOf(state)).toBe(IDLE);
  });

  test('counts by what is worn after the command, where one replaces the other', () => {
    const state = hunting(timeline, { equipment: worn });
    run(state, HOUR, { name: 'equip', input: { itemId: BAND } });
    expect(limitOf(state)).toBe(IDLE);
  });

  test('never brings it nearer than the instant of the command', () => {
    const state = hunting(timeline, { equipment: worn });
    const at = IDLE + 10 * MINUTE;
    run(state, at, takeOff);
    expect(limitOf(state)).toBe(at);
    const [finish] = ofType(recordUntil(state, timeline, START + at + HOUR), 'OnIdleSessionFinished');
    expect(finish?.reason).toBe('limit');
    expect(finish?.at).toBeLessThan(START + at + 10_000);
  });

  test('that adds nothing changes no limit', () => {
    const state = hunting(timeline, { equipment: worn, inventory: [BOOTS, 1] });
    const events = run(state, HOUR, { name: 'equip', input: { itemId: BOOTS } });
    expect(events.map(({ type }) => type)).not.toContain('OnLimitChange');
    expect(limitOf(state)).toBe(IDLE + 40 * MINUTE);
  });
});

test('runs of a dungeon are longer, gathering is not', () => {
  const cellar = littleDungeon({ items: [...DUNGEON_SETS.items, ...items] });
  const state = testState({ equipment: worn, inventory: [LATCHKEY, 3] });
  executeAt(state, cellar, START, {
    name: 'begin-dungeon',
    input: { dungeonId: 9, runs: 3, key: TEST_SEED },
  });
  expect(limitOf(state)).toBe(IDLE + 40 * MINUTE);
  const gathering = testState({ equipment: worn });
  run(gathering, 0, { name: 'begin-crafting', input: { itemId: FANG, amount: 9, key: TEST_SEED } });
  expect(limitOf(gathering)).toBe(IDLE);
});

describe('the limit of a plan', () => {
  const steps = [{ name: 'begin-hunting' as const, input: { regionId: 1 } }];
  const setPlan: Command = { name: 'set-plan', input: { steps, times: 2, key: TEST_SEED } };

  test('is without it, and so is that of the sessions that the plan begins', () => {
    const state = testState({ equipment: worn });
    run(state, 0, setPlan);
    expect(state.shown.plan).toMatchObject({ running: 0, limitAt: START + IDLE });
    expect(limitOf(state)).toBe(IDLE);
    run(state, HOUR, refresh);
    expect(limitOf(state)).toBe(HOUR + IDLE);
    expect(state.shown.plan).toMatchObject({ limitAt: START + HOUR + IDLE });
  });

  test('pauses a plan after a session of the player that ended later', () => {
    const state = hunting(timeline, { equipment: worn });
    run(state, 0, { name: 'stop', input: {} });
    const until = { at: START + IDLE + 20 * MINUTE };
    run(state, 0, { name: 'begin-hunting', input: { regionId: 1, until, key: TEST_SEED } });
    run(state, 1, setPlan);
    run(state, 2, refresh);
    expect(limitOf(state)).toBe(2 + IDLE + 40 * MINUTE);
    expect(state.shown.plan).toMatchObject({ status: 'active', limitAt: START + 2 + IDLE });
    const moments = recordUntil(state, timeline, START + IDLE + HOUR);
    expect(ofType(moments, 'OnIdleSessionFinished')).toMatchObject([{ reason: 'done' }]);
    expect(state.shown.plan).toMatchObject({ status: 'limit', place: 0 });
    expect(state.shown.action).toBeNull();
  });
});
