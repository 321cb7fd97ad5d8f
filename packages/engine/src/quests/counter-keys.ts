import type { Shown } from '../state/state.ts';
import type { CounterKey } from '../world/counter.ts';
import type { Errand, Term, WeeklyErrand } from '../world/quests.ts';
import type { World } from '../world/world.ts';
import { acceptedWeekOf } from './accepted.ts';
import { tiersOfWays } from './board.ts';
import { isCounted } from './counters.ts';

/** What is handed over: a chapter, an accepted errand, or the accepted errand of a week. */
interface Handed {
  readonly kind: 'story' | 'errand' | 'week';
  readonly id: number;
}

/** The counters that decide whether something can be handed over. */
export function countersToTurnIn(
  { kind, id }: Handed,
  shown: Shown,
  { quests }: World,
): readonly CounterKey[] {
  if (kind === 'story') return keysOf(quests.chapter(id)?.terms ?? []);
  if (kind === 'errand') return keysOfErrand(quests.errand(id));
  const accepted = acceptedWeekOf(shown.quests, id);
  const week = quests.weeklyErrand(id);
  return week && accepted ? keysOfWeek(week, accepted.tiers) : [];
}

/** The counters from which an errand counts on when it is accepted. */
export function countersToAccept(errandId: number, shown: Shown, { quests }: World): readonly CounterKey[] {
  const week = quests.weeklyErrand(errandId);
  return [
    ...keysOfErrand(quests.errand(errandId)),
    ...(week ? keysOfWeek(week, tiersOfWays(week, shown)) : []),
  ];
}

const keysOf = (terms: readonly Term[]): readonly CounterKey[] =>
  terms.filter(isCounted).map(({ kind, id }) => ({ kind, id }));

const keysOfErrand = (errand: Errand | undefined): readonly CounterKey[] =>
  errand?.kind === 'kill' ? errand.ids.map((id) => ({ kind: 'kill', id })) : [];

const keysOfWeek = ({ ways }: WeeklyErrand, tiers: readonly number[]): readonly CounterKey[] =>
  keysOf(ways.flatMap((way, index) => way[(tiers[index] ?? 1) - 1]?.term ?? []));
