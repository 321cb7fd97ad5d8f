import { luckShare, type World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { hadWords, ofHundred } from '../../features/chronicle/luck-words.ts';

/** What the list of luck is sorted by. */
export const LUCK_ORDERS = [
  { value: 'unluckiest', label: 'Unluckiest first' },
  { value: 'luckiest', label: 'Luckiest first' },
  { value: 'name', label: 'Name' },
] as const;
export type LuckOrder = (typeof LUCK_ORDERS)[number]['value'];

/** The luck with one item. */
export interface LuckRow {
  readonly name: string;
  readonly had: string;
  /** Shares, 0 to 1, of characters with the same kills who had fewer, and who had more. */
  readonly fewer: number;
  readonly more: number;
}

/** A row for each item that fights may bring, in the order of the chronicle. */
export const luckRows = ({ items }: Pick<ChronicleAnswer, 'items'>, world: Pick<World, 'item'>): LuckRow[] =>
  items.flatMap(({ itemId, luck }) => {
    if (luck === null) return [];
    const { fewer, more } = luckShare(luck);
    return [{ name: world.item(itemId)?.name ?? 'A forgotten item', had: hadWords(luck), fewer, more }];
  });

/**
 * The rows in an order. unluckiest: those of which most others had more first, so that an item of which none
 * was likely yet is not among the first; luckiest: those of which most others had fewer first. Equal rows are
 * sorted by name.
 */
export function sortedLuck(rows: readonly LuckRow[], order: LuckOrder): LuckRow[] {
  const byName = (one: LuckRow, other: LuckRow): number => one.name.localeCompare(other.name, 'en');
  const merit = ({ fewer, more }: LuckRow): number => (order === 'unluckiest' ? more : fewer);
  return rows.toSorted(
    (one, other) => (order === 'name' ? 0 : merit(other) - merit(one)) || byName(one, other),
  );
}

/** The cells of a row: the name, the amount, and of 100 others those who had fewer and more. */
export const luckCells = ({ name, had, fewer, more }: LuckRow): string[] => [
  name,
  had,
  ofHundred(fewer),
  ofHundred(more),
];
