const HIT = '[data-guide-hit]';
const FIELD = 'input[type=search]';

/**
 * Moves the focus to a search result: the first, the next or the previous one. `previous` on the first result
 * moves to the field.
 */
export function focusHit(which: 'first' | 'next' | 'previous'): HTMLElement | null {
  const hits = [...document.querySelectorAll<HTMLElement>(HIT)];
  const at = which === 'first' ? -1 : hits.indexOf(document.activeElement as HTMLElement);
  const to = which === 'previous' ? at - 1 : at + 1;
  const target = to < 0 ? document.querySelector<HTMLElement>(FIELD) : (hits[to] ?? null);
  target?.focus();
  return target;
}
