import type { ComponentType } from 'react';
import { lazyScreen } from './lazy-screen.tsx';

/** How long after a screen rendered the parts that are not shown yet are fetched, in ms. */
const PAUSE = 3_000;

const parts: { preload: () => Promise<void> }[] = [];

/**
 * A part of the page that is not shown at first: dialogs, hints, notices. It is fetched when it is first
 * rendered, or some seconds after the screen rendered. Then it can also be shown when the server cannot be
 * reached later.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const part = lazyScreen(load);
  parts.push(part);
  return part;
}

/** Fetches all lazy parts after a pause, when the browser is idle. @returns cancels it */
export function fetchLazyParts(): () => void {
  const fetchAll = () => {
    // A part that could not be fetched is fetched again when it is rendered; only that failure is reported.
    for (const { preload } of parts) preload().catch(() => {});
  };
  const timer = setTimeout(() => {
    // Safari does not have requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
    else fetchAll();
  }, PAUSE);
  return () => clearTimeout(timer);
}
