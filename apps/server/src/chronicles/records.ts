import {
  bestNight,
  type Chronicle,
  type ChronicleColumn,
  type ChronicleTable,
  chronicleSum,
  DAY,
  goldFromSales,
  NIGHT_FIGURES,
  type NightFigure,
  rarestFind,
  type World,
} from '@slumberfell/engine';
import type { ChronicleRecords } from '@slumberfell/protocol';
import type { StoredDay } from '../storage/tables/chronicle-days.ts';
import { readChronicle } from '../storage/values/chronicle.ts';
import { readOf } from '../storage/values/unreadable-character.ts';

/** What was done on a day. A day may be in several parts. */
export interface PartOfDay {
  /** In days since 1970-01-01. */
  readonly day: number;
  readonly chronicle: Chronicle;
}

type BestDays = Pick<ChronicleRecords, 'experience' | 'gold' | 'kills'>;

/** The sum of a column over all rows of a table. */
export const sumOf = <T extends ChronicleTable>(
  chronicle: Chronicle,
  table: T,
  column: ChronicleColumn<T>,
): number =>
  [...chronicle[table].keys()].reduce((sum, id) => sum + chronicleSum(chronicle, table, id, column), 0);

const FIGURES: Readonly<Record<keyof BestDays, (chronicle: Chronicle) => number>> = {
  experience: (chronicle) => sumOf(chronicle, 'skills', 'experience'),
  gold: goldFromSales,
  kills: (chronicle) => sumOf(chronicle, 'enemies', 'kills'),
};

interface RecordsOf {
  /** The whole chronicle. */
  readonly chronicle: Chronicle;
  /** What was done on the days that have a row of their own, and in the running session. */
  readonly days: readonly PartOfDay[];
  /** The content by whose chances a find is rare. */
  readonly world: World;
}

/** The best days and nights, and the rarest find. */
export const recordsOf = ({ chronicle, days, world }: RecordsOf): ChronicleRecords => ({
  ...bestDays(days),
  nights: bestNights(chronicle),
  rarest: rarestFind(chronicle, world),
});

const bestNights = (chronicle: Chronicle): ChronicleRecords['nights'] =>
  Object.fromEntries(
    NIGHT_FIGURES.map((figure) => {
      const best = bestNight(chronicle, figure);
      return [figure, best && { from: best.from, amount: best[figure] }];
    }),
  ) as Record<NightFigure, ChronicleRecords['nights'][NightFigure]>;

/** The day on which most was reached, for each figure. Of equal days the earliest. */
const bestDays = (parts: readonly PartOfDay[]): BestDays => ({
  experience: bestDay(parts, FIGURES.experience),
  gold: bestDay(parts, FIGURES.gold),
  kills: bestDay(parts, FIGURES.kills),
});

function bestDay(
  parts: readonly PartOfDay[],
  amountOf: (chronicle: Chronicle) => number,
): BestDays['experience'] {
  const amounts = new Map<number, number>();
  for (const { day, chronicle } of parts) amounts.set(day, (amounts.get(day) ?? 0) + amountOf(chronicle));
  let best: BestDays['experience'] = null;
  for (const [day, amount] of [...amounts].sort(([one], [other]) => one - other))
    if (amount > (best?.amount ?? 0))
      best = { start: day * DAY, amount: Math.min(amount, Number.MAX_SAFE_INTEGER) };
  return best;
}

/** @throws UnreadableCharacter */
export const readDays = (characterId: number, days: readonly StoredDay[]): readonly PartOfDay[] =>
  days.map((row) => ({ day: row.day, chronicle: readOf(characterId, () => readChronicle(row)) }));
