import type { ComponentType } from 'react';
import { use } from 'react';

/** Clears the failed fetch of each screen or component whose failure has not been shown yet. */
const failedFetches = new Set<() => void>();

/**
 * Call this where a failure is shown. The next render of a failed screen or component then fetches it again.
 */
export function clearFailures(): void {
  for (const clearFailure of failedFetches) clearFailure();
}

/**
 * A screen that is fetched when it is first rendered. The router preloads it when the pointer is on a link to
 * it. The router's own lazy routes reload the page when the fetch fails; with the server down that would lose
 * the page. This one throws to the nearest error component instead, and the next visit tries again.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let screen: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  const clearFailure = () => {
    failedFetches.delete(clearFailure);
    loading = null;
  };
  const fetchScreen = (): Promise<ComponentType<P>> => {
    loading ??= load().then(
      (loaded) => {
        screen = loaded;
        return loaded;
      },
      (failure: unknown) => {
        // The failed promise is kept until the failure is shown. Otherwise each render by React would start a
        // new fetch, without end.
        failedFetches.add(clearFailure);
        throw failure;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each screen, at module level
  const LazyScreen = (props: P) => {
    const Screen = screen ?? use(fetchScreen());
    return <Screen {...props} />;
  };
  return Object.assign(LazyScreen, {
    preload: async () => {
      if (failedFetches.has(clearFailure)) clearFailure();
      try {
        await fetchScreen();
      } catch (failure) {
        clearFailure();
        throw failure;
      }
    },
  });
}
