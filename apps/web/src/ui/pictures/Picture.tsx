// chunk: first
import { useCallback } from 'react';
import { pictureAddress } from './picture-address.ts';
import { queuePicture } from './picture-queue.ts';
import { retryPicture } from './retry-picture.ts';

interface PictureProps {
  /** The picture's path as in the content. */
  readonly path: string;
  /**
   * Width and height of the file in pixels. With them the browser reserves the space before the picture
   * loads.
   */
  readonly width: number;
  readonly height?: number;
  readonly className?: string | undefined;
  /**
   * Requests the picture at once and not through the queue. For pictures that are visible when the screen
   * opens.
   */
  readonly eager?: boolean;
  /** Requests the picture with high priority. For the largest picture of a screen. */
  readonly first?: boolean;
}

/**
 * A built picture. It is decoration, so screen readers ignore it; a text beside it, or the label of its
 * container, says the same.
 */
export function Picture({
  path,
  width,
  height = width,
  className,
  eager = false,
  first = false,
}: PictureProps) {
  const address = pictureAddress(path);
  const queued = useCallback((image: HTMLImageElement) => queuePicture(image, address), [address]);
  return (
    <img
      ref={eager ? null : queued}
      className={className}
      src={eager ? address : undefined}
      alt=""
      width={width}
      height={height}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      draggable={false}
      onError={retryPicture}
    />
  );
}
