import type { PlayerCommand } from '../commands/player-command.ts';
import type { RefusalCode } from '../commands/registry.ts';
import { Draft } from '../events/draft.ts';
import type { PieceNotWorn } from '../events/possessions.ts';
import { equipFoodObstacles } from '../obstacles/equip.ts';
import { instantAfter, possibleNow, type SessionCommand } from '../obstacles/possible-session.ts';
import { travelObstacles } from '../obstacles/travel.ts';
import { endSession } from '../sessions/begin.ts';
import { moveTo } from '../sessions/move.ts';
import { amountOf } from '../state/amounts.ts';
import { savedSet } from '../state/saved-set.ts';
import {
  AS_OFTEN_AS_POSSIBLE,
  type Begun,
  isCombat,
  nextPlanStep,
  type Plan,
  type PlanStep,
  type SessionStep,
  type Shown,
} from '../state/state.ts';
import { packFood } from '../wearing/exchange.ts';
import { NOTHING_HIDDEN, wearingSet } from '../wearing/set-outcome.ts';
import { wearSet } from '../wearing/wear-set.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { begunAgain, type Habits } from './begin.ts';
import { isMadeIn } from './craft-order.ts';

/** What differs from the last begin. */
export type AgainLack =
  /** Fewer actions, pieces or runs, for want of components, pieces or keys. */
  | { readonly kind: 'amount'; readonly asked: number; readonly possible: number }
  /** Fewer packed portions. */
  | { readonly kind: 'food'; readonly itemId: number; readonly asked: number; readonly packed: number }
  /** The saved set was deleted. */
  | { readonly kind: 'set' }
  /** A piece of the set that cannot be worn. */
  | { readonly kind: 'piece'; readonly piece: PieceNotWorn };

/** How a character begins again what it began last. */
export type Again =
  /** The commands, in their order. */
  | { readonly commands: readonly PlayerCommand[]; readonly lacks: readonly AgainLack[] }
  /** The code of the command that would be refused. */
  | { readonly refused: RefusalCode };

/**
 * The commands that begin again what the player began last: travel, wear the set, fill up the food, begin the
 * session as far as it is possible now, and set the plan. They end a running session of item actions.
 * @param at epoch ms
 */
export function again(shown: Shown, begun: Begun, habits: Habits, world: World, at: number): Again {
  if (isCombat(shown.action)) return { refused: 'action/in-combat' };
  const draft = new Draft({ shown, hidden: NOTHING_HIDDEN }, world, at);
  endSession(draft, 'replaced');
  const commands: PlayerCommand[] = [];
  const lacks: AgainLack[] = [];
  if (shown.regionId !== begun.regionId && !isPossibleIn(shown.regionId, begun, world)) {
    const input = { regionId: begun.regionId };
    const [refused] = travelObstacles(draft.shown, input, world);
    if (refused !== undefined) return { refused };
    moveTo(draft, begun.regionId);
    commands.push({ name: 'travel', input });
  }
  dress(draft, begun, commands, lacks);
  if (begun.food !== null) fill(draft, begun.food, commands, lacks);
  const { step, plan, place } = begun;
  if (step !== null) {
    const possible = possibleNow(draft, commandAt(begunAgain(step, habits), begun.at, at));
    if ('refused' in possible) return { refused: possible.refused as RefusalCode };
    // The state has wider types than the input: any number for the id of a skill.
    commands.push(possible.command as PlayerCommand);
    const [asked, least] = [amountIn(step), amountIn(possible.command)];
    if (least < asked && asked !== AS_OFTEN_AS_POSSIBLE)
      lacks.push({ kind: 'amount', asked, possible: least });
  } else if (shown.action !== null) commands.unshift({ name: 'stop', input: {} });
  if (plan !== null) commands.push(setPlan(plan, place ?? 0));
  return { commands, lacks };
}

/**
 * Whether a plan that waits goes on with the work that was begun last, alone. To begin that again beside it
 * would be the same work twice.
 */
export function goesOnWith(waiting: Plan | null, { step, plan }: Begun): boolean {
  const next = nextPlanStep(waiting);
  if (step === null || next === null || plan !== null) return false;
  return workOf(step) !== null && workOf(step) === workOf(next);
}

/** What a step begins, without its amount and its end; null where it begins nothing. */
function workOf(step: PlanStep): string | null {
  switch (step.name) {
    case 'begin-crafting':
      return `make ${step.input.itemId}`;
    case 'begin-hunting':
      return `hunt in ${step.input.regionId}`;
    case 'begin-dungeon':
      return `enter ${step.input.dungeonId}`;
    default:
      return null;
  }
}

/** Whether the same can be begun in a region. Steps of a plan may need the region in which it was begun. */
function isPossibleIn(regionId: number, { step, plan }: Begun, world: World): boolean {
  if (step === null || plan !== null) return false;
  if (step.name === 'begin-disenchanting') return true;
  const recipe = step.name === 'begin-crafting' ? world.craft(step.input.itemId) : undefined;
  return recipe !== undefined && isMadeIn(recipe, regionId);
}

function dress(draft: Draft, { set: slot }: Begun, commands: PlayerCommand[], lacks: AgainLack[]): void {
  if (slot === null) return;
  const set = savedSet(draft.shown, slot);
  if (set === undefined) {
    lacks.push({ kind: 'set' });
    return;
  }
  if (wearingSet(draft.shown, set, draft.world, draft.at).isWorn) return;
  const notWorn = wearSet(set, draft);
  commands.push({ name: 'wear', input: { slot } });
  const pieces = notWorn.filter(({ itemId }) => itemId !== set.food?.itemId);
  lacks.push(...pieces.map((piece) => ({ kind: 'piece', piece }) as const));
}

/** Fills the food slot up to an amount. */
function fill(
  draft: Draft,
  { itemId, amount }: ItemAmount,
  commands: PlayerCommand[],
  lacks: AgainLack[],
): void {
  const packed = () => {
    const { food, foodAmount = 0 } = draft.shown.equipment;
    return food === itemId ? foodAmount : 0;
  };
  const missing = amount - packed();
  if (missing <= 0) return;
  const portions = Math.min(missing, amountOf(draft.shown.inventory, itemId));
  const input = { itemId, amount: portions };
  if (portions > 0 && equipFoodObstacles(draft.shown, input, draft.world).length === 0) {
    packFood(draft, input);
    commands.push({ name: 'equip-food', input });
  }
  if (packed() < amount) lacks.push({ kind: 'food', itemId, asked: amount, packed: packed() });
}

const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * The command of a step that begins a session. A hunt that was to end at an instant ends at the next one of
 * the same time of day. That is rounded down to a minute, because the seconds from the begin to the last end
 * were rounded up.
 * @param begunAt instant of the last begin, epoch ms
 */
function commandAt(step: SessionStep, begunAt: number, at: number): SessionCommand {
  if (step.name !== 'begin-hunting') return step;
  const { until } = step.input;
  if (until?.at === undefined) return step;
  const end = Math.floor(instantAfter(begunAt, until.at) / MINUTE) * MINUTE;
  const days = Math.max(0, Math.floor((at - end) / DAY) + 1);
  return { ...step, input: { ...step.input, until: { ...until, at: end + days * DAY } } };
}

const setPlan = ({ steps, times }: NonNullable<Begun['plan']>, place: number): PlayerCommand =>
  ({ name: 'set-plan', input: { steps, times, place } }) as PlayerCommand;

/** How much a session is asked to do; 0 for a hunt. */
function amountIn(step: SessionStep): number {
  switch (step.name) {
    case 'begin-crafting':
      return step.input.amount;
    case 'begin-disenchanting':
      return step.input.items.reduce((sum, { amount }) => sum + amount, 0);
    case 'begin-dungeon':
      return step.input.runs;
    case 'begin-hunting':
      return 0;
  }
}
