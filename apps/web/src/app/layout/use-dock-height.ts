import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps `--dock-height` of the page at the height of the dock, in px without the room for the phone's own
 * edge: the running action has two or three lines. Without a dock the height of tokens.css counts.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const edge = Number.parseFloat(getComputedStyle(element).paddingBottom);
      style.setProperty('--dock-height', `${element.offsetHeight - edge}px`);
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, [dock]);
}
