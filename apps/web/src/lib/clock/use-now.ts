import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

/**
 * The server's clock, rendered anew at each multiple of `step` ms: `useNow(1000)` for a countdown. The value is the
 * multiple itself, so all that tick together agree. Use sparingly: what glides belongs into CSS (see GlideBar).
 */
export function useNow(step: number): number {
  const subscribe = useCallback((tick: () => void) => everyMultiple(step, tick), [step]);
  return useSyncExternalStore(subscribe, () => Math.floor(serverNow() / step) * step);
}

function everyMultiple(step: number, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tick();
        wait();
      },
      step - (serverNow() % step),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
