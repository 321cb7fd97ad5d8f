import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far beyond the window something is still near, in px: about a screen, so that scrolling finds it there. */
const REACH = 900;

/**
 * Which of a list's items are near the window, or have been since the list last changed. They are told apart by their `data-tile`
 * and must be as high before they are filled as after.
 * @param items the list's items; another array is another list
 */
export function useNear(list: RefObject<HTMLElement | null>, items: readonly unknown[]): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another array of items has other cells, in the same list
  useLayoutEffect(() => {
    const cells = [...(list.current?.children ?? [])];
    // Measured before anything is painted: the observer tells of the first ones only after that.
    const there = new Set(cells.filter(isNear));
    setNear(new Set([...there].map(keyOf)));
    const observer = new IntersectionObserver(
      (entries) => {
        const come = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        if (come.length === 0) return;
        for (const cell of come) observer.unobserve(cell);
        setNear((before) => new Set([...before, ...come.map(keyOf)]));
      },
      { rootMargin: `${REACH}px 0px` },
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
  return bottom > -REACH && top < window.innerHeight + REACH;
}
