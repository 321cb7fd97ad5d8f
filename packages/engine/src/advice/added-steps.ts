import { isEndless } from '../sessions/plan/then.ts';
import { isFood } from '../state/slots.ts';
import { AS_OFTEN_AS_POSSIBLE, isSessionStep, type PlanStep, type Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { beginCraft } from './begin.ts';

/** How steps join those that are still to come of a plan. */

type Action = Shown['action'];

/** A step that packs as many portions as there are when its turn comes. */
export const packAll = (itemId: number): PlanStep => ({
  name: 'equip-food',
  input: { itemId, amount: AS_OFTEN_AS_POSSIBLE },
});

/**
 * The steps with one more at the end. Gathering to the limit stays the last step, because none comes after
 * it; where both do, ask first when the earlier one shall end (`endlessBefore`, `cutEndless`). In front of a
 * fight stands a step that packs the food that was made last, if nothing has packed it: the player sees it
 * and can take it away.
 * @param action what runs; it may make food, too
 */
export function withAdded(
  steps: readonly PlanStep[],
  step: PlanStep,
  action: Action,
  world: World,
): readonly PlanStep[] {
  const last = steps.at(-1) ?? null;
  const tail = last !== null && isEndless(last, world) && !isEndless(step, world) ? [last] : [];
  const before = steps.slice(0, steps.length - tail.length);
  const food = isFight(step) ? unpackedFood(before, action, world) : null;
  return [...before, ...(food === null ? [] : [packAll(food)]), step, ...tail];
}

const isFight = ({ name }: PlanStep): boolean => name === 'begin-hunting' || name === 'begin-dungeon';

/** The food that what runs or one of the steps makes, and that no later step packs; null without one. */
function unpackedFood(steps: readonly PlanStep[], action: Action, world: World): number | null {
  let food = action?.kind === 'craft' && isFood(world.item(action.itemId)) ? action.itemId : null;
  for (const { name, input } of steps) {
    if (name === 'begin-crafting' && isFood(world.item(input.itemId))) food = input.itemId;
    if (name === 'equip-food' && input.itemId === food) food = null;
    if (name === 'wear' && input.pieces?.some(({ itemId }) => itemId === food)) food = null;
  }
  return food;
}

/** The item of the last step if it gathers to the limit, and the added step does, too; else null. */
export function endlessBefore(
  steps: readonly PlanStep[],
  added: readonly PlanStep[],
  world: World,
): number | null {
  const last = steps.at(-1);
  if (last?.name !== 'begin-crafting' || !isEndless(last, world)) return null;
  return added.some((step) => isEndless(step, world)) ? last.input.itemId : null;
}

/** The steps, of which the last one gathers for so long instead of to the limit. @param seconds at least 1 */
export function cutEndless(steps: readonly PlanStep[], seconds: number, world: World): readonly PlanStep[] {
  const last = steps.at(-1);
  const recipe = last?.name === 'begin-crafting' ? world.craft(last.input.itemId) : undefined;
  if (recipe === undefined) return steps;
  return [...steps.slice(0, -1), beginCraft(recipe.itemId, actionsIn(seconds, recipe))];
}

const actionsIn = (seconds: number, { baseActionTime }: { readonly baseActionTime: number }): number =>
  Math.max(1, Math.floor(seconds / baseActionTime));

/** How far a step goes: to its own end, for so many seconds, or for so many actions, kills, runs or items. */
export type StepLimit =
  | { readonly kind: 'end' }
  | { readonly kind: 'time'; readonly seconds: number }
  | { readonly kind: 'amount'; readonly amount: number };

/** The limits that a step can get, the usual one first; none for a step without an amount. */
export function limitKinds({ name }: PlanStep): readonly StepLimit['kind'][] {
  switch (name) {
    case 'begin-crafting':
    case 'begin-hunting':
      return ['end', 'time', 'amount'];
    case 'equip-food':
    case 'sell':
      return ['end', 'amount'];
    case 'begin-dungeon':
      return ['amount'];
    default:
      return [];
  }
}

/** The step with a limit of `limitKinds`. */
export function withLimit(step: PlanStep, limit: StepLimit, world: World): PlanStep {
  switch (step.name) {
    case 'begin-crafting': {
      const recipe = world.craft(step.input.itemId);
      const amount = recipe && limit.kind === 'time' ? actionsIn(limit.seconds, recipe) : amountOf(limit);
      return { ...step, input: { ...step.input, amount } };
    }
    case 'equip-food':
    case 'sell':
      return { ...step, input: { ...step.input, amount: amountOf(limit) } };
    case 'begin-hunting': {
      const { until: _, ...input } = step.input;
      if (limit.kind === 'end') return { ...step, input };
      const until = limit.kind === 'time' ? { at: limit.seconds } : { kills: limit.amount };
      return { ...step, input: { ...input, until } };
    }
    case 'begin-dungeon':
      return limit.kind === 'amount' ? { ...step, input: { ...step.input, runs: limit.amount } } : step;
    default:
      return step;
  }
}

const amountOf = (limit: StepLimit): number =>
  limit.kind === 'amount' ? limit.amount : AS_OFTEN_AS_POSSIBLE;

/** How far a step goes. Whole hours of a hunt are told as time; a hunt with several ends has its first. */
export function limitOf(step: PlanStep): StepLimit {
  switch (step.name) {
    case 'begin-crafting':
    case 'equip-food':
    case 'sell': {
      const { amount } = step.input;
      return amount === AS_OFTEN_AS_POSSIBLE ? { kind: 'end' } : { kind: 'amount', amount };
    }
    case 'begin-hunting': {
      const { kills, at } = step.input.until ?? {};
      if (kills !== undefined) return { kind: 'amount', amount: kills };
      return at === undefined ? { kind: 'end' } : { kind: 'time', seconds: at };
    }
    case 'begin-dungeon':
      return { kind: 'amount', amount: step.input.runs };
    default:
      return { kind: 'end' };
  }
}

/** The items that what runs and some steps make or gather. */
export function madeBy(steps: readonly PlanStep[], action: Action): ReadonlySet<number> {
  const made = new Set<number>();
  if (action?.kind === 'craft' || action?.kind === 'disenchant') made.add(action.itemId);
  for (const step of steps) if (isSessionStep(step) && 'itemId' in step.input) made.add(step.input.itemId);
  return made;
}
