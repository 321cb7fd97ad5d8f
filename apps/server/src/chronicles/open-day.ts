import { CHRONICLE_COLUMNS, type Chronicle } from '@slumberfell/engine';
import type { Kept } from '../saving/saver.ts';

/** The day of a character whose sums are not in its whole chronicle yet. */
export interface OpenDay {
  /** From when the chronicle is kept, in epoch ms. */
  readonly since: number;
  /** In days since 1970-01-01; null before the first day. */
  readonly day: number | null;
  readonly chronicle: Chronicle;
  /** Keys of firsts that the whole chronicle is known to have, so that it need not be read for them. */
  readonly known: ReadonlySet<number>;
}

const NO_KEYS: ReadonlySet<number> = new Set();

export const emptyDay = (since: number, day: number | null, chronicle: Chronicle): OpenDay => ({
  since,
  day,
  chronicle,
  known: NO_KEYS,
});

/** Numbers in a row of items. The other tables of a day are small. */
const ITEM_ROW = CHRONICLE_COLUMNS.items.length;

export const keptDay = (openDay: OpenDay): Kept => ({
  value: openDay,
  weight: openDay.known.size + ITEM_ROW * openDay.chronicle.items.size,
});
