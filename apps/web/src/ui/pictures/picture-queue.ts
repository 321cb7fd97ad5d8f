import { pauseLeft, reportKey } from './typing-pause.ts';

/**
 * How far outside the window pictures are requested already, in px. About one screen, so that they have
 * loaded when the player scrolls there.
 */
const MARGIN = 900;

/**
 * Longest time in ms for which pictures are requested in one task. Input events are handled between two
 * tasks.
 */
const TASK_TIME = 8;

/**
 * Addresses that were requested before. The browser has these pictures in its cache and shows them at once.
 */
const known = new Set<string>();

const addresses = new WeakMap<Element, string>();

/** Images near the window whose picture was not requested yet, in the order in which they came near. */
const waiting = new Set<HTMLImageElement>();

let observer: IntersectionObserver | null = null;
let isScheduled = false;

/**
 * Requests a picture once its image is near the window and the queue reaches it. Browsers request all
 * pictures that come near at once. On a slow machine each takes 10 ms, so a full inventory screen blocked
 * typing for a third of a second. On a machine that misses frames, the queue also waits while the player
 * types.
 * @returns removes the image from the queue
 */
export function queuePicture(image: HTMLImageElement, address: string): () => void {
  if (known.has(address)) {
    image.src = address;
    return () => {};
  }
  // Otherwise the image's earlier picture would be visible until the new one loads.
  image.removeAttribute('src');
  observer ??= watch();
  addresses.set(image, address);
  observer.observe(image);
  return () => {
    observer?.unobserve(image);
    waiting.delete(image);
  };
}

function watch(): IntersectionObserver {
  for (const key of ['keydown', 'keyup'])
    document.addEventListener(key, ({ timeStamp }) => reportKey(timeStamp), { capture: true, passive: true });
  return new IntersectionObserver(onNear, { rootMargin: `${MARGIN}px` });
}

function onNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.add(target as HTMLImageElement);
  }
  scheduleRequests();
}

function scheduleRequests(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  // In a separate task, so that input events and the next frame come first.
  setTimeout(() => {
    isScheduled = false;
    const now = performance.now();
    if (pauseLeft(now) > 0) scheduleRequests();
    else requestPictures(now + TASK_TIME);
  }, pauseLeft(performance.now()));
}

/** @param until on the clock of performance.now() */
function requestPictures(until: number): void {
  const [image] = waiting;
  if (image === undefined) return;
  waiting.delete(image);
  const address = addresses.get(image) ?? '';
  known.add(address);
  image.src = address;
  // The browser starts the request in a microtask of its own. After that microtask, the clock shows how long
  // it took.
  queueMicrotask(() => (performance.now() < until ? requestPictures(until) : scheduleRequests()));
}
