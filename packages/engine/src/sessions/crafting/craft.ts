import type { SettlementTotals } from '../../recording/totals.ts';
import type { CraftAction, State } from '../../state/state.ts';
import type { Timeline } from '../../world/world.ts';
import { actionsFor } from './amount.ts';
import { ItemActionSession } from './item-action-session.ts';
import { DOUBLES_ROW, SAVES_ROW, type WorkChances, workChances } from './work-traits.ts';

/**
 * Gathering and crafting: each action takes the components of one product and makes the product (game-design
 * 2.11). By traits an action may use up no components, or make one product more (2.16d).
 */
export class Craft extends ItemActionSession<CraftAction> {
  readonly piece = null;
  protected readonly products = 1;
  protected readonly reason = 'crafted';
  readonly #target: number;
  readonly #chances: WorkChances;
  /** How many actions the components still allow that use them up, with the running one. */
  #affordable: number;

  constructor(state: State, action: CraftAction, timeline: Timeline) {
    super(state, action, timeline);
    this.#target = action.target;
    this.#chances = workChances(this.recipe, this.kit);
    this.#affordable = actionsFor(state.shown.inventory, this.recipe);
  }

  /**
   * Each action needs components when it ends, also one that does not use them up. So the actions before the
   * last one must leave enough for it.
   */
  protected possible(most: number): number {
    const wanted = Math.min(most, this.#target - this.done);
    if (wanted <= this.#affordable) return wanted;
    let possible = this.#affordable;
    if (possible < 1 || this.#chances.saves === 0) return possible;
    for (let impossible = wanted + 1; impossible - possible > 1; ) {
      const count = Math.floor((possible + impossible) / 2);
      if (this.#using(count - 1) < this.#affordable) possible = count;
      else impossible = count;
    }
    return possible;
  }

  /** How many of the next `count` actions use up their components. */
  #using(count: number): number {
    return count - this.actionsWith(this.#chances.saves, SAVES_ROW, count);
  }

  protected override moreProducts(count: number): number {
    return this.actionsWith(this.#chances.doubles, DOUBLES_ROW, count);
  }

  protected take(count: number, totals: SettlementTotals): void {
    const using = this.#using(count);
    this.#affordable -= using;
    if (using === 0) return;
    for (const part of this.recipe.requiredComponents)
      totals.addItem(this.world.itemIndex(part.itemId), -part.amount * using);
  }

  protected get isDone(): boolean {
    return this.done >= this.#target;
  }

  protected withOwnFields(action: CraftAction): CraftAction {
    return action;
  }
}
