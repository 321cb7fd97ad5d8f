import type { Locator } from 'playwright-core';

/**
 * Asks the browser what it paints on top at the centre of each element.
 * @returns for each element that another one covers, its text and the name of its tile
 */
export const covered = (marks: Locator): Promise<string[]> =>
  marks.evaluateAll((elements) =>
    elements.flatMap((mark) => {
      mark.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = mark.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (mark.contains(hit)) return [];
      const tile = mark.closest('[title]')?.getAttribute('title');
      return [`"${mark.textContent || 'sign'}" of ${tile}`];
    }),
  );

/**
 * Adds one more mark to each tile, at the top right, without a style of its own: the page shows some marks,
 * such as that of a worn item, on few tiles only, and later ones must be on top too.
 */
export const addMarks = (pictures: Locator): Promise<void> =>
  pictures.evaluateAll((elements) => {
    for (const picture of elements) {
      const mark = document.createElement('span');
      mark.textContent = 'E';
      mark.style.placeSelf = 'start end';
      picture.after(mark);
    }
  });
