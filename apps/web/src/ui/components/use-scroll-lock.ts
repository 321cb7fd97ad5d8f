import { useLayoutEffect } from 'react';

/** Number of open dialogs. */
let dialogs = 0;

/**
 * Prevents the page from scrolling behind a dialog, and from changing its width when its scroll bar
 * disappears. Mantine's own scroll lock adds a CSS variable to the body and a style sheet. This makes the
 * browser compute the style of every element again whenever a dialog opens or closes.
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
