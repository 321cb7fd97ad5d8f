/** How often `Date.now()` is compared with `performance.now()`, in ms. */
const CHECK_INTERVAL = 5_000;

/** Difference between two comparisons, in ms, above which the clock was set. */
const DRIFT = 1_000;

/**
 * Calls back when this browser's clock was set, or when the machine was suspended. The offset that
 * `setServerClock` has measured may be wrong from then on.
 * @returns stops the comparison
 */
export function onClockStep(callback: () => void): () => void {
  const ahead = (): number => Date.now() - performance.now();
  let before = ahead();
  const timer = setInterval(() => {
    const now = ahead();
    const stepped = Math.abs(now - before) > DRIFT;
    before = now;
    if (stepped) callback();
  }, CHECK_INTERVAL);
  return () => clearInterval(timer);
}
