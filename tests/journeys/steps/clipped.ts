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
      if (!isText || !isShown(field) || ('readOnly' in field && field.readOnly)) continue;
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
