import type { ComponentType } from 'react';
import { lazyScreen } from './lazy-screen.tsx';

/** How long a screen stands before the parts are fetched that nobody has wanted yet, in ms. */
const PAUSE = 3_000;

const parts: { preload: () => Promise<void> }[] = [];

/**
 * A part of the page that nobody sees at first: dialogs, hints, notices. It is fetched when it is first wanted, or once the
 * screen has been standing for a moment, so that it is here also where the server no longer is.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const part = lazyScreen(load);
  parts.push(part);
  return part;
}

/** Fetches the later parts after a pause, when the browser has nothing else to do. @returns calls it off */
export function fetchLazyParts(): () => void {
  const fetchAll = () => {
    // One that could not be had is asked for again, and its failure told, when it is wanted.
    for (const { preload } of parts) preload().catch(() => {});
  };
  const timer = setTimeout(() => {
    // Safari has no such thing.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
    else fetchAll();
  }, PAUSE);
  return () => clearTimeout(timer);
}
