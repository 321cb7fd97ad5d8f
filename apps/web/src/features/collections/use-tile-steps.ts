import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isStepKey, step } from './step.ts';

interface TileSteps {
  /** The key of the tile that the Tab key stops at; it must be in the page however far away it is. */
  readonly stop: number | undefined;
  /** For the list to have. */
  readonly listeners: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/**
 * Makes a list of tiles one stop of the Tab key; within it arrow keys, Home and End lead from tile to tile. Cells bear their
 * tile's key as `data-tile` and hold a button.
 * @param keys of all tiles, in their order
 * @param columns tiles in a full row
 * @param otherwise the stop where no tile has been reached yet, or the one that was is no more
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
  // A press gives the focus first, and reaches the tile with what else its click does: one rendering for both.
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) reach(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isStepKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = keys.indexOf(keyAt(event.target as Element) ?? Number.NaN);
    if (at < 0) return;
    event.preventDefault();
    const next = keys[step(event.key, at, keys.length, columns())];
    // What is reached is there, however far away it is.
    flushSync(() => setReached(next ?? null));
    buttonOf(list.current, next)?.focus();
  };
  return { stop, listeners: { onFocus, onClick: reach, onKeyDown } };
}

/**
 * Where another tile has come to lie under the focus, the focus goes on to the one it was on.
 * @param stop as of `useTileSteps`
 * @param drawn what lies where; only another one moves the focus
 */
export function useFocusAtStop(
  list: RefObject<HTMLElement | null>,
  stop: number | undefined,
  drawn: readonly unknown[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other tiles move them
  useLayoutEffect(() => {
    const focused = keyAt(document.activeElement);
    if (focused !== null && focused !== stop && list.current?.contains(document.activeElement))
      buttonOf(list.current, stop)?.focus({ preventScroll: true });
  }, [drawn]);
}

const buttonOf = (list: HTMLElement | null, key: number | undefined) =>
  list?.querySelector<HTMLElement>(`[data-tile="${key}"] button`);

/** The key of the tile that an element is a part of; null where it is of none. */
function keyAt(element: Element | null): number | null {
  const tile = element?.closest<HTMLElement>('[data-tile]');
  return tile ? Number(tile.dataset.tile) : null;
}
