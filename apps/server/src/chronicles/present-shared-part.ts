import { MAX_AMOUNT, namedRow, OTHERS, TIME_KINDS } from '@slumberfell/engine';
import { SHARED_FIRSTS, type SharedPart } from '@slumberfell/protocol';
import { type DatedChronicle, presentFirst } from './present-chronicle.ts';
import { sumOf } from './records.ts';

const atMost = (sum: number): number => Math.min(sum, MAX_AMOUNT);

/**
 * What other players see of a shared chronicle. Each field is listed by name, so that no other field of the
 * chronicle is sent to them.
 */
export function presentSharedPart({ since, chronicle, records }: DatedChronicle): SharedPart {
  // An instant of 0 means that it happened before the chronicle began.
  const dated = chronicle.firsts.filter(({ at }) => at > 0).toSorted((one, other) => other.at - one.at);
  const { sold, returned } = namedRow('gold', chronicle.gold.get(OTHERS) ?? []);
  return {
    since,
    records,
    firsts: {
      newest: dated.slice(0, SHARED_FIRSTS).map((first) => ({ ...presentFirst(first), at: first.at })),
      total: dated.length,
    },
    totals: {
      time: atMost(TIME_KINDS.reduce((sum, kind) => sum + sumOf(chronicle, 'regions', kind), 0)),
      kills: atMost(sumOf(chronicle, 'enemies', 'kills')),
      runs: atMost(sumOf(chronicle, 'dungeons', 'runs')),
      gold: Math.max(0, sold - returned),
    },
  };
}
