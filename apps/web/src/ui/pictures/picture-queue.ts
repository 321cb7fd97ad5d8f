// chunk: first
import { pauseLeft, reportKey } from './typing-pause.ts';

/**
 * Distance in px from the window within which pictures are requested. It is about the height of a window, so
 * that the pictures have loaded before the player scrolls to them.
 */
const MARGIN = 900;

/**
 * Longest time in ms that one task spends on requesting pictures. The browser handles input events between
 * two tasks.
 */
const TASK_TIME = 8;

/**
 * Addresses that this page has requested. The browser has these pictures in its cache and shows them at once.
 */
const known = new Set<string>();

const addresses = new WeakMap<Element, string>();

/**
 * Image elements near the window whose picture was not requested yet. The one that came near first is the
 * first.
 */
const waiting = new Set<HTMLImageElement>();

let observer: IntersectionObserver | null = null;
let isScheduled = false;

/**
 * Requests a picture when its image element is near the window and its turn in the queue has come. Without
 * the queue, browsers request all pictures that come near at once. On a slow machine each request takes 10
 * ms, so a full inventory screen blocked typing for a third of a second. On a machine that misses frames, the
 * queue also waits while the player types.
 * @returns removes the image element from the queue
 */
export function queuePicture(image: HTMLImageElement, address: string): () => void {
  if (known.has(address)) {
    image.src = address;
    return () => {};
  }
  // Without this, the image element would show its earlier picture until the new one loads.
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
  // A separate task, so that the browser first handles input events and draws the next frame.
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
  // Setting `src` starts the request only in a microtask. A microtask queued after it can measure how long
  // the request took.
  queueMicrotask(() => (performance.now() < until ? requestPictures(until) : scheduleRequests()));
}
