/** Number of page buttons that fit in the window (specification 2.105). */
export type PagerButtons = 5 | 7 | 11;

export interface PagerSlot {
  readonly page: number;
  /** Whether pages are left out between the button before and this one. */
  readonly afterGap: boolean;
}

/**
 * The pages that get a button: all pages if they fit; else the first page, the last page, and those around
 * the current one. The number of buttons does not depend on the current page, so the buttons do not move when
 * the player changes the page.
 * @param page the current page; a page after the last counts as the last
 */
export function pagerWindow(page: number, lastPage: number, buttons: PagerButtons): readonly PagerSlot[] {
  if (lastPage <= buttons) return pagesFrom(1, lastPage).map((each) => ({ page: each, afterGap: false }));
  const inner = buttons - 2;
  const centred = page - Math.floor(inner / 2);
  const first = Math.min(Math.max(2, centred), lastPage - inner);
  const last = first + inner - 1;
  return [
    { page: 1, afterGap: false },
    ...pagesFrom(first, last).map((each) => ({ page: each, afterGap: each === first && first > 2 })),
    { page: lastPage, afterGap: last < lastPage - 1 },
  ];
}

const pagesFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
