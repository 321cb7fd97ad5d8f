// chunk: first
import type { SyntheticEvent } from 'react';

/**
 * A transparent pixel. It replaces a picture that failed to load, because browsers draw an icon for a broken
 * image.
 */
const TRANSPARENT_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Pause before a picture that failed to load is requested again, in ms. It doubles after each failure. */
const PAUSE = 5_000;

interface FailedPicture {
  readonly address: string;
  readonly pause: number;
}

const failures = new WeakMap<HTMLImageElement, FailedPicture>();

/**
 * Handler for `onError` of an image element: shows a transparent pixel, and requests the picture again after
 * a pause, when the server may be reachable again.
 */
export function retryPicture({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  const address = image.src;
  if (address === TRANSPARENT_PIXEL) return;
  const last = failures.get(image);
  const failure: FailedPicture = { address, pause: last?.address === address ? last.pause * 2 : PAUSE };
  failures.set(image, failure);
  image.src = TRANSPARENT_PIXEL;
  setTimeout(() => {
    // By now the image element may have been removed from the page, or may show another picture; then the
    // failed picture is not requested.
    if (image.isConnected && image.src === TRANSPARENT_PIXEL && failures.get(image) === failure)
      image.src = address;
  }, failure.pause);
}
