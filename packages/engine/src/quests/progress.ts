import type { AcceptedErrand, AcceptedWeek } from '../state/quests.ts';
import type { Shown } from '../state/state.ts';
import type { Counter } from '../world/counter.ts';
import type { Errand, Term, WeeklyTier } from '../world/quests.ts';
import { killsFor } from './counters.ts';
import { progressOf } from './terms.ts';

/** How much of what is asked a character has, up to any amount, and how much is asked. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

export const isReached = ({ have, need }: Progress): boolean => have >= need;

export const progressOfTerm = (term: Term, shown: Shown, counters: readonly Counter[]): Progress => ({
  have: progressOf(term, shown, counters),
  need: term.amount,
});

/** What an accepted errand delivers; nothing for kills. */
export const termsOfErrand = (
  { kind, ids: [id = 0] }: Errand,
  { amount }: Pick<AcceptedErrand, 'amount'>,
): readonly Term[] => (kind === 'deliver' ? [{ kind, id, amount }] : []);

/** The kills before the acceptance do not count. */
export function progressOfErrand(
  errand: Errand,
  { amount, base }: Pick<AcceptedErrand, 'amount' | 'base'>,
  shown: Shown,
  counters: readonly Counter[],
): Progress {
  const [term] = termsOfErrand(errand, { amount });
  if (term !== undefined) return progressOfTerm(term, shown, counters);
  return { have: Math.max(0, killsFor(errand, counters) - base), need: amount };
}

/** The term of a way of a weekly errand. It counts kills from the acceptance on. */
export const termSinceAccepted = ({ term }: WeeklyTier, { base }: Pick<AcceptedWeek, 'base'>): Term =>
  term.kind === 'deliver' ? term : { ...term, amount: term.amount + base };

export function progressOfTier(
  tier: WeeklyTier,
  accepted: Pick<AcceptedWeek, 'base'>,
  shown: Shown,
  counters: readonly Counter[],
): Progress {
  const { have, need } = progressOfTerm(termSinceAccepted(tier, accepted), shown, counters);
  const before = need - tier.term.amount;
  return { have: Math.max(0, have - before), need: tier.term.amount };
}
