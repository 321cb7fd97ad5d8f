/** How often this browser's clock is held against its steady one, in ms. */
const LOOK_EVERY = 5_000;

/** How far the two may drift apart between two looks, in ms. */
const DRIFT = 1_000;

/**
 * Calls back when this browser's clock was set, or its machine has slept: what was measured of the server's clock
 * (`setServerClock`) may be worth nothing from then on.
 * @returns what ends it
 */
export function onClockStep(callback: () => void): () => void {
  const ahead = (): number => Date.now() - performance.now();
  let before = ahead();
  const timer = setInterval(() => {
    const now = ahead();
    const stepped = Math.abs(now - before) > DRIFT;
    before = now;
    if (stepped) callback();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
