import { expect } from 'vitest';
import type { PlayerBrowser } from '../player-browser.ts';

/** Px of a box that its padding, border and gap may take. */
const FRAME = 36;

/**
 * Checks the box of the first steps: it is no higher than its words and its button need, and on screens that
 * are about something else it has one line and leaves at least nine tenths of a phone's screen to them.
 */
export async function seeNextStep({ page, isPhone, size }: PlayerBrowser): Promise<void> {
  const box = page.getByRole('region', { name: 'Next step' });
  await box.waitFor();
  const { height, needed, isShort, lines } = await box.evaluate((element) => {
    const parts = [...element.children].map((part) => part.getBoundingClientRect().height);
    const isRow = getComputedStyle(element).flexDirection === 'row';
    const title = document.createRange();
    title.selectNodeContents(element.querySelector('p:nth-child(2)') as Element);
    return {
      lines: new Set([...title.getClientRects()].map(({ top }) => Math.round(top))).size,
      height: element.getBoundingClientRect().height,
      needed: isRow ? Math.max(...parts) : parts.reduce((all, part) => all + part, 0),
      isShort: (element as HTMLElement).dataset.short === 'true',
    };
  });
  if (isPhone) expect(height).toBeLessThanOrEqual(needed + FRAME);
  if (isPhone && isShort) expect(lines).toBe(1);
  if (isPhone && isShort) expect(height).toBeLessThanOrEqual(size.height / 10);
}
