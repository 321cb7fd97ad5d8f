/** Pause after a key in ms, on a machine that misses frames. A fast typist presses the next key within it. */
export const REST = 200;

let keepsUp = true;
/** When a key was last pressed or released, on the clock of performance.now(), in ms. */
let touched = Number.NEGATIVE_INFINITY;

/** @param keeps whether the last frames with much to draw were drawn in time */
export function tellPace(keeps: boolean): void {
  keepsUp = keeps;
}

/** @param at on the clock of performance.now(), in ms */
export function tellKey(at: number): void {
  touched = at;
}

/** @returns ms from `now` (performance.now()) until work of low priority may run */
export const restLeft = (now: number): number => (keepsUp ? 0 : Math.max(0, touched + REST - now));
