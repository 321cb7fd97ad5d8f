import { restLeft, tellKey } from './pace.ts';

/** How far beyond the window a picture is asked for, in px: about a screen, so that scrolling finds it there. */
const REACH = 900;

/** ms that asking for pictures may take at once, so that what a player does meanwhile is answered in between. */
const AT_ONCE = 8;

/** Asked for before: the browser has them, and shows them at once. */
const known = new Set<string>();

const addresses = new WeakMap<Element, string>();

/** Near the window, and not asked for yet; those that came there first stand first. */
const waiting = new Set<HTMLImageElement>();

let nearness: IntersectionObserver | null = null;
let isDue = false;

/**
 * Has a picture asked for once it is near the window and its turn has come. Browsers ask for all that have come near at once,
 * which takes a slow machine 10 ms each: a bag's screenful of them kept whoever was typing waiting for a third of a second. One
 * that does not keep up asks for none while somebody types.
 * @returns calls it off
 */
export function comeInTurn(image: HTMLImageElement, address: string): () => void {
  if (known.has(address)) {
    image.src = address;
    return () => {};
  }
  // The one before would be seen until this one is there.
  image.removeAttribute('src');
  nearness ??= watch();
  addresses.set(image, address);
  nearness.observe(image);
  return () => {
    nearness?.unobserve(image);
    waiting.delete(image);
  };
}

function watch(): IntersectionObserver {
  for (const key of ['keydown', 'keyup'])
    document.addEventListener(key, ({ timeStamp }) => tellKey(timeStamp), { capture: true, passive: true });
  return new IntersectionObserver(tellNear, { rootMargin: `${REACH}px` });
}

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    nearness?.unobserve(target);
    waiting.add(target as HTMLImageElement);
  }
  askSoon();
}

function askSoon(): void {
  if (isDue || waiting.size === 0) return;
  isDue = true;
  // A task of its own: what a player does, and the next frame, come before it.
  setTimeout(() => {
    isDue = false;
    const now = performance.now();
    if (restLeft(now) > 0) askSoon();
    else ask(now + AT_ONCE);
  }, restLeft(performance.now()));
}

/** @param until by performance.now() */
function ask(until: number): void {
  const [image] = waiting;
  if (image === undefined) return;
  waiting.delete(image);
  const address = addresses.get(image) ?? '';
  known.add(address);
  image.src = address;
  // The browser asks for it in a microtask of its own: after that it is known how long that took.
  queueMicrotask(() => (performance.now() < until ? ask(until) : askSoon()));
}
