import { luckShare, type World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { expectedText, thanOthers } from '../../features/chronicle/luck-words.ts';
import { formatNumber } from '../../lib/format/number.ts';
import type { NamedRow } from './NamedTable.tsx';

/** What the list of luck is sorted by. */
export const LUCK_ORDERS = [
  { value: 'unluckiest', label: 'Unluckiest first' },
  { value: 'luckiest', label: 'Luckiest first' },
  { value: 'name', label: 'Name' },
] as const;
export type LuckOrder = (typeof LUCK_ORDERS)[number]['value'];

/**
 * A row for each item that fights may bring. unluckiest: those of which most others had more first, so that
 * an item of which none was likely yet is not among the first; luckiest: those of which most others had fewer
 * first. Equal rows are sorted by name.
 */
export function luckRows(
  { items }: Pick<ChronicleAnswer, 'items'>,
  world: Pick<World, 'item'>,
  order: LuckOrder,
): readonly NamedRow[] {
  const rows = items.flatMap(({ itemId: id, luck }) => {
    if (luck === null) return [];
    const share = luckShare(luck);
    return [
      {
        merit: order === 'name' ? 0 : order === 'unluckiest' ? share.more : share.fewer,
        section: 'items' as const,
        id,
        name: world.item(id)?.name ?? 'A forgotten item',
        below: `${thanOthers(share)}.`,
        cells: [formatNumber(luck.had), expectedText(luck)],
      },
    ];
  });
  return rows.toSorted((one, other) => other.merit - one.merit || one.name.localeCompare(other.name, 'en'));
}
