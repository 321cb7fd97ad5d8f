import {
  advance,
  amountsOf,
  EXPERIENCE_TABLE,
  equipObstacles,
  type ItemAmount,
  PLAN_ROUNDS,
  type PlanStep,
  type Shown,
  SKILL,
  type State,
  WORN_SLOTS,
  wornSlotOf,
} from '@slumberfell/engine';
import { give, setPlan } from './plan-sessions.ts';
import { DAY, dungeon, ingot, REGION, timeline, veteran, world } from './veteran.ts';

/** A plan that is dear to settle, with the state in which it is set. */
export interface DearPlan {
  readonly name: string;
  readonly from: State;
  readonly steps: readonly PlanStep[];
}

const OWNED = 100_000;
const ESSENCE = 6_641;
/** A level of Attack and the style at which a run without a weapon takes longer than `runCost` plays it. */
const LOW_LEVEL = 15;

/** A veteran that owns every item. */
function richVeteran(): State {
  const state = veteran();
  const inventory = amountsOf(Object.fromEntries(world.sets.items.map(({ id }) => [id, OWNED])));
  state.shown = { ...state.shown, inventory };
  return state;
}

/** A veteran without a weapon whose hits are weak: its fights last long, and food keeps it alive. */
function weakVeteran(): State {
  const state = richVeteran();
  const { weapon: _, ...equipment } = state.shown.equipment;
  const experience = [...state.shown.experience];
  for (const skillId of [SKILL.Attack, SKILL.Melee, SKILL.Range, SKILL.Magic])
    experience[skillId - 1] = EXPERIENCE_TABLE[LOW_LEVEL - 1] as number;
  state.shown = { ...state.shown, equipment, experience };
  return state;
}

/** Two pieces for each slot that a character can wear, as two lists with one of them each. */
function twoSets(shown: Shown): ItemAmount[][] {
  const pieces = WORN_SLOTS.map((slot) =>
    world.sets.items.filter((item) => wornSlotOf(item) === slot && equipObstacles(shown, item).length === 0),
  );
  return [0, 1].map((place) =>
    pieces.flatMap((ofSlot) => (ofSlot[place] ? [{ itemId: ofSlot[place].id, amount: 1 }] : [])),
  );
}

/**
 * The plans among which the dearest is sought. All have as many rounds as allowed, and each reaches the most
 * that a plan carries out, or the limit.
 * @param count the steps of each, at most `PLAN_STEPS`
 */
export function dearPlans(count: number): DearPlan[] {
  const rich = richVeteran();
  const weak = weakVeteran();
  const repeated = (...steps: PlanStep[]): PlanStep[] =>
    Array.from({ length: count }, (_, index) => steps[index % steps.length] as PlanStep);
  const hunt = (until: { kills?: number; at?: number }): PlanStep => ({
    name: 'begin-hunting',
    input: { regionId: REGION, until },
  });
  const craft: PlanStep = { name: 'begin-crafting', input: { itemId: ingot, amount: 1 } };
  const run: PlanStep = { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs: 1, rest: true } };
  const pieces = world.sets.items.filter(({ disenchantsInto }) => disenchantsInto === ESSENCE);
  const disenchant: PlanStep = {
    name: 'begin-disenchanting',
    input: { itemId: ESSENCE, items: pieces.map(({ id }) => ({ itemId: id, amount: 1 })) },
  };
  const wears = twoSets(rich.shown).map((set): PlanStep => ({ name: 'wear', input: { pieces: set } }));
  return [
    { name: 'hunts of one kill', from: rich, steps: repeated(hunt({ kills: 1 })) },
    { name: 'hunts of 160 s', from: rich, steps: repeated(hunt({ at: 160 })) },
    { name: 'craftings of one action', from: rich, steps: repeated(craft) },
    { name: 'disenchantings of each kind', from: rich, steps: [disenchant, disenchant] },
    { name: 'a crafting, wearing all slots', from: rich, steps: [craft, ...repeated(...wears).slice(1)] },
    { name: 'runs that rest', from: rich, steps: repeated(run) },
    { name: 'runs that rest, of a weak attacker', from: weak, steps: repeated(run) },
  ];
}

/** Sets a plan and settles a day of it, or of what remains of it. @returns the settled state */
export function settleDear({ from, steps }: DearPlan): State {
  const state = { ...from };
  give(state, { at: 0, command: setPlan({ steps, times: PLAN_ROUNDS }) });
  advance(state, timeline, DAY);
  return state;
}

/** A rich veteran's hunt that lasts a day. */
export function dayOfHunting(): State {
  const state = richVeteran();
  give(state, {
    at: 0,
    command: { name: 'begin-hunting', input: { regionId: REGION, key: [1, 2, 3, 4] } },
  });
  return state;
}
