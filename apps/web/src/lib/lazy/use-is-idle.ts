import { useEffect, useState } from 'react';

/** ms after which the browser counts as idle all the same. */
const AT_THE_LATEST = 3_000;

/** False at first, and true from when the browser has painted and has nothing else to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = () => setIsIdle(true);
    // Safari does not have requestIdleCallback.
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(done, { timeout: AT_THE_LATEST });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(done, AT_THE_LATEST);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
