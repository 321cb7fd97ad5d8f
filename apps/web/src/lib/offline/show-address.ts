/** The message by which the service worker asks an open page to show an address of the game. */
export interface ShowAddress {
  readonly show: string;
}

const isShowAddress = (data: unknown): data is ShowAddress =>
  typeof data === 'object' && data !== null && 'show' in data && typeof data.show === 'string';

/**
 * Calls `show` with the path, query and hash of each address that the service worker asks the page to show,
 * and tells the service worker so.
 */
export function onShowAddress(show: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isShowAddress(data)) return;
    const { origin, pathname, search, hash } = new URL(data.show, location.href);
    if (origin !== location.origin) return;
    show(pathname + search + hash);
    ports[0]?.postMessage('shown');
  });
  navigator.serviceWorker.startMessages();
}
