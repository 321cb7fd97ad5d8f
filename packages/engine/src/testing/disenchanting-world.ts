import type { Command } from '../commands/registry.ts';
import type { Shown, State } from '../state/state.ts';
import { SKILL } from '../world/skills.ts';
import { EquipmentType, type Item, ItemQuality, type StaticData } from '../world/static-data.ts';
import type { Timeline } from '../world/world.ts';
import {
  always,
  START,
  TEST_SEED,
  testCraft,
  testItem,
  testRegion,
  testState,
  testWorld,
} from './fixture.ts';
import { executeAt } from './play.ts';

/**
 * A small world for tests of disenchanting: a ring of each quality. An action takes 3 s and gives 5 points of
 * experience for each essence.
 */
export const ESSENCE = 1;
export const OTHER_ESSENCE = 2;
export const COMMON = 10;
export const UNCOMMON = 11;
export const RARE = 12;
export const ELITE = 13;
export const EPIC = 14;
export const LEGENDARY = 15;
/** A ring of another tier: it gives `OTHER_ESSENCE`. */
export const OTHER_TIER_RING = 16;

const ring = (id: number, quality: ItemQuality, disenchantsInto = ESSENCE): Item =>
  testItem({ id, quality, disenchantsInto, equipmentType: EquipmentType.Ring });

export const essenceCraft = testCraft({
  itemId: ESSENCE,
  skillId: SKILL.Runecarving,
  experience: 5,
  baseActionTime: 3,
});

export const DISENCHANTING_SETS = {
  items: [
    testItem({ id: ESSENCE }),
    testItem({ id: OTHER_ESSENCE }),
    ...Object.values(ItemQuality).map((quality) => ring(COMMON + quality, quality)),
    ring(OTHER_TIER_RING, ItemQuality.Common, OTHER_ESSENCE),
  ],
  crafteableItems: [essenceCraft, testCraft({ ...essenceCraft, itemId: OTHER_ESSENCE, requiredLevel: 25 })],
  regions: [testRegion({ id: 1 }), testRegion({ id: 2 })],
} satisfies Partial<StaticData>;

export const disenchantingTimeline = (sets: Partial<StaticData> = {}, version = 'v1'): Timeline =>
  always(testWorld({ ...DISENCHANTING_SETS, ...sets }, version));

type Pieces = readonly (readonly [itemId: number, amount: number])[];

/** A command that disenchants pieces, given as [id, amount], in their order. */
export const disenchant = (...pieces: Pieces): Command => disenchantInto(ESSENCE, ...pieces);

export const disenchantInto = (itemId: number, ...pieces: Pieces): Command => ({
  name: 'begin-disenchanting',
  input: { itemId, items: pieces.map(([piece, amount]) => ({ itemId: piece, amount })), key: TEST_SEED },
});

/** A character who begins to disenchant at START. */
export function disenchanter(timeline: Timeline, shown: Partial<Shown>, command: Command): State {
  const state = testState(shown);
  executeAt(state, timeline, START, command);
  return state;
}
