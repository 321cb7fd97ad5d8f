import type { ComponentType } from 'react';
import { lazyScreen } from './lazy-screen.tsx';

/** How long after a screen rendered the components that are not shown yet are fetched, in ms. */
const PAUSE = 3_000;

const components: { preload: () => Promise<void> }[] = [];

/**
 * A component that is not shown at first: dialogs, hints, notices. It is fetched when it is first
 * rendered, or some seconds after the screen rendered. Then it can also be shown when the server cannot be
 * reached later.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const component = lazyScreen(load);
  components.push(component);
  return component;
}

/** Fetches all lazy components after a pause, when the browser is idle. @returns cancels it */
export function fetchLazyComponents(): () => void {
  const fetchAll = () => {
    // A component that could not be fetched is fetched again when it is rendered; only that failure is
    // reported.
    for (const { preload } of components) preload().catch(() => {});
  };
  const timer = setTimeout(() => {
    // Safari does not have requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
    else fetchAll();
  }, PAUSE);
  return () => clearTimeout(timer);
}
