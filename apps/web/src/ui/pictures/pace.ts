/** Ms that a machine which does not keep up rests after a key: meanwhile somebody who types fast comes to the next one. */
export const REST = 200;

let keepsUp = true;
/** When a key was last pressed or let go, by performance.now(). */
let touched = Number.NEGATIVE_INFINITY;

/** @param keeps whether the last frames, in which much was drawn, were drawn in time */
export function tellPace(keeps: boolean): void {
  keepsUp = keeps;
}

/** @param at by performance.now() */
export function tellKey(at: number): void {
  touched = at;
}

/** @returns ms from `now`, by performance.now(), until what nobody waits for may be done */
export const restLeft = (now: number): number => (keepsUp ? 0 : Math.max(0, touched + REST - now));
