import { type ReactNode, useMemo, useRef } from 'react';
import styles from './TileGrid.module.css';
import { useNearWindow } from './use-near-window.ts';
import { useFocusAtStop, useTileSteps } from './use-tile-steps.ts';

interface TileGridProps<T> {
  readonly tiles: readonly T[];
  readonly keyOf: (tile: T) => number;
  /** Label of the grid for screen readers. */
  readonly label: string;
  /**
   * CSS class that sets two custom properties: `--least`, the minimum width of a tile, and `--under`, the
   * height of the text below its square picture.
   */
  readonly className?: string | undefined;
  /** Renders a tile as a button. The button must get this `tabIndex`. */
  readonly children: (tile: T, tabIndex: 0 | -1) => ReactNode;
}

/**
 * Square pictures with text below them. The Tab key stops only once in the grid; arrow keys, Home and End
 * move between tiles. A cell renders its content when it comes near the window. A cell has a fixed size, so
 * the page's content does not move when the cell renders.
 */
export function TileGrid<T>({ tiles, keyOf, label, className, children }: TileGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const near = useNearWindow(list, tiles);
  const keys = useMemo(() => tiles.map(keyOf), [tiles, keyOf]);
  const { stop, listeners } = useTileSteps(list, keys, () => columnsOf(list.current));
  useFocusAtStop(list, stop, tiles);
  return (
    <ul ref={list} className={`${styles.grid} ${className ?? ''}`} aria-label={label} {...listeners}>
      {tiles.map((tile) => {
        const key = keyOf(tile);
        return (
          <li key={key} data-tile={key} className={styles.cell}>
            {(key === stop || near.has(key)) && children(tile, key === stop ? 0 : -1)}
          </li>
        );
      })}
    </ul>
  );
}

/** Number of cells in the first row. */
function columnsOf(list: HTMLElement | null): number {
  const cells = [...(list?.children ?? [])] as HTMLElement[];
  const second = cells.findIndex((cell) => cell.offsetTop !== cells[0]?.offsetTop);
  return second < 0 ? cells.length : second;
}
