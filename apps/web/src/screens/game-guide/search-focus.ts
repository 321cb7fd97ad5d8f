const HIT = '[data-guide-hit]';
const FIELD = 'input[type=search]';

/**
 * Moves the focus to the first search result, or to the next or previous one from the focused result.
 * `previous` on the first result moves the focus to the search field.
 * @returns the element that has the focus now; null when there is none in that direction
 */
export function focusHit(which: 'first' | 'next' | 'previous'): HTMLElement | null {
  const hits = [...document.querySelectorAll<HTMLElement>(HIT)];
  const at = which === 'first' ? -1 : hits.indexOf(document.activeElement as HTMLElement);
  const to = which === 'previous' ? at - 1 : at + 1;
  const target = to < 0 ? document.querySelector<HTMLElement>(FIELD) : (hits[to] ?? null);
  target?.focus();
  return target;
}
