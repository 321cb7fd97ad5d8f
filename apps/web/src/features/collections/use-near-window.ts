import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Distance in px from the window within which a tile is rendered. It is about the height of a window, so that
 * the tiles are rendered before the player scrolls to them.
 */
const MARGIN = 900;

/**
 * The keys of a list's items that are near the window now, or were near it at some time since the list
 * changed. Each item's element has its key in `data-tile`, and has the same height with and without content.
 * @param items the list's items; a new array means that the list has changed
 */
export function useNearWindow(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new array means new cells in the list
  useLayoutEffect(() => {
    const cells = [...(list.current?.children ?? [])];
    // Finds the near items before the first paint, because the IntersectionObserver reports them only after
    // it.
    const there = new Set(cells.filter(isNear));
    setNear(new Set([...there].map(keyOf)));
    const observer = new IntersectionObserver(
      (entries) => {
        const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        if (come.length === 0) return;
        for (const cell of come) observer.unobserve(cell);
        setNear((before) => new Set([...before, ...come.map(keyOf)]));
      },
      { rootMargin: `${MARGIN}px 0px` },
    );
    for (const cell of cells) if (!there.has(cell)) observer.observe(cell);
    return () => observer.disconnect();
  }, [list, items]);
  return near;
}

const NONE: ReadonlySet<number> = new Set();

const keyOf = (cell: Element): number => Number((cell as HTMLElement).dataset.tile);

function isNear(cell: Element): boolean {
  const { top, bottom } = cell.getBoundingClientRect();
  return bottom > -MARGIN && top < window.innerHeight + MARGIN;
}
