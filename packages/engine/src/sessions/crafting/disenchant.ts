import type { SettlementTotals } from '../../recording/totals.ts';
import { type Amounts, amountOf } from '../../state/amounts.ts';
import type { DisenchantAction, State } from '../../state/state.ts';
import type { ItemAmount } from '../../world/static-data.ts';
import type { Timeline } from '../../world/world.ts';
import { essenceYield } from './essence.ts';
import { ItemActionSession } from './item-action-session.ts';

/**
 * Disenchanting: each action disenchants one piece, in the order of the request. The session skips a piece
 * that the character no longer owns, and pieces that it keeps (game-design 2.12, 2.16b).
 */
export class Disenchant extends ItemActionSession<DisenchantAction> {
  protected readonly reason = 'disenchanted';
  #pieces: readonly ItemAmount[];
  /** Index in `#pieces` of the last disenchanted piece; 0 before the first one. */
  #place: number;
  /** Index in `#pieces` of the piece that the running action disenchants. */
  #current: number;
  readonly #kept: Amounts;

  constructor(state: State, action: DisenchantAction, timeline: Timeline) {
    super(state, action, timeline);
    this.#pieces = action.pieces;
    this.#place = action.place;
    this.#current = action.place;
    this.#kept = state.shown.kept;
  }

  get piece(): number {
    return (this.#pieces[this.#current] as ItemAmount).itemId;
  }

  protected possible(most: number, totals: SettlementTotals): number {
    for (let place = this.#place; place < this.#pieces.length; place++) {
      const { itemId, amount } = this.#pieces[place] as ItemAmount;
      if (amount < 1 || this.world.item(itemId)?.disenchantsInto !== this.itemId) continue;
      const free = totals.amount(this.world.itemIndex(itemId)) - amountOf(this.#kept, itemId);
      if (free < 1) continue;
      this.#current = place;
      return Math.min(amount, free, most);
    }
    return 0;
  }

  protected get products(): number {
    const piece = this.world.item(this.piece);
    if (!piece) throw new Error(`Item with id ${this.piece} not found`);
    return essenceYield(piece);
  }

  protected take(count: number, totals: SettlementTotals): void {
    const { itemId, amount } = this.#pieces[this.#current] as ItemAmount;
    this.#place = this.#current;
    this.#pieces = this.#pieces.with(this.#place, { itemId, amount: amount - count });
    totals.addItem(this.world.itemIndex(itemId), -count);
  }

  protected get isDone(): boolean {
    return this.#pieces.every(({ amount }, place) => place < this.#place || amount === 0);
  }

  protected withOwnFields(action: DisenchantAction): DisenchantAction {
    return { ...action, pieces: this.#pieces, place: this.#place };
  }
}
