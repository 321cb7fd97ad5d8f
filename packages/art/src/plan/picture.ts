import type { Size } from '../svg/size.ts';

/** How a picture is written. */
export interface Encoding {
  readonly format: 'webp' | 'png';
  /** 1 to 100; a png below 100 is reduced to 256 colours. */
  readonly quality: number;
  /** 1 to 100: of transparency, for webp. Light that fades out shows rings when it is low. */
  readonly alphaQuality: number;
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
export const TILE: Encoding = { format: 'webp', quality: 80, alphaQuality: 60, oversample: 2 };
/** Greys alone, which hide loss better than colours; and there are hundreds. */
export const GREY_TILE: Encoding = { ...TILE, quality: 72 };
export const CUT_OUT: Encoding = { format: 'webp', quality: 76, alphaQuality: 60, oversample: 1 };
/** Lines of one or two pixels, and light on nothing. */
export const FRAME: Encoding = { format: 'webp', quality: 88, alphaQuality: 100, oversample: 2 };
export const SCENE: Encoding = { format: 'webp', quality: 78, alphaQuality: 60, oversample: 1 };
/** For places that take no WebP: favicons, and pictures shown by other sites. */
export const PNG: Encoding = { format: 'png', quality: 100, alphaQuality: 100, oversample: 1 };
export const SMALL_PNG: Encoding = { ...PNG, quality: 90 };

/** The drawing of a picture, at the size it is rendered in. */
export function drawingOf({ draw, size, encoding }: Picture): string {
  const { oversample } = encoding;
  return draw({ width: size.width * oversample, height: size.height * oversample });
}
