import type { SettlementTotals } from '../../recording/totals.ts';
import type { CraftAction, State } from '../../state/state.ts';
import type { Timeline } from '../../world/world.ts';
import { actionsFor } from './amount.ts';
import { ItemActionSession } from './item-action-session.ts';

/**
 * Gathering and crafting: each action takes the components of one product and makes the product (game-design
 * 2.11).
 */
export class Craft extends ItemActionSession<CraftAction> {
  readonly piece = null;
  protected readonly products = 1;
  protected readonly reason = 'crafted';
  readonly #target: number;
  /** How many actions the components still allow, with the running one. */
  #affordable: number;

  constructor(state: State, action: CraftAction, timeline: Timeline) {
    super(state, action, timeline);
    this.#target = action.target;
    this.#affordable = actionsFor(state.shown.inventory, this.recipe);
  }

  protected possible(): number {
    return Math.min(this.#target - this.done, this.#affordable);
  }

  protected take(count: number, totals: SettlementTotals): void {
    this.#affordable -= count;
    for (const part of this.recipe.requiredComponents)
      totals.addItem(this.world.itemIndex(part.itemId), -part.amount * count);
  }

  protected get isDone(): boolean {
    return this.done >= this.#target;
  }

  protected withOwnFields(action: CraftAction): CraftAction {
    return action;
  }
}
