import { EMPTY_CHRONICLE } from '@slumberfell/engine';
import { type EncodedChronicle, encodeChronicle } from '@slumberfell/engine/stored';
import type { Kept } from '../saving/saver.ts';

/** The day of a character whose sums are not in its whole chronicle yet. */
export interface OpenDay {
  /** From when the chronicle is kept, in epoch ms. */
  readonly since: number;
  /** In days since 1970-01-01; null before the first day. */
  readonly day: number | null;
  /** Encoded: a command changes few of its rows, and the cache has room for a fifth of the decoded ones. */
  readonly sums: EncodedChronicle;
  /** Keys of firsts that the whole chronicle is known to have, so that it need not be read for them. */
  readonly known: ReadonlySet<number>;
}

export const NO_SUMS: EncodedChronicle = encodeChronicle(EMPTY_CHRONICLE);

const NO_KEYS: ReadonlySet<number> = new Set();

export const openDayOf = (since: number, day: number | null, sums: EncodedChronicle): OpenDay => ({
  since,
  day,
  sums,
  known: NO_KEYS,
});

/** Characters of a text that take as much memory as a number. */
const NUMBER = 8;

export const keptDay = (openDay: OpenDay): Kept => ({
  value: openDay,
  weight: openDay.known.size + Math.ceil((openDay.sums.items.length + openDay.sums.firsts.length) / NUMBER),
});
