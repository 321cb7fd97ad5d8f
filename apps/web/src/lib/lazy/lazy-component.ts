import type { ComponentType } from 'react';
import { lazyScreen } from './lazy-screen.tsx';

/**
 * Pause in ms after the first screen has rendered, before the components that it does not show yet are
 * fetched.
 */
const PAUSE = 3_000;

const components: { preload: () => Promise<void> }[] = [];

/**
 * A component that no screen shows at first: a dialog, a hint, a notice. Its script is fetched when it is
 * first rendered, or `PAUSE` after the first screen has rendered. Because of the early fetch, the page can
 * show it even when the server cannot be reached later.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const component = lazyScreen(load);
  components.push(component);
  return component;
}

/**
 * Fetches all lazy components after `PAUSE`, when the browser is idle.
 * @returns cancels the pause
 */
export function fetchLazyComponents(): () => void {
  const fetchAll = () => {
    // A failure here is not reported: rendering the component fetches it again, and reports a failure then.
    for (const { preload } of components) preload().catch(() => {});
  };
  const timer = setTimeout(() => {
    // Safari does not have requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
    else fetchAll();
  }, PAUSE);
  return () => clearTimeout(timer);
}
