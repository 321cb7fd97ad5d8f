// chunk: first
/**
 * On a machine that misses frames, work of low priority waits until this many ms after the last key event. A
 * fast typist presses the next key within this time.
 */
export const TYPING_PAUSE = 200;

let drawsInTime = true;
/** When a key was last pressed or released, on the clock of performance.now(), in ms. */
let lastKeyAt = Number.NEGATIVE_INFINITY;

/** @param inTime whether the last frames with much to draw were drawn in time */
export function reportDrawing(inTime: boolean): void {
  drawsInTime = inTime;
}

/** @param at on the clock of performance.now(), in ms */
export function reportKey(at: number): void {
  lastKeyAt = at;
}

/** @returns ms from `now` (performance.now()) until work of low priority may run; 0: it may run now */
export const pauseLeft = (now: number): number =>
  drawsInTime ? 0 : Math.max(0, lastKeyAt + TYPING_PAUSE - now);
