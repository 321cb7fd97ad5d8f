import type { SyntheticEvent } from 'react';

/** Nothing to be seen, where a browser would show a sign of its own. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A picture that could not be had is asked for again after so long, in ms, and then after twice as long each time. */
const PAUSE = 5_000;

interface Miss {
  readonly address: string;
  readonly pause: number;
}

const misses = new WeakMap<HTMLImageElement, Miss>();

/** For `onError`: leaves the place empty, and tries again, for the server may be back by then. */
export function comeBack({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  const address = image.src;
  if (address === NOTHING) return;
  const last = misses.get(image);
  const miss: Miss = { address, pause: last?.address === address ? last.pause * 2 : PAUSE };
  misses.set(image, miss);
  image.src = NOTHING;
  setTimeout(() => {
    // It may be gone by now, or be another picture.
    if (image.isConnected && image.src === NOTHING && misses.get(image) === miss) image.src = address;
  }, miss.pause);
}
