import { totalLevel } from '../character/milestones.ts';
import { amountOf } from '../state/amounts.ts';
import { freeAmount } from '../state/kept.ts';
import type { Shown } from '../state/state.ts';
import type { Counter } from '../world/counter.ts';
import type { Term } from '../world/quests.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { countOf, isCounted } from './counters.ts';

/** How much of a term a character has, up to any amount; it holds from `term.amount` on. */
export function progressOf(term: Term, shown: Shown, counters: readonly Counter[]): number {
  if (isCounted(term)) return countOf(counters, term);
  if (term.kind === 'deliver') return amountOf(shown.inventory, term.id);
  if (term.kind === 'at') return shown.regionId === term.id ? 1 : 0;
  return totalLevel(shown);
}

const isShort = (term: Term, shown: Shown, counters: readonly Counter[]): boolean =>
  progressOf(term, shown, counters) < term.amount;

/** What terms deliver: the sum of each item, because two terms may ask for the same one. */
export function deliveriesOf(terms: readonly Term[]): readonly ItemAmount[] {
  const amounts = new Map<number, number>();
  for (const { kind, id, amount } of terms)
    if (kind === 'deliver') amounts.set(id, (amounts.get(id) ?? 0) + amount);
  return [...amounts].map(([itemId, amount]) => ({ itemId, amount }));
}

/** Why terms do not hold. */
export interface Shortcomings {
  /** A counter or level is short. */
  readonly isEarly: boolean;
  readonly isElsewhere: boolean;
  readonly isNotOwned: boolean;
  /** Units that are kept would have to be handed over. */
  readonly isKept: boolean;
}

/**
 * @param isPaid whether deliveries are paid for with gold
 * @param useKept whether units that are kept are handed over, too
 */
export function shortcomingsOf(
  terms: readonly Term[],
  shown: Shown,
  counters: readonly Counter[],
  { isPaid, useKept }: { readonly isPaid: boolean; readonly useKept: boolean },
): Shortcomings {
  const short = terms.filter((term) => isShort(term, shown, counters));
  const delivered = isPaid ? [] : deliveriesOf(terms);
  return {
    isEarly: short.some(({ kind }) => kind !== 'deliver' && kind !== 'at'),
    isElsewhere: short.some(({ kind }) => kind === 'at'),
    isNotOwned: delivered.some(({ itemId, amount }) => amountOf(shown.inventory, itemId) < amount),
    isKept: !useKept && delivered.some(({ itemId, amount }) => freeAmount(shown, itemId) < amount),
  };
}
