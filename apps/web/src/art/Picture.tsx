import { picturesBase } from 'virtual:pictures';

export const pictureAddress = (path: string): string => `${picturesBase}/${path}`;

interface PictureProps {
  /** As the content names it. */
  readonly path: string;
  /** Pixels of the file: what a browser needs to keep the room free. */
  readonly width: number;
  readonly height?: number;
  readonly className?: string | undefined;
  /** At once, and not only when it comes near the window: for what is the first thing to be seen. */
  readonly eager?: boolean;
}

/** A built picture. Decoration: a name stands beside it or in the label of what holds it. */
export const Picture = ({ path, width, height = width, className, eager = false }: PictureProps) => (
  <img
    className={className}
    src={pictureAddress(path)}
    alt=""
    width={width}
    height={height}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    draggable={false}
  />
);
