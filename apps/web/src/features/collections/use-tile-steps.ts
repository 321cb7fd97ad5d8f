import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isTileKey, step } from './step.ts';

interface TileSteps {
  /**
   * Key of the one tile that the Tab key reaches. This tile must be rendered even if it is far outside the
   * window.
   */
  readonly stop: number | undefined;
  /** Listeners for the list's element. */
  readonly listeners: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/**
 * Lets the Tab key stop only once in a list of tiles. Within the list, arrow keys, Home and End move the
 * focus. Each cell has its tile's key in `data-tile`, and contains a button.
 * @param keys of all tiles, in their order
 * @param columns returns the number of tiles in a full row
 * @param otherwise key of the tile that the Tab key reaches before any tile had the focus, or after the tile
 * that had it last was removed
 */
export function useTileSteps(
  list: RefObject<HTMLElement | null>,
  keys: readonly number[],
  columns: () => number,
  otherwise = keys[0],
): TileSteps {
  const [reached, setReached] = useState<number | null>(null);
  const stop = reached !== null && keys.includes(reached) ? reached : otherwise;
  const reach = ({ target }: FocusEvent | MouseEvent) => {
    const key = keyAt(target as Element);
    if (key !== null) setReached(key);
  };
  // A press with a pointer sends a focus event, and later a click event. Only the click sets the stop,
  // because React then renders it together with the changes that the tile's own click listener makes.
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) reach(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isTileKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = keys.indexOf(keyAt(event.target as Element) ?? Number.NaN);
    if (at < 0) return;
    event.preventDefault();
    const next = keys[step(event.key, at, keys.length, columns())];
    // Renders at once, because a tile far outside the window must exist before it can be focused.
    flushSync(() => setReached(next ?? null));
    buttonOf(list.current, next)?.focus();
  };
  return { stop, listeners: { onFocus, onClick: reach, onKeyDown } };
}

/**
 * Moves the focus to the tile `stop` when the tiles have changed and the focused element now belongs to
 * another tile.
 * @param stop as returned by `useTileSteps`
 * @param drawn the shown tiles; the focus moves only when this array changes
 */
export function useFocusAtStop(
  list: RefObject<HTMLElement | null>,
  stop: number | undefined,
  drawn: readonly unknown[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the tiles change
  useLayoutEffect(() => {
    const focused = keyAt(document.activeElement);
    if (focused !== null && focused !== stop && list.current?.contains(document.activeElement))
      buttonOf(list.current, stop)?.focus({ preventScroll: true });
  }, [drawn]);
}

const buttonOf = (list: HTMLElement | null, key: number | undefined) =>
  list?.querySelector<HTMLElement>(`[data-tile="${key}"] button`);

/** Key of the tile that contains an element; null outside of tiles. */
function keyAt(element: Element | null): number | null {
  const tile = element?.closest<HTMLElement>('[data-tile]');
  return tile ? Number(tile.dataset.tile) : null;
}
