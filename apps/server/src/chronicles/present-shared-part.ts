import { DAY, goldFromSales, MAX_AMOUNT, NIGHT_FIGURES, TIME_KINDS } from '@slumberfell/engine';
import { type ChronicleRecords, SHARED_FIRSTS, type SharedPart } from '@slumberfell/protocol';
import { type DatedChronicle, presentFirst } from './present-chronicle.ts';
import { sumOf } from './records.ts';

/** 00:00 UTC of an instant's day. Others are not told at what time of day a player is here. */
const dayOf = (instant: number): number => Math.floor(instant / DAY) * DAY;

const atMost = (sum: number): number => Math.min(sum, MAX_AMOUNT);

/**
 * What other players see of a shared chronicle. Each field is listed by name, so that no other field of the
 * chronicle is sent to them.
 */
export function presentSharedPart({ since, chronicle, records }: DatedChronicle): SharedPart {
  // An instant of 0 means that it happened before the chronicle began.
  const dated = chronicle.firsts.filter(({ at }) => at > 0).toSorted((one, other) => other.at - one.at);
  return {
    since: dayOf(since),
    records: { ...records, nights: withDays(records.nights) },
    firsts: {
      newest: dated.slice(0, SHARED_FIRSTS).map((first) => ({ ...presentFirst(first), at: dayOf(first.at) })),
      total: dated.length,
    },
    totals: {
      time: atMost(TIME_KINDS.reduce((sum, kind) => sum + sumOf(chronicle, 'regions', kind), 0)),
      kills: atMost(sumOf(chronicle, 'enemies', 'kills')),
      runs: atMost(sumOf(chronicle, 'dungeons', 'runs')),
      gold: goldFromSales(chronicle),
    },
  };
}

const withDays = (nights: ChronicleRecords['nights']): ChronicleRecords['nights'] =>
  Object.fromEntries(
    NIGHT_FIGURES.map((figure) => {
      const best = nights[figure];
      return [figure, best && { ...best, from: dayOf(best.from) }];
    }),
  ) as ChronicleRecords['nights'];
