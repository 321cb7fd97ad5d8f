import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Scroll position in px at which the newest line is visible. It is not 0, because at 0 browsers do not keep
 * the visible lines in place when lines are added above them.
 */
const REST = 1;
/**
 * If the list is scrolled down further than this, in px, the player is reading older lines. The list then
 * does not scroll to new lines.
 */
const READING = 8;

/**
 * Scrolls a list that grows at its top to its newest line. When a line is added, the browser keeps the
 * visible lines in place; two frames later this scrolls to the newest line. Lines that the layout moves count
 * as a layout shift, lines that are scrolled do not. While the player has scrolled down to read, it does not
 * scroll.
 * @param newest a value that changes when a line is added
 */
export function useScrollToNewest(newest: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const reading = useRef(false);
  const arriving = useRef(false);

  useEffect(() => {
    const element = list.current;
    const scrolled = () => {
      if (!arriving.current && element) reading.current = element.scrollTop > READING;
    };
    element?.addEventListener('scroll', scrolled, { passive: true });
    return () => element?.removeEventListener('scroll', scrolled);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to run, not an input
  useLayoutEffect(() => {
    if (reading.current) return;
    arriving.current = true;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (list.current) list.current.scrollTop = REST;
        frame = requestAnimationFrame(() => {
          arriving.current = false;
        });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [newest]);

  return list;
}
