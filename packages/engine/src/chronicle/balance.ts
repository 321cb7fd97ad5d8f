import { MAX_AMOUNT } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';
import { CHRONICLE_COLUMNS, type Chronicle, ITEM_ORIGINS, ITEM_USES, OTHERS } from './chronicle.ts';
import { possessions } from './opening.ts';

/** An item, or gold, of which the chronicle explains another amount than is owned. */
export interface Imbalance {
  /** Null for gold. */
  readonly itemId: number | null;
  readonly owned: bigint;
  readonly explained: bigint;
}

const columnsOf = (names: readonly string[]): readonly number[] =>
  names.map((name) => (CHRONICLE_COLUMNS.items as readonly string[]).indexOf(name));
const CAME = columnsOf(['opening', ...ITEM_ORIGINS, 'returned']);
const WENT = columnsOf(ITEM_USES);
const GOLD = {
  opening: 1n,
  sold: 1n,
  bought: -1n,
  travel: -1n,
  returned: -1n,
  rewarded: 1n,
  // Parts of `sold` and `returned`.
  keysSold: 0n,
  keysReturned: 0n,
} as const;

/**
 * Compares a whole chronicle with what is owned: opening + came - went = owned, for each item and for gold.
 * Items above the limit of the table are compared as one sum. A row with a sum that has stopped at
 * `MAX_AMOUNT` explains nothing and is left out.
 */
export function imbalancesOf(chronicle: Chronicle, shown: Shown): readonly Imbalance[] {
  const wrong: Imbalance[] = [];
  const owned = new Map(possessions(shown));
  for (const [id, row] of chronicle.items) {
    if (id === OTHERS) continue;
    const amount = owned.get(id) ?? 0n;
    owned.delete(id);
    const explained = explainedBy(row);
    if (explained !== null && explained !== amount) wrong.push({ itemId: id, owned: amount, explained });
  }
  const rest = chronicle.items.get(OTHERS);
  if (rest === undefined) {
    for (const [itemId, amount] of owned) wrong.push({ itemId, owned: amount, explained: 0n });
  } else {
    const amount = [...owned.values()].reduce((sum, one) => sum + one, 0n);
    const explained = explainedBy(rest);
    if (explained !== null && explained !== amount) wrong.push({ itemId: OTHERS, owned: amount, explained });
  }
  const gold = chronicle.gold.get(OTHERS);
  const names = CHRONICLE_COLUMNS.gold;
  const explained = names.reduce((sum, name, place) => sum + GOLD[name] * BigInt(gold?.[place] ?? 0), 0n);
  if (!isStopped(gold) && explained !== BigInt(shown.gold))
    wrong.push({ itemId: null, owned: BigInt(shown.gold), explained });
  return wrong;
}

/** Null when one of the sums has stopped. */
function explainedBy(row: readonly number[]): bigint | null {
  const sumOf = (columns: readonly number[]): bigint =>
    columns.reduce((sum, column) => sum + BigInt(row[column] as number), 0n);
  return [...CAME, ...WENT].some((column) => row[column] === MAX_AMOUNT) ? null : sumOf(CAME) - sumOf(WENT);
}

const isStopped = (row: readonly number[] | undefined): boolean => row?.includes(MAX_AMOUNT) ?? false;
