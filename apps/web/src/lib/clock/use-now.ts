// chunk: banners
import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

/**
 * The server's clock in epoch ms, rounded down to a multiple of `step` ms. The component renders again at
 * each multiple: `useNow(1000)` for a countdown. All components with the same step render at the same time.
 * For a continuous movement use a CSS animation (see GlideBar), because each change here is a render.
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
