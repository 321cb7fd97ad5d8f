import { useCallback } from 'react';
import { pictureAddress } from './picture-address.ts';
import { queuePicture } from './picture-queue.ts';
import { retryPicture } from './retry-picture.ts';

interface PictureProps {
  /** The picture's path as in the content. */
  readonly path: string;
  /** Pixels of the file. The browser reserves the space from them before the picture loads. */
  readonly width: number;
  readonly height?: number;
  readonly className?: string | undefined;
  /** Loads the picture at once, not through the queue. For pictures that are visible first. */
  readonly eager?: boolean;
  /** Loads the picture before the others: for the largest picture of a screen. */
  readonly first?: boolean;
}

/** A built picture. It is decoration: a text beside it, or the label of its container, has the meaning. */
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
