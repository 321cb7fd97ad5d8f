import { useElementSize } from '@mantine/hooks';
import { type Amounts, amountOf, ItemCategory } from '@slumberfell/engine';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useState } from 'react';
import { ItemTile } from '../../art/ItemTile.tsx';
import { useCharacter } from '../../character/use-character.ts';
import { formatNumber } from '../../format/number.ts';
import { trophyRank } from '../../items/trophy-rank.ts';
import styles from './ItemGrid.module.css';
import type { Entry } from './inventory-entries.ts';

const GAP = 9;
/** The least width of a tile; on narrow grids five stand side by side all the same. */
const LEAST_TILE = 78;
const LEAST_COLUMNS = 5;

interface ItemGridProps {
  readonly entries: readonly Entry[];
  readonly selectedId: number | null;
  readonly onSelect: (entry: Entry) => void;
}

/** Tiles of everything owned. Only the rows near the window are in the page, so a bag of thousands scrolls like one of ten. */
export function ItemGrid(props: ItemGridProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const columns = Math.max(LEAST_COLUMNS, Math.floor((width + GAP) / (LEAST_TILE + GAP)));
  const side = (width - GAP * (columns - 1)) / columns;
  return (
    <div ref={ref}>
      {width > 0 && <Rows key={`${columns} ${side}`} {...props} columns={columns} side={side} />}
    </div>
  );
}

interface RowsProps extends ItemGridProps {
  readonly columns: number;
  /** Width and height of a tile in px. */
  readonly side: number;
}

/** The rows of one measure; another width of the grid is another measure. */
function Rows({ entries, selectedId, onSelect, columns, side }: RowsProps) {
  const trophies = useCharacter(({ shown }) => shown.trophies);
  // How far down the page the first row lies: what stands above the grid scrolls with it.
  const [top, setTop] = useState(0);
  const measure = useCallback((list: HTMLUListElement | null) => {
    if (list) setTop(Math.round(list.getBoundingClientRect().top + window.scrollY));
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(entries.length / columns),
    estimateSize: () => side + GAP,
    overscan: 2,
    scrollMargin: top,
  });
  return (
    <ul ref={measure} className={styles.grid} style={{ height: virtualizer.getTotalSize() - GAP }}>
      {virtualizer.getVirtualItems().map((row) => (
        <Row
          key={row.key}
          entries={entries}
          trophies={trophies}
          selectedId={selectedId}
          onSelect={onSelect}
          columns={columns}
          side={side}
          index={row.index}
          top={row.start - top}
        />
      ))}
    </ul>
  );
}

interface RowProps extends RowsProps {
  readonly trophies: Amounts;
  readonly index: number;
  /** Px below the top of the grid. */
  readonly top: number;
}

/** Scrolling renders the rows that come, and leaves those that stay alone. */
const Row = memo(function Row(props: RowProps) {
  const { entries, trophies, selectedId, onSelect, columns, side, index, top } = props;
  return entries.slice(index * columns, (index + 1) * columns).map((entry, column) => (
    <li
      key={entry.item.id}
      className={styles.cell}
      style={{ width: side, transform: `translate(${column * (side + GAP)}px, ${top}px)` }}
      title={`${entry.item.name}, ${formatNumber(entry.amount)}`}
    >
      <ItemTile
        item={entry.item}
        amount={entry.amount}
        tier={
          entry.item.category === ItemCategory.Trophy
            ? trophyRank(amountOf(trophies, entry.item.id))
            : undefined
        }
        selected={entry.item.id === selectedId}
        onSelect={() => onSelect(entry)}
      />
    </li>
  ));
});
