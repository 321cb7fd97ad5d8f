import type { Size } from '../svg/size.ts';

/** How a picture is written. */
export interface Encoding {
  readonly format: 'webp' | 'png';
  /** 1 to 100; means nothing for png. */
  readonly quality: number;
  /** The drawing is rendered this many times as large and then reduced, which smooths small pictures. */
  readonly oversample: number;
}

/** A picture that the build makes. */
export interface Picture {
  /** Where it lies, as the content or the web names it. */
  readonly path: string;
  readonly size: Size;
  readonly encoding: Encoding;
  /** Makes the drawing at the given size as SVG. Depends on nothing but data: the text is what a picture is judged changed by. */
  readonly draw: (size: Size) => string;
}

/** Small tiles: sharp edges matter more than bytes. */
export const TILE: Encoding = { format: 'webp', quality: 80, oversample: 2 };
export const CUT_OUT: Encoding = { format: 'webp', quality: 76, oversample: 1 };
/** Lines of one or two pixels. */
export const FRAME: Encoding = { format: 'webp', quality: 88, oversample: 2 };
export const SCENE: Encoding = { format: 'webp', quality: 78, oversample: 1 };
/** For places that take no WebP: favicons, and pictures shown by other sites. */
export const PNG: Encoding = { format: 'png', quality: 100, oversample: 1 };

/** The drawing of a picture, at the size it is rendered in. */
export function drawingOf({ draw, size, encoding }: Picture): string {
  const { oversample } = encoding;
  return draw({ width: size.width * oversample, height: size.height * oversample });
}
