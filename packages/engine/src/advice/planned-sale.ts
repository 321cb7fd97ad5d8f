import { junkLot } from '../character/junk.ts';
import { worthOf } from '../character/worth.ts';
import { freeAmount } from '../state/kept.ts';
import type { PlanStep, Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';

/** A planned sale is large from this share of the character's gold on. */
const LARGE = 0.1;

/**
 * The gold that the sales among some steps would bring now, if it is more than a tenth of what the character
 * has, so that the player is asked first; else null.
 */
export function largeSale(steps: readonly PlanStep[], shown: Shown, world: World): number | null {
  const gold = steps.reduce((sum, step) => sum + paidFor(step, shown, world), 0);
  return gold > shown.gold * LARGE ? gold : null;
}

function paidFor({ name, input }: PlanStep, shown: Shown, world: World): number {
  if (name === 'sell-junk') return junkLot(shown, world).gold;
  if (name !== 'sell') return 0;
  const amount = Math.min(input.amount, freeAmount(shown, input.itemId));
  return amount > 0 ? worthOf([{ itemId: input.itemId, amount }], world) : 0;
}
