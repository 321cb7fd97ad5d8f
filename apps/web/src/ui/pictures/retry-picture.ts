import type { SyntheticEvent } from 'react';

/** A transparent pixel, because browsers draw an icon for a broken image. */
const TRANSPARENT_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Pause before a picture that failed to load is requested again, in ms. It doubles after each failure. */
const PAUSE = 5_000;

interface FailedPicture {
  readonly address: string;
  readonly pause: number;
}

const failures = new WeakMap<HTMLImageElement, FailedPicture>();

/**
 * For `onError`: shows a transparent pixel instead and requests the picture again later, when the server may
 * be back.
 */
export function retryPicture({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  const address = image.src;
  if (address === TRANSPARENT_PIXEL) return;
  const last = failures.get(image);
  const failure: FailedPicture = { address, pause: last?.address === address ? last.pause * 2 : PAUSE };
  failures.set(image, failure);
  image.src = TRANSPARENT_PIXEL;
  setTimeout(() => {
    // The image may have been removed from the page, or show another picture.
    if (image.isConnected && image.src === TRANSPARENT_PIXEL && failures.get(image) === failure)
      image.src = address;
  }, failure.pause);
}
