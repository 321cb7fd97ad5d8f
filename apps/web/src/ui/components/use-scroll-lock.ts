import { useLayoutEffect } from 'react';

/** Number of open dialogs. */
let dialogs = 0;

/**
 * Prevents the page from scrolling behind an open dialog, and keeps the page's width when the scroll bar
 * disappears. Mantine's scroll lock is not used: it adds a CSS variable and a style sheet, and the browser
 * then computes the style of every element again whenever a dialog opens or closes.
 */
export function useScrollLock(isOpen: boolean): void {
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
