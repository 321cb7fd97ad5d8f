import { useLayoutEffect } from 'react';

/** How many dialogs lie over the page. */
let dialogs = 0;

/**
 * Keeps the page from being scrolled behind a dialog, and from growing by the width of its scroll bar. Mantine's own way gives
 * the body a variable and a sheet, which has the style of every element computed anew when a dialog opens or closes.
 */
export function useStillPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const page = document.documentElement;
    dialogs += 1;
    if (dialogs === 1) {
      page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? 'stable' : '';
      page.style.overflow = 'hidden';
    }
    return () => {
      dialogs -= 1;
      if (dialogs > 0) return;
      page.style.overflow = '';
      page.style.scrollbarGutter = '';
    };
  }, [isOpen]);
}
