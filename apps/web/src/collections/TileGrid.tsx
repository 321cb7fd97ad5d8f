import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isStepKey, step } from './step.ts';
import styles from './TileGrid.module.css';
import { useNear } from './use-near.ts';

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
 * tile. Cells are empty until they come near the window; as they know their height, nothing moves when they are filled.
 */
export function TileGrid<T>({ tiles, keyOf, label, className, children }: TileGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const near = useNear(list, tiles);
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
    if (!next) return;
    // What is reached is there, however far away it is.
    flushSync(() => setReached(Number(next.dataset.tile)));
    next.querySelector('button')?.focus();
  };
  return (
    <ul
      ref={list}
      className={`${styles.grid} ${className ?? ''}`}
      aria-label={label}
      onFocus={note}
      onKeyDown={walk}
    >
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

/** How many cells stand in the first row. */
function columnsOf(cells: readonly HTMLElement[]): number {
  const second = cells.findIndex((cell) => cell.offsetTop !== cells[0]?.offsetTop);
  return second < 0 ? cells.length : second;
}
