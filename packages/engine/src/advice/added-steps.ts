import { isEndless } from '../sessions/plan/then.ts';
import { isFood } from '../state/slots.ts';
import { AS_OFTEN_AS_POSSIBLE, isSessionStep, type PlanStep, type Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { travelTo } from './place.ts';
import { regionAfter } from './planned-ways.ts';
import { limitOf, withLimit } from './step-limit.ts';

/** How steps join those that are still to come of a plan. */

type Action = Shown['action'];

/** A step that packs as many portions as there are when its turn comes. */
export const packAll = (itemId: number): PlanStep => ({
  name: 'equip-food',
  input: { itemId, amount: AS_OFTEN_AS_POSSIBLE },
});

/**
 * The steps with others behind them. Gathering to the limit stays the last step, because none comes after it,
 * and the character travels back to it; where none can stand before it, ask first when it shall end
 * (`endlessBefore`, `cutEndless`). In front of a fight stands a step that packs the food that was made last,
 * if nothing has packed it: the player sees it and can take it away.
 * @param shown what runs may make food, and a saved set may pack it
 */
export function withAdded(
  steps: readonly PlanStep[],
  added: readonly PlanStep[],
  shown: Pick<Shown, 'action' | 'regionId' | 'sets'>,
  world: World,
): readonly PlanStep[] {
  const last = steps.at(-1) ?? null;
  const staysLast = last !== null && isEndless(last, world) && !mustFollow(added, world);
  const all: PlanStep[] = staysLast ? steps.slice(0, -1) : [...steps];
  const place = regionAfter(all, shown.regionId);
  for (const step of added) {
    const food = isFight(step) ? unpackedFood(all, shown, world) : null;
    if (food !== null) all.push(packAll(food));
    all.push(step);
  }
  if (!staysLast) return all;
  return [...all, ...travelTo(place, { regionId: regionAfter(all, shown.regionId) }), last];
}

/** Whether steps can only come after all others: they gather to the limit, too, or end in another region. */
const mustFollow = (added: readonly PlanStep[], world: World): boolean =>
  added.at(-1)?.name === 'travel' || added.some((step) => isEndless(step, world));

const isFight = ({ name }: PlanStep): boolean => name === 'begin-hunting' || name === 'begin-dungeon';

/** The food that what runs or one of the steps makes, and that no later step packs; null without one. */
function unpackedFood(
  steps: readonly PlanStep[],
  { action, sets }: Pick<Shown, 'action' | 'sets'>,
  world: World,
): number | null {
  let food = action?.kind === 'craft' && isFood(world.item(action.itemId)) ? action.itemId : null;
  for (const step of steps) {
    if (step.name === 'begin-crafting' && isFood(world.item(step.input.itemId))) food = step.input.itemId;
    else if (food !== null && packs(step, food, sets)) food = null;
  }
  return food;
}

function packs({ name, input }: PlanStep, food: number, sets: Shown['sets']): boolean {
  if (name === 'equip-food') return input.itemId === food;
  if (name !== 'wear') return false;
  const saved = sets.find(({ slot }) => slot === input.slot)?.food?.itemId;
  return saved === food || (input.pieces ?? []).some(({ itemId }) => itemId === food);
}

/** The item of a last step that gathers to the limit and that the added steps cannot precede; else null. */
export function endlessBefore(
  steps: readonly PlanStep[],
  added: readonly PlanStep[],
  world: World,
): number | null {
  const last = steps.at(-1);
  if (last?.name !== 'begin-crafting' || !isEndless(last, world)) return null;
  return mustFollow(added, world) ? last.input.itemId : null;
}

/** The steps, of which the last one gathers for so long instead of to the limit. @param seconds at least 1 */
export function cutEndless(steps: readonly PlanStep[], seconds: number, world: World): readonly PlanStep[] {
  const last = steps.at(-1);
  const limit = { kind: 'time', seconds } as const;
  return last === undefined ? steps : [...steps.slice(0, -1), withLimit(last, limit, world)];
}

/** The seconds that some steps take at most, as far as their amounts and times tell. */
export const knownSeconds = (steps: readonly PlanStep[], world: World): number =>
  steps.reduce((sum, step) => {
    const limit = limitOf(step, world);
    if (limit.kind === 'time') return sum + limit.seconds;
    const recipe = step.name === 'begin-crafting' ? world.craft(step.input.itemId) : undefined;
    return limit.kind === 'amount' && recipe ? sum + limit.amount * recipe.baseActionTime : sum;
  }, 0);

/** The items that what runs and some steps make or gather. */
export function madeBy(steps: readonly PlanStep[], action: Action): ReadonlySet<number> {
  const made = new Set<number>();
  if (action?.kind === 'craft' || action?.kind === 'disenchant') made.add(action.itemId);
  for (const step of steps) if (isSessionStep(step) && 'itemId' in step.input) made.add(step.input.itemId);
  return made;
}
