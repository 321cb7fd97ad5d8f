import type { ChronicleAnswer } from '@slumberfell/protocol';

type First = ChronicleAnswer['firsts'][number];

/** Kinds of firsts whose id is not that of an item. */
const OTHERS: ReadonlySet<string> = new Set<First['kind']>(['level', 'region', 'boss']);

/** Whether a first has come, and its id is that of an item. */
export const isItemFirst = (first: First): first is First & { readonly at: number } =>
  !OTHERS.has(first.kind) && first.at !== null;
