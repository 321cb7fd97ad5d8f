import { useCallback } from 'react';
import { comeBack } from './come-back.ts';
import { comeInTurn } from './in-turn.ts';
import { pictureAddress } from './picture-address.ts';

interface PictureProps {
  /** As the content names it. */
  readonly path: string;
  /** Pixels of the file: what a browser needs to keep the room free. */
  readonly width: number;
  readonly height?: number;
  readonly className?: string | undefined;
  /** At once, and not in its turn when it comes near the window: for what is the first thing to be seen. */
  readonly eager?: boolean;
  /** Before the other pictures: for the one that a screen is mostly made of. */
  readonly first?: boolean;
}

/** A built picture. Decoration: a name stands beside it or in the label of what holds it. */
export function Picture({
  path,
  width,
  height = width,
  className,
  eager = false,
  first = false,
}: PictureProps) {
  const address = pictureAddress(path);
  const inTurn = useCallback((image: HTMLImageElement) => comeInTurn(image, address), [address]);
  return (
    <img
      ref={eager ? null : inTurn}
      className={className}
      src={eager ? address : undefined}
      alt=""
      width={width}
      height={height}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      draggable={false}
      onError={comeBack}
    />
  );
}
