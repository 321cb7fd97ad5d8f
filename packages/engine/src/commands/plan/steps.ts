import type { Draft } from '../../events/draft.ts';
import type { SessionCommand } from '../../obstacles/possible-session.ts';
import type { SessionRequest } from '../../sessions/begin.ts';
import { amountOf } from '../../state/amounts.ts';
import { freeAmount } from '../../state/kept.ts';
import { PLANNED_UNDO_TIME } from '../../state/sales.ts';
import type { PlanStep, SessionStep } from '../../state/state.ts';
import type { ItemAmount } from '../../world/static-data.ts';
import { huntRequest } from '../begin-hunting.ts';
import { attempt } from '../command.ts';
import { equipFood } from '../equip-food.ts';
import { sell } from '../sell.ts';
import { sellJunk } from '../sell-junk.ts';
import { setHealingThreshold } from '../set-healing-threshold.ts';
import { takeAlong } from '../take-along.ts';
import { travel } from '../travel.ts';
import { wear } from '../wear.ts';

/**
 * What a step does when its turn comes. Amounts of a step are the most that it asks for: it takes as many as
 * are possible then, and is refused only if none is.
 */

/** The session that a command begins. */
export function requestOf(command: SessionCommand): SessionRequest {
  switch (command.name) {
    case 'begin-crafting':
      return { kind: 'craft', itemId: command.input.itemId, amount: command.input.amount };
    case 'begin-disenchanting':
      return { kind: 'disenchant', itemId: command.input.itemId, pieces: command.input.items };
    case 'begin-hunting':
      return huntRequest(command.input);
    case 'begin-dungeon':
      return { kind: 'dungeon', rest: false, ...command.input };
  }
}

/** Carries out a step that begins no session. @returns the code of the refusal; null when it was executed */
export function executeStep(draft: Draft, step: Exclude<PlanStep, SessionStep>): string | null {
  const { shown } = draft;
  switch (step.name) {
    case 'travel':
      return attempt(travel, draft, step.input);
    case 'equip-food':
      return attempt(equipFood, draft, atMost(step.input, amountOf(shown.inventory, step.input.itemId)));
    case 'wear':
      return attempt(wear, draft, step.input);
    case 'sell-junk':
      return sold(draft, attempt(sellJunk, draft, step.input));
    case 'sell': {
      const input = atMost(step.input, freeAmount(shown, step.input.itemId));
      return sold(draft, attempt(sell, draft, input));
    }
    case 'set-healing-threshold':
      return attempt(setHealingThreshold, draft, step.input);
    case 'take-along':
      return attempt(takeAlong, draft, step.input);
  }
}

/** Marks the newest sale as one of the plan, unless it was refused. */
function sold(draft: Draft, refused: string | null): string | null {
  const sale = draft.shown.sales.at(-1);
  if (refused === null && sale !== undefined)
    draft.emit({ type: 'OnPlannedSale', saleId: sale.saleId, until: draft.at + PLANNED_UNDO_TIME });
  return refused;
}

/** With at least 1, so that the command says why none is possible. */
const atMost = ({ itemId, amount }: ItemAmount, most: number): ItemAmount => ({
  itemId,
  amount: Math.max(1, Math.min(amount, most)),
});
