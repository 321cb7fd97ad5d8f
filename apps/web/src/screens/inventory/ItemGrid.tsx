import {
  type Amounts,
  amountOf,
  type Item,
  ItemCategory,
  isBetterThanWorn,
  itemsOfSets,
  levelOf,
  wornItems,
} from '@slumberfell/engine';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { characterStore } from '../../features/character/store.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { useFocusAtStop, useTileSteps } from '../../features/collections/use-tile-steps.ts';
import { type ItemMark, ItemTile } from '../../features/items/ItemTile.tsx';
import { trophyRank } from '../../features/items/trophy-rank.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import type { Modifiers } from './choice.ts';
import styles from './ItemGrid.module.css';
import type { Entry } from './inventory-entries.ts';
import { useIncrementalList } from './use-incremental-list.ts';

const GAP = 9;
/**
 * Minimum width of a tile in px. In a narrow grid tiles are smaller, because it always has at least
 * `LEAST_COLUMNS`.
 */
const LEAST_TILE = 78;
const LEAST_COLUMNS = 5;

interface ItemGridProps {
  readonly entries: readonly Entry[];
  readonly selectedId: number | null;
  /**
   * Must be the same function at each render: a new function renders all cells again.
   * @param place the item's index in `entries`
   */
  readonly onSelect: (itemId: number, place: number, modifiers: Modifiers) => void;
  /** The tiles that the player has chosen together; null while none are being chosen. */
  readonly chosen: ReadonlySet<number> | null;
}

/**
 * Tiles of the items in the inventory; the Tab key stops only once in the grid. Only the rows near the window
 * and the row at which the Tab key stops are rendered, so that thousands of items scroll as fast as ten.
 */
export const ItemGrid = memo(function ItemGrid(props: ItemGridProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { width, top } = useBounds(ref);
  const columns = Math.max(LEAST_COLUMNS, Math.floor((width + GAP) / (LEAST_TILE + GAP)));
  const side = (width - GAP * (columns - 1)) / columns;
  return (
    <div ref={ref}>
      {width > 0 && <Rows key={`${columns} ${side}`} {...props} columns={columns} side={side} top={top} />}
    </div>
  );
});

interface GridBounds {
  /** Width in px. */
  readonly width: number;
  /** Distance in px from the top of the page. */
  readonly top: number;
}

/** The last bounds and the width of its window, so that the screen has its height at once on return. */
let known: { readonly bounds: GridBounds; readonly windowWidth: number } | null = null;

const knownBounds = (): GridBounds =>
  known !== null && known.windowWidth === window.innerWidth ? known.bounds : { width: 0, top: 0 };

/**
 * Where an element of the page is. The observer calls after the browser has computed the layout, so reading
 * the distance then costs nothing. React renders what depends on it in parts.
 * @returns a width of 0 before the first measurement; on return the last one, so that the page can scroll
 * to where it was
 */
function useBounds(ref: RefObject<HTMLElement | null>): GridBounds {
  const [bounds, setBounds] = useState(knownBounds);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const rectangle = element.getBoundingClientRect();
      const { width } = rectangle;
      // React hides the screen while the script of the next screen is fetched. A hidden grid has no bounds.
      if (width === 0) return;
      const top = Math.round(rectangle.top + window.scrollY);
      known = { bounds: { width, top }, windowWidth: window.innerWidth };
      startTransition(() =>
        setBounds((before) => (before.width === width && before.top === top ? before : { width, top })),
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return bounds;
}

interface RowsProps extends ItemGridProps {
  readonly columns: number;
  /** Width and height of a tile in px. */
  readonly side: number;
  /**
   * Distance in px from the top of the page to the first row. The virtualizer needs it because the page
   * scrolls and not the grid.
   */
  readonly top: number;
}

/** The rows of tiles. When the number or size of the tiles in a row changes, a new component mounts. */
function Rows({ entries, selectedId, chosen, onSelect, columns, side, top }: RowsProps) {
  const trophies = useCharacter(({ shown }) => shown.trophies);
  const marksOf = useMarksOf();
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => entries.map(({ item }) => item.id), [entries]);
  const { stop, listeners } = useTileSteps(list, keys, () => columns, selectedId ?? keys[0]);
  const stopRow = Math.floor(Math.max(0, keys.indexOf(stop ?? Number.NaN)) / columns);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(entries.length / columns),
    estimateSize: () => side + GAP,
    overscan: 1,
    scrollMargin: top,
    // The indexes are sorted, because React would else move a row in the document, and its focused tile would
    // lose the focus.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), stopRow])].sort((one, other) => one - other),
  });
  const rows = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const drawn = useIncrementalList(entries, startIndex * columns, (endIndex + 1) * columns);
  useFocusAtStop(list, stop, drawn);
  return (
    <ul
      ref={list}
      className={styles.grid}
      style={{ height: virtualizer.getTotalSize() - GAP }}
      aria-label="Things in the bag"
      {...listeners}
    >
      {rows.map(({ index, start }) => {
        // The row at which the Tab key stops shows the new items at once; the other rows follow step by step.
        const shownEntries = index === stopRow ? entries : drawn;
        const first = index * columns;
        const ids = shownEntries.slice(first, first + columns).map(({ item }) => item.id);
        return (
          <Row
            key={index}
            entries={shownEntries}
            first={first}
            columns={columns}
            selectedId={ids.find((id) => id === selectedId)}
            stop={ids.find((id) => id === stop)}
            trophies={trophies}
            marksOf={marksOf}
            chosen={chosen}
            onSelect={onSelect}
            side={side}
            top={start - top}
          />
        );
      })}
    </ul>
  );
}

/** What a tile says of its item beside the amount. */
interface TileMarks {
  readonly mark: ItemMark | undefined;
  readonly worn: boolean;
  readonly better: boolean;
}

/** A function that returns the marks of an item. It is the same until marks, gear or levels change. */
function useMarksOf(): (item: Item) => TileMarks {
  const world = useWorld();
  const kept = useCharacter(({ shown }) => shown.kept);
  const junk = useCharacter(({ shown }) => shown.junk);
  const sets = useCharacter(({ shown }) => shown.sets);
  // Not the state itself: experience and packed portions change with each fight.
  const gear = useCharacter(({ shown }) =>
    [shown.attackStyle, ...wornItems(shown), ...shown.experience.map(levelOf)].join(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `gear` changes with what is asked of the state
  return useMemo(() => {
    const shown = characterStore.getState().character?.shown;
    const junkIds = new Set(junk);
    const inSets = itemsOfSets({ sets });
    const worn = new Set(shown && wornItems(shown));
    const markOf = (id: number): ItemMark | undefined => {
      if (amountOf(kept, id) > 0) return 'kept';
      if (junkIds.has(id)) return 'junk';
      return inSets.has(id) ? 'set' : undefined;
    };
    const marksOf = (item: Item): TileMarks => ({
      mark: markOf(item.id),
      worn: worn.has(item.id),
      better: shown !== undefined && isBetterThanWorn(item, shown, world),
    });
    // A filter renders the same tiles again and again.
    const known = new Map<Item, TileMarks>();
    return (item) => {
      const marks = known.get(item) ?? marksOf(item);
      known.set(item, marks);
      return marks;
    };
  }, [kept, junk, sets, gear, world]);
}

interface RowProps extends Pick<RowsProps, 'entries' | 'columns' | 'side' | 'onSelect' | 'chosen'> {
  /** Index in `entries` of the item in the row's leftmost cell. */
  readonly first: number;
  /**
   * Ids of the selected item and of the item at which the Tab key stops; undefined if they are not in this
   * row.
   */
  readonly selectedId: number | undefined;
  readonly stop: number | undefined;
  readonly trophies: Amounts;
  /** The same function at each render until a mark changes. */
  readonly marksOf: (item: Item) => TileMarks;
  /** Distance in px from the top of the grid to the row. */
  readonly top: number;
}

/** Memoized: when the player scrolls, selects or moves the focus, only the rows that change render. */
const Row = memo(function Row(props: RowProps) {
  const { entries, first, columns, selectedId, stop, trophies, marksOf, chosen, onSelect, side, top } = props;
  return entries.slice(first, first + columns).map(({ item, amount }, column) => {
    const place = first + column;
    return (
      <Cell
        key={place}
        item={item}
        amount={amount}
        claimed={item.category === ItemCategory.Trophy ? amountOf(trophies, item.id) : null}
        {...marksOf(item)}
        selected={chosen === null ? item.id === selectedId : chosen.has(item.id)}
        tabIndex={item.id === stop ? 0 : -1}
        place={place}
        onSelect={onSelect}
        side={side}
        left={column * (side + GAP)}
        top={top}
      />
    );
  });
});

interface CellProps extends Pick<RowsProps, 'side' | 'onSelect'>, TileMarks {
  readonly item: Item;
  readonly amount: number;
  /** The claimed amount of this kind of trophy; null for another item. */
  readonly claimed: number | null;
  readonly selected: boolean;
  readonly tabIndex: 0 | -1;
  readonly place: number;
  /** Distance in px of the cell from the left edge and from the top of the grid. */
  readonly left: number;
  readonly top: number;
}

/**
 * A cell of the grid. Its React key is its index: when the list changes, the cell's elements stay and only
 * show another item. Creating a hundred elements would take several times as long.
 */
const Cell = memo(function Cell(props: CellProps) {
  const { item, amount, claimed, mark, worn, better, selected, tabIndex, place, onSelect, side, left, top } =
    props;
  return (
    <li
      data-tile={item.id}
      className={styles.cell}
      style={{ width: side, left, top }}
      title={`${item.name}, ${formatNumber(amount)}`}
    >
      <ItemTile
        item={item}
        amount={amount}
        tier={claimed === null ? undefined : trophyRank(claimed)}
        mark={mark}
        worn={worn}
        better={better}
        selected={selected}
        tabIndex={tabIndex}
        onSelect={(event) => onSelect(item.id, place, event)}
      />
    </li>
  );
});
