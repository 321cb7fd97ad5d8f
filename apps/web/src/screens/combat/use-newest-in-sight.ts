import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** px scrolled down at rest. From the very top a browser does not hold the lines in view when others come in above. */
const REST = 1;
/** px: scrolled down further than this, somebody is reading. */
const READING = 8;

/**
 * For a list that grows at its top: the lines in view stay where they are, which is the browser's own doing, and a frame later
 * the list is scrolled to the newest. A line that is pushed down by the layout counts as a layout shift; a scrolled one does
 * not. Whoever has scrolled down to read is left alone.
 * @param newest changes when something has come in
 */
export function useNewestInSight(newest: number): RefObject<HTMLDivElement | null> {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is the reason to run, not an input
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
