import type { Amounts } from './amounts.ts';

/** A sale that its player can still undo. */
export interface Sale {
  /** Later sales have higher ids. */
  readonly saleId: number;
  /** Epoch ms. */
  readonly at: number;
  /** What was sold. */
  readonly items: Amounts;
  /** Gold that was paid for it; 0 for items without value. */
  readonly paid: number;
  /**
   * Instant until which a sale of the plan can be undone, epoch ms. Absent in a sale by hand, which can be
   * undone for `UNDO_TIME`.
   */
  readonly plannedUntil?: number;
}

/** How long a sale by hand can be undone, in ms; and one of the plan, after the next command by hand. */
export const UNDO_TIME = 600_000;
/** The longest time that a sale of the plan can be undone, in ms. */
export const PLANNED_UNDO_TIME = 86_400_000;
/** How many sales by hand can be undone: the newest. Of the plan's sales the newest one can. */
export const UNDO_SALES = 10;
/** The most kinds of items in all sales by hand that can be undone. */
export const UNDO_KINDS = 1_000;

/** The instant until which a sale can be undone, epoch ms. */
export const undoneUntil = ({ at, plannedUntil }: Pick<Sale, 'at' | 'plannedUntil'>): number =>
  plannedUntil ?? at + UNDO_TIME;

/** The id of a sale at this instant. It is above the ids of all sales before, also of forgotten ones. */
export const nextSaleId = (sales: readonly Sale[], at: number): number =>
  Math.max(at, (sales.at(-1)?.saleId ?? 0) + 1);

/** The sales that can be undone at an instant, within the limits. */
export function undoableSales(sales: readonly Sale[], at: number): readonly Sale[] {
  const kept: Sale[] = [];
  let [byHand, kinds, hasPlanned] = [0, 0, false];
  for (const sale of sales.toReversed()) {
    if (sale.plannedUntil !== undefined) {
      if (!hasPlanned && at < sale.plannedUntil) kept.push(sale);
      hasPlanned = true;
      continue;
    }
    byHand += 1;
    kinds += sale.items.length / 2;
    if (at < undoneUntil(sale) && byHand <= UNDO_SALES && kinds <= UNDO_KINDS) kept.push(sale);
  }
  return kept.length === sales.length ? sales : kept.reverse();
}

/**
 * The sale of the plan that the player has not followed by a command yet, so that it can be undone for as
 * long as one of the plan can; undefined without one.
 */
export const unnoticedSale = (sales: readonly Sale[]): Sale | undefined =>
  sales.find(({ at, plannedUntil }) => plannedUntil === at + PLANNED_UNDO_TIME);
