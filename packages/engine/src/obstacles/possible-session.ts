import type { Draft } from '../events/draft.ts';
import { actionsUntilEnd, craftableAmount } from '../sessions/crafting/amount.ts';
import { amountOf } from '../state/amounts.ts';
import { freeAmount } from '../state/kept.ts';
import type { SessionStep, StepInputs } from '../state/state.ts';
import { beginCraftingObstacles, beginDisenchantingObstacles, capOf } from './craft.ts';
import { beginDungeonObstacles, beginHuntingObstacles } from './fight.ts';

/** What of a session can begin now. Amounts are the most that is asked for. */

/** A command that begins a session, without its seed. `until.at` of a hunt is an instant, epoch ms. */
export type SessionCommand = SessionStep;

/** The command of a step that begins a session at an instant, epoch ms. */
export function commandOf(step: SessionStep, at: number): SessionCommand {
  if (step.name !== 'begin-hunting') return step;
  const { until } = step.input;
  if (until?.at === undefined) return step;
  return { ...step, input: { ...step.input, until: { ...until, at: instantAfter(at, until.at) } } };
}

/**
 * The instant so many seconds after `at`, epoch ms; at most the largest safe integer, because a step may have
 * any number of seconds.
 */
export const instantAfter = (at: number, seconds: number): number =>
  Math.min(at + seconds * 1000, Number.MAX_SAFE_INTEGER);

/** The part of a command that is possible now, or the code of the refusal. */
type Possible = { readonly command: SessionCommand } | { readonly refused: string };

/** What of a command that begins a session is possible now: at most its amounts. */
export function possibleNow(draft: Draft, command: SessionCommand): Possible {
  switch (command.name) {
    case 'begin-crafting':
      return crafting(draft, command.input);
    case 'begin-disenchanting':
      return disenchanting(draft, command.input);
    case 'begin-hunting':
      return hunting(draft, command.input);
    case 'begin-dungeon':
      return dungeon(draft, command.input);
  }
}

function crafting(
  { shown, world }: Draft,
  { itemId, amount, until }: StepInputs['begin-crafting'],
): Possible {
  const [refused] = beginCraftingObstacles(shown, { itemId, amount: 1 }, world);
  const recipe = world.craft(itemId);
  if (refused !== undefined || recipe === undefined) return { refused: refused ?? 'craft/unknown' };
  const most = Math.min(
    craftableAmount(shown, recipe, world),
    actionsUntilEnd(until ?? {}, recipe, shown, world),
  );
  if (most <= 0) return { refused: 'until/reached' };
  return { command: { name: 'begin-crafting', input: { itemId, amount: Math.min(amount, most) } } };
}

function disenchanting(
  { shown, world }: Draft,
  { itemId, items }: StepInputs['begin-disenchanting'],
): Possible {
  const recipe = world.craft(itemId);
  let left = recipe ? capOf(shown, recipe, world) : 0;
  const pieces = items.flatMap((piece) => {
    const amount = Math.min(piece.amount, freeAmount(shown, piece.itemId), left);
    left -= amount;
    return amount > 0 ? [{ itemId: piece.itemId, amount }] : [];
  });
  // Without a piece the first one says why.
  const asked = pieces.length > 0 ? pieces : items.slice(0, 1);
  const [refused] = beginDisenchantingObstacles(shown, { itemId, items: asked }, world);
  if (refused !== undefined) return { refused };
  return { command: { name: 'begin-disenchanting', input: { itemId, items: pieces } } };
}

function hunting({ shown, world, at }: Draft, input: StepInputs['begin-hunting']): Possible {
  const [refused] = beginHuntingObstacles(shown, input, world, at);
  return refused === undefined ? { command: { name: 'begin-hunting', input } } : { refused };
}

function dungeon({ shown, world, at }: Draft, input: StepInputs['begin-dungeon']): Possible {
  const { dungeonId, rest = false } = input;
  const keys = amountOf(shown.inventory, world.dungeon(dungeonId)?.keyItemId ?? 0);
  const runs = Math.max(1, Math.min(input.runs, keys));
  const [refused] = beginDungeonObstacles(shown, { dungeonId, runs, rest }, world, at);
  return refused === undefined
    ? { command: { name: 'begin-dungeon', input: { dungeonId, runs, rest } } }
    : { refused };
}
