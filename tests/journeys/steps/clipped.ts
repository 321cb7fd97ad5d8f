import type { Page } from 'playwright-core';

/**
 * Looks for controls that cut off their own text: selects that are too narrow for one of their options,
 * fields that are too narrow for their value or placeholder, and buttons and links that hide what overflows.
 * Exempt are fields for copying only, and names that end with an ellipsis where the width is not enough.
 * @returns the text of each, and by how many px it is too wide; empty when there is none
 */
export const clippedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clipped = new Set<string>();
    const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const note = (element: Element, text: string, over: number): void => {
      if (over >= 1) clipped.add(`${element.tagName} "${text}" by ${Math.ceil(over)} px`);
    };
    // The text of a field is in no element, so its width is measured.
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const isText = field instanceof HTMLSelectElement || /^(text|search|email|password)$/.test(field.type);
      if (!isText || !isShown(field) || field.closest('[aria-hidden=true]')) continue;
      if ('readOnly' in field && field.readOnly) continue;
      const style = getComputedStyle(field);
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const texts =
        field instanceof HTMLSelectElement
          ? [...field.options].map(({ label }) => label)
          : [field.value || field.placeholder];
      for (const text of texts) note(field, text, pen.measureText(text).width - room);
    }
    for (const control of document.querySelectorAll('button, a[href], summary, [role=button], [role=tab]')) {
      for (const part of [control, ...control.querySelectorAll('*')]) {
        if (!(part instanceof HTMLElement) || !part.textContent?.trim() || !isShown(part)) continue;
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(part);
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (!isShortened && (overflowX === 'hidden' || overflowX === 'clip'))
          note(part, part.textContent, part.scrollWidth - part.clientWidth);
      }
    }
    return [...clipped];
  });

/**
 * Looks for texts of which a part is not visible: the window, or a box that hides what overflows, cuts
 * them off. What can be scrolled into view is not cut off. Exempt are names of players on a board, which
 * end with an ellipsis; the profile that the name opens has the whole name.
 * @returns the text of each, and by how many px it is cut off; empty when there is none
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Share of the font size by which a line may stand out: the room that a font has above its letters. */
    const lineRoom = 0.3;
    const clipped = new Set<string>();
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const overOf = (text: Text): number => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.length === 0) return 0;
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const top = Math.min(...rects.map((rect) => rect.top));
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      const parent = text.parentElement as HTMLElement;
      const room = lineRoom * Number.parseFloat(getComputedStyle(parent).fontSize);
      let over = 0;
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        // Texts for screen readers only.
        if (clipPath !== 'none' || (outer.width <= 1 && hides(overflowX))) return 0;
        if (scrolls(overflowX) || scrolls(overflowY)) return over;
        const inner = outer.left + box.clientLeft;
        if (hides(overflowX)) over = Math.max(over, inner - left, right - inner - box.clientWidth);
        const upper = outer.top + box.clientTop;
        const below = Math.max(upper - top, bottom - upper - box.clientHeight);
        if (hides(overflowY) && below > room) over = Math.max(over, below);
      }
      return Math.max(over, right - document.documentElement.clientWidth);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const words = text.data.trim();
      const parent = text.parentElement as HTMLElement;
      if (!words || parent.closest('option, script, style, noscript, svg')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const player = parent.closest('a[href^="/profile/"]');
      if (player && getComputedStyle(player).textOverflow === 'ellipsis') continue;
      const over = overOf(text);
      if (over >= 1) clipped.add(`"${words}" by ${Math.ceil(over)} px`);
    }
    return [...clipped];
  });
