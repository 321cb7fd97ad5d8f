import type { ComponentType } from 'react';
import { use } from 'react';

/** Those whose fetch has failed and was not told yet. */
const untold = new Set<() => void>();

/** To be called where a failure is told: what could not be had is fetched again by whoever wants it next. */
export function forgetFailures(): void {
  for (const forget of untold) forget();
}

/**
 * A screen that is fetched when it is first wanted; the router preloads it as soon as a link to it is pointed at. Other
 * than the router's own way it never reloads the page when the fetch fails, for then the server may be away and the
 * page would be lost: the failure goes to the nearest error component, and the next visit tries again.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let screen: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  const forget = () => {
    untold.delete(forget);
    loading = null;
  };
  const fetchScreen = (): Promise<ComponentType<P>> => {
    loading ??= load().then(
      (loaded) => {
        screen = loaded;
        return loaded;
      },
      (failure: unknown) => {
        // Kept until then: React asks again for what it waits for, and would be given a new fetch each time, for ever.
        untold.add(forget);
        throw failure;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per screen, where the routes are declared
  const LazyScreen = (props: P) => {
    const Screen = screen ?? use(fetchScreen());
    return <Screen {...props} />;
  };
  return Object.assign(LazyScreen, {
    preload: async () => {
      if (untold.has(forget)) forget();
      try {
        await fetchScreen();
      } catch (failure) {
        forget();
        throw failure;
      }
    },
  });
}
