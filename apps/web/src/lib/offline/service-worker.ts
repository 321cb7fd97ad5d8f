import { files, version } from 'virtual:offline-shell';
import { listenForAlerts } from './alert-listeners.ts';
import { cacheName } from './cache-name.ts';

/**
 * This service worker shows the offline page when the server cannot be reached, and alerts when they arrive.
 * It caches only that page and its files. The game's scripts, pictures and data always come from the server
 * or the browser's HTTP cache, so that no page runs an old version of the game after an upgrade (ADR 0015).
 *
 * The build writes it as one file: a module that the page imports too would become a file of its own, which
 * Firefox does not load in a service worker.
 */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Worker;
const CACHE = cacheName(version);
const PAGE = files[0];

/** Statuses that a proxy returns while the server is down. */
const UNAVAILABLE: readonly number[] = [502, 503, 504];

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(networkOrCache(PAGE, event));
  else if (request.method === 'GET' && files.includes(pathname))
    event.respondWith(networkOrCache(pathname, event));
});

listenForAlerts();

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  // With this setting the browser requests the page while it starts the service worker, so the start delays
  // nothing.
  await worker.registration.navigationPreload?.enable();
  // Pages that were opened before this service worker take addresses from it, too (`alert-listeners.ts`).
  await worker.clients.claim();
}

async function networkOrCache(file: string, { request, preloadResponse }: Fetching): Promise<Response> {
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    if (UNAVAILABLE.includes(response.status)) throw new Error(`answered ${response.status}`);
    return response;
  } catch (unreachable) {
    const kept = await caches.match(file, { cacheName: CACHE });
    if (!kept) throw unreachable;
    return kept;
  }
}
