import type { ComponentType } from 'react';
import { use } from 'react';

/**
 * A screen that is fetched when it is first wanted; the router preloads it as soon as a link to it is pointed at. Other
 * than the router's own way it never reloads the page when the fetch fails, for then the server may be away and the
 * page would be lost: the failure goes to the nearest error component, and the next visit tries again.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let screen: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  const fetchScreen = (): Promise<ComponentType<P>> => {
    loading ??= load().then(
      (loaded) => {
        screen = loaded;
        return loaded;
      },
      (failure: unknown) => {
        loading = null;
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
      await fetchScreen();
    },
  });
}
