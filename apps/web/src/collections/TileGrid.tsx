import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { isStepKey, step } from './step.ts';
import styles from './TileGrid.module.css';

interface TileGridProps<T> {
  readonly tiles: readonly T[];
  readonly keyOf: (tile: T) => number;
  /** What the grid holds, for those who do not see it. */
  readonly label: string;
  /** Sets `--least`, the least width of a tile, and `--under`, the height of what is written under its square picture. */
  readonly className?: string | undefined;
  /** A button; `tabIndex` is for it to have. */
  readonly children: (tile: T, tabIndex: 0 | -1) => ReactNode;
}

/**
 * Square pictures with words under them. It is one stop of the Tab key; within it arrow keys, Home and End lead from tile to
 * tile. Tiles far from the window are neither laid out nor painted, and as each knows its height, nothing moves when it is.
 */
export function TileGrid<T>({ tiles, keyOf, label, className, children }: TileGridProps<T>) {
  const [reached, setReached] = useState<number | null>(null);
  const first = tiles[0];
  const stop = tiles.some((tile) => keyOf(tile) === reached) ? reached : first && keyOf(first);

  const note = ({ target }: FocusEvent) => {
    const tile = target.closest<HTMLElement>('[data-tile]');
    if (tile) setReached(Number(tile.dataset.tile));
  };
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    if (!isStepKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const cells = [...event.currentTarget.children] as HTMLElement[];
    const at = cells.findIndex((cell) => cell.contains(event.target as Node));
    if (at < 0) return;
    event.preventDefault();
    const next = cells[step(event.key, at, cells.length, columnsOf(cells))];
    next?.querySelector('button')?.focus();
  };
  return (
    <ul className={`${styles.grid} ${className ?? ''}`} aria-label={label} onFocus={note} onKeyDown={walk}>
      {tiles.map((tile) => {
        const key = keyOf(tile);
        return (
          <li key={key} data-tile={key} className={styles.cell}>
            {children(tile, key === stop ? 0 : -1)}
          </li>
        );
      })}
    </ul>
  );
}

/** How many cells stand in the first row. */
function columnsOf(cells: readonly HTMLElement[]): number {
  const second = cells.findIndex((cell) => cell.offsetTop !== cells[0]?.offsetTop);
  return second < 0 ? cells.length : second;
}
