import type { OnCombatTurn } from '../events/combat.ts';
import type { Shown, State } from '../state/state.ts';
import { type Enemy, EquipmentType, type StaticData } from '../world/static-data.ts';
import type { Trait } from '../world/traits/trait.ts';
import type { Timeline } from '../world/world.ts';
import {
  always,
  START,
  TEST_SEED,
  testEnemy,
  testItem,
  testRegion,
  testState,
  testWorld,
} from './fixture.ts';
import { executeAt, ofType, recordUntil } from './play.ts';

/** This file has small worlds for tests of traits: a ring with traits, and one kind of enemy with tricks. */

export const [RING, BAND, BREAD, FANG] = [101, 102, 103, 104];
export const PREY = 1;

/** Items of such a world: `RING` has the traits, `BAND` none. A portion of `BREAD` heals 10. */
export const traitItems = (own: readonly Trait[]) => [
  testItem({ id: RING, equipmentType: EquipmentType.Ring, ...(own.length > 0 && { traits: own }) }),
  testItem({ id: BAND, equipmentType: EquipmentType.Ring }),
  testItem({ id: BREAD, healingAmount: 10 }),
  testItem({ id: FANG }),
];

/**
 * @param own traits of `RING`
 * @param prey the enemy `PREY` of region 1, where it differs from that of `testEnemy`
 */
export const traitWorld = (
  own: readonly Trait[],
  prey: Partial<Enemy> = {},
  sets: Partial<StaticData> = {},
  version = 'v1',
): Timeline =>
  always(
    testWorld(
      {
        items: traitItems(own),
        enemies: [testEnemy({ id: PREY, ...prey })],
        regions: [testRegion({ id: 1, enemies: [PREY] })],
        ...sets,
      },
      version,
    ),
  );

/** A character with `RING` that begins a hunt at START. The first turns end at 7, 10 and 13 s. */
export function hunting(timeline: Timeline, shown: Partial<Shown> = {}): State {
  const state = testState({ equipment: { ring: RING }, inventory: [BAND, 1], ...shown });
  executeAt(state, timeline, START, { name: 'begin-hunting', input: { regionId: 1, key: TEST_SEED } });
  return state;
}

/** The first turns of the session of a state. */
export const firstTurns = (
  state: State,
  timeline: Timeline,
  count: number,
): readonly (OnCombatTurn & { at: number })[] =>
  ofType(recordUntil(state, timeline, state.shown.eventAt + 3_600_000), 'OnCombatTurn').slice(0, count);
