const HIT = '[data-guide-hit]';
const FIELD = 'input[type=search]';

/** Puts the focus on what a search found: the first, or the one after or before the focused. From the first it goes up to the field. */
export function focusHit(which: 'first' | 'next' | 'previous'): HTMLElement | null {
  const hits = [...document.querySelectorAll<HTMLElement>(HIT)];
  const at = which === 'first' ? -1 : hits.indexOf(document.activeElement as HTMLElement);
  const to = which === 'previous' ? at - 1 : at + 1;
  const target = to < 0 ? document.querySelector<HTMLElement>(FIELD) : (hits[to] ?? null);
  target?.focus();
  return target;
}
