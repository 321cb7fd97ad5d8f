/** How often `Date.now()` is compared with `performance.now()`, in ms. */
const CHECK_INTERVAL = 5_000;

/**
 * Change in ms of `Date.now() - performance.now()` between two checks, above which the page assumes that the
 * clock was set.
 */
const DRIFT = 1_000;

/**
 * Calls `callback` when this browser's clock was set, or when the machine was suspended. From then on the
 * offset that `setServerClock` has computed may be wrong.
 * @returns stops the checks
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
