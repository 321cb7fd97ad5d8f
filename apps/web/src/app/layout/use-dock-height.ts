import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps `--dock-height` of the page at the height of the dock, in px without the room for the phone's own
 * edge: the running action has two or three lines. It is 0 where the dock is the end of the page and covers
 * nothing. Without a dock the height of tokens.css counts.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { paddingBottom, position } = getComputedStyle(element);
      const height = position === 'fixed' ? element.offsetHeight - Number.parseFloat(paddingBottom) : 0;
      style.setProperty('--dock-height', `${height}px`);
    };
    // The observer measures first in the same frame, before the paint, when the layout is computed anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element, { box: 'border-box' });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, [dock]);
}
