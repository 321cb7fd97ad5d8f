import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/**
 * True when the browser reports that it has no network. False does not mean that the server can be reached.
 */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
