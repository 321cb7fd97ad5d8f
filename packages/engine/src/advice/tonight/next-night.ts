import { AS_OFTEN_AS_POSSIBLE, PLAN_STEPS, type PlanStep } from '../../state/state.ts';
import { SECONDS_PER_HOUR } from '../../world/time.ts';
import type { World } from '../../world/world.ts';
import { knownSeconds } from '../added-steps.ts';
import { beginCraft } from '../begin.ts';
import { regionAfter } from '../planned-ways.ts';
import { usualGathering } from '../what-follows.ts';
import type { NextThing } from '../what-next/next-thing.ts';
import { owning } from '../what-next/next-things.ts';
import { FightSearch } from './fight-search.ts';
import { type Night, type NightPlan, WORK_SKILLS } from './night.ts';
import { NightSearch } from './night-search.ts';
import { type FightTarget, fightInterest, type TonightQuestion } from './question.ts';

/** The night in which a character goes the way to a thing that it does not own. */

/** Hours behind a way from which on a fight with the thing follows it. */
const LEAST_LEFT = 0.25;

/**
 * Plays nights that go the way to a thing: fights in the best of the bag, or work. Where it is made before
 * the night ends, fights with it follow. The search has no night where the way cannot begin.
 */
export function* nextNights(
  thing: NextThing,
  question: TonightQuestion,
  world: World,
): Generator<void, NightSearch> {
  const target = targetOf(thing.getting.steps.at(-1));
  if (target !== null) return yield* fights({ ...question, targets: [target] }, world);
  const plan = yield* madePlan(thing, question, world);
  const { measure, ...interest } = fightInterest(question);
  const work = {
    ...interest,
    measure: question.aim === 'gold' ? 'gold' : 'experience',
    skillIds: WORK_SKILLS,
  } as const;
  const search = new NightSearch(question, world, plan.kind === 'fight' ? { ...interest, measure } : work);
  yield* search.add(plan);
  return search;
}

/** The place of the fight that ends a way; null for work. */
function targetOf(step: PlanStep | undefined): FightTarget | null {
  if (step?.name === 'begin-hunting') return { kind: 'region', id: step.input.regionId };
  if (step?.name === 'begin-dungeon') return { kind: 'dungeon', id: step.input.dungeonId };
  return null;
}

function* fights(question: TonightQuestion, world: World): Generator<void, FightSearch> {
  const search = new FightSearch(question, world);
  yield* search.play();
  yield* search.dress();
  return search;
}

/** The steps that make or gather, and what follows them. */
function* madePlan(thing: NextThing, question: TonightQuestion, world: World): Generator<void, NightPlan> {
  const { getting } = thing;
  const { steps } = getting;
  const regionId = regionAfter(steps, question.shown.regionId);
  const plan: NightPlan = {
    kind: 'work',
    regionId,
    dungeonId: null,
    makesFood: false,
    learns: learnedFor(thing),
    buys: null,
    steps,
  };
  // What is gathered until something turns up lasts the whole night.
  if (getting.kind !== 'make') return plan;
  const left = question.hours - knownSeconds(steps, world) / SECONDS_PER_HOUR;
  const fight = left < LEAST_LEFT ? null : yield* fightAfter(thing, question, left, world);
  if (fight !== null && steps.length + fight.steps.length <= PLAN_STEPS) {
    const { kind, dungeonId, buys } = fight;
    return { ...plan, kind, dungeonId, buys, regionId: fight.regionId, steps: [...steps, ...fight.steps] };
  }
  const after = usualGathering(question.memory, regionId, question.shown, world);
  const rest = after === null ? [] : [beginCraft(after.itemId, AS_OFTEN_AS_POSSIBLE)];
  return { ...plan, steps: [...steps, ...rest].slice(0, PLAN_STEPS) };
}

/** The best fight with a thing for the hours that are left when it is made; null where none can begin. */
function* fightAfter(
  { itemIds, amount, getting }: NextThing,
  question: TonightQuestion,
  hours: number,
  world: World,
): Generator<void, Night | null> {
  const owner = owning(question.shown, { itemIds: itemIds.slice(0, 1), amount }, world);
  const regionId = regionAfter(getting.steps, owner.regionId);
  const gold = owner.gold - faresOf(getting.steps, world);
  const search = yield* fights({ ...question, hours, shown: { ...owner, regionId, gold } }, world);
  return search.best();
}

const faresOf = (steps: readonly PlanStep[], world: World): number =>
  steps.reduce(
    (sum, step) =>
      step.name === 'travel' ? sum + (world.region(step.input.regionId)?.travelCost ?? 0) : sum,
    0,
  );

/** The recipe that is learned before a way begins; null for none. */
function learnedFor({ getting }: NextThing): number | null {
  const learns = getting.first.find(({ name }) => name === 'learn-recipe');
  return learns?.name === 'learn-recipe' ? learns.input.itemId : null;
}
