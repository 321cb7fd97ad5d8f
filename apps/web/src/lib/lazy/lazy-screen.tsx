// chunk: first
import type { ComponentType } from 'react';
import { use } from 'react';

/**
 * One function for each screen or component whose script could not be fetched, until the page has shown that
 * failure. Calling the function lets the next render fetch the script again.
 */
const failedFetches = new Set<() => void>();

/**
 * Forgets all failed fetches, so that the next render of such a screen or component fetches its script again.
 * Call this where the failure is shown.
 */
export function clearFailures(): void {
  for (const clearFailure of failedFetches) clearFailure();
}

/**
 * A screen whose script is fetched when the screen is first rendered. The router preloads it when the pointer
 * is on a link to it. The router's own lazy routes reload the page when the fetch fails; while the server is
 * down, the player would lose the page. This screen throws to the nearest error component instead. After that
 * component has shown the failure, the next render fetches the script again.
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
        // The failed promise is kept until the failure is shown. Otherwise each render would start a new
        // fetch, without end.
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
