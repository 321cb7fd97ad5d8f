import {
  AS_OFTEN_AS_POSSIBLE,
  AttackStyle,
  type BeginCommand,
  type Dungeon,
  isGathered,
  type PlanStep,
  packAll,
  type State,
} from '@slumberfell/engine';
import { stateOf, withItems } from './forecast-characters.ts';
import { craftOf, sets } from './shipped.ts';

/** Four characters, each with a plan for a night that it sets at instant 0. */
export interface PlanCharacter {
  readonly name: string;
  readonly state: State;
  /** The session that begins before the plan is set, at instant 0; null for a character at rest. */
  readonly before: BeginCommand | null;
  readonly steps: readonly PlanStep[];
  readonly times: number;
}

const SECONDS_PER_HOUR = 3_600;

const make = (itemId: number, amount = AS_OFTEN_AS_POSSIBLE): PlanStep => ({
  name: 'begin-crafting',
  input: { itemId, amount },
});
const hunt = (regionId: number, input: object = {}): PlanStep => ({
  name: 'begin-hunting',
  input: { regionId, ...input },
});
const sell = (itemId: number, amount: number): PlanStep => ({ name: 'sell', input: { itemId, amount } });

/** A product of gathering in a region whose actions also find other items. */
function gatheredIn(regionId: number, level: number): number {
  const recipe = sets.crafteableItems.find(
    (one) =>
      isGathered(one) &&
      one.requiredRegions[0] === regionId &&
      one.requiredLevel <= level &&
      one.lootTableId !== null,
  );
  if (recipe === undefined) throw new Error(`Nothing can be gathered in region ${regionId}`);
  return recipe.itemId;
}

/** A recipe of the region's raw hide, which enemies drop, and the other component of it. */
const HIDE = { product: 5_211, log: 2_010, regionId: 1 } as const;

/** Lea Barley Bread, and the crop of the region of which it is baked. */
const BREAD = { product: 12_011, crop: 1_210, regionId: 1 } as const;

/** Hunts until the food runs low, makes what the loot allows, gathers and sells. */
function tanner(): PlanCharacter {
  const flax = gatheredIn(HIDE.regionId, 12);
  return {
    name: 'a hunter of level 12 who cures the hides and gathers',
    state: withItems(stateOf(12, AttackStyle.Range, HIDE.regionId, 60), { itemId: HIDE.log, amount: 500 }),
    before: { name: 'begin-crafting', input: { itemId: flax, amount: 300 } },
    steps: [hunt(HIDE.regionId, { rest: true }), make(HIDE.product), make(flax, 900), sell(flax, 700)],
    times: 1,
  };
}

/** Hunts without a rest, with too little food, in three rounds. */
function hunter(): PlanCharacter {
  const regionId = 1;
  const raw = gatheredIn(regionId, 12);
  return {
    name: 'a hunter of level 12 with little food in three rounds',
    state: stateOf(12, AttackStyle.Melee, regionId, 60),
    before: null,
    steps: [hunt(regionId, { until: { kills: 80 } }), make(raw, 200), sell(raw, 150)],
    times: 3,
  };
}

/** Runs of a dungeon that about half of the nights end by a defeat, and a hunt that is refused after it. */
function delver(): PlanCharacter {
  const regionId = 4;
  const dungeon = sets.dungeons.find((place) => place.regionId === regionId) as Dungeon;
  const raw = gatheredIn(regionId, 50);
  const runs = 22;
  return {
    name: 'runs of a dungeon at level 50, and a hunt',
    state: withItems(stateOf(50, AttackStyle.Melee, regionId, 150), {
      itemId: dungeon.keyItemId,
      amount: runs,
    }),
    before: null,
    steps: [
      { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs } },
      hunt(regionId, { rest: true }),
      make(raw),
    ],
    times: 1,
  };
}

/** Gathers the grain of its region, bakes all of it, packs each loaf and hunts with them. */
function baker(): PlanCharacter {
  const { product, crop, regionId } = BREAD;
  const seconds = craftOf(crop)?.baseActionTime as number;
  return {
    name: 'a hunter of level 12 who gathers grain, bakes, packs all loaves and hunts',
    state: stateOf(12, AttackStyle.Melee, regionId, 20),
    before: null,
    steps: [
      make(crop, Math.floor((3 * SECONDS_PER_HOUR) / seconds)),
      make(product),
      packAll(product),
      hunt(regionId, { rest: true }),
    ],
    times: 1,
  };
}

export const PLAN_CHARACTERS: readonly PlanCharacter[] = [tanner(), hunter(), delver(), baker()];
