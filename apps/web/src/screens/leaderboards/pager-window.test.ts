import { describe, expect, test } from 'vitest';
import { type PagerButtons, pagerWindow } from './pager-window.ts';

/** The page buttons as text, such as `1 … 4 5 6 … 12`. */
const read = (page: number, lastPage: number, buttons: PagerButtons): string =>
  pagerWindow(page, lastPage, buttons)
    .map((slot) => (slot.afterGap ? `… ${slot.page}` : `${slot.page}`))
    .join(' ');

describe('a pager', () => {
  test('shows every page when they fit', () => {
    expect(read(1, 1, 5)).toBe('1');
    expect(read(2, 3, 5)).toBe('1 2 3');
    expect(read(5, 5, 5)).toBe('1 2 3 4 5');
    expect(read(4, 7, 7)).toBe('1 2 3 4 5 6 7');
    expect(read(6, 11, 11)).toBe('1 2 3 4 5 6 7 8 9 10 11');
  });

  test('leaves out distant pages, on one side or on both', () => {
    expect(read(1, 12, 5)).toBe('1 2 3 4 … 12');
    expect(read(3, 12, 5)).toBe('1 2 3 4 … 12');
    expect(read(4, 12, 5)).toBe('1 … 3 4 5 … 12');
    expect(read(9, 12, 5)).toBe('1 … 8 9 10 … 12');
    expect(read(10, 12, 5)).toBe('1 … 9 10 11 12');
    expect(read(12, 12, 5)).toBe('1 … 9 10 11 12');
    expect(read(6, 12, 7)).toBe('1 … 4 5 6 7 8 … 12');
    expect(read(6, 12, 11)).toBe('1 2 3 4 5 6 7 8 9 10 … 12');
    expect(read(25_000, 50_000, 11)).toBe(
      '1 … 24996 24997 24998 24999 25000 25001 25002 25003 25004 … 50000',
    );
  });

  test('treats a page beyond the last as the last', () => {
    expect(read(900, 12, 5)).toBe(read(12, 12, 5));
    expect(read(900, 3, 5)).toBe('1 2 3');
  });

  test.each([5, 7, 11] as const)(
    'always has %i buttons when there are more pages, with the current one, each once',
    (buttons) => {
      for (let lastPage = buttons + 1; lastPage < 40; lastPage++) {
        for (let page = 1; page <= lastPage; page++) {
          const pages = pagerWindow(page, lastPage, buttons).map((slot) => slot.page);
          expect(pages).toHaveLength(buttons);
          expect(pages).toContain(page);
          expect([pages[0], pages.at(-1)]).toEqual([1, lastPage]);
          expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
        }
      }
    },
  );

  test('marks a gap exactly where pages are missing', () => {
    for (const { page, lastPage } of [1, 4, 7, 12].map((each) => ({ page: each, lastPage: 12 }))) {
      const slots = pagerWindow(page, lastPage, 5);
      for (const [index, slot] of slots.entries())
        expect(slot.afterGap).toBe(index > 0 && slot.page - (slots[index - 1]?.page ?? 0) > 1);
    }
  });
});
