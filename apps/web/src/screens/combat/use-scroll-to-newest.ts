import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Scroll position at rest, in px. At 0 browsers do not keep the visible lines in place when new ones come in
 * above.
 */
const REST = 1;
/** Scrolled down further than this, in px, the player is reading. */
const READING = 8;

/**
 * For a list that grows at its top. The browser keeps the visible lines in place; a frame later this scrolls
 * to the newest line. Lines that the layout moves count as a layout shift, scrolled lines do not. It does not
 * scroll while the player has scrolled down to read.
 * @param newest changes when a line was added
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
