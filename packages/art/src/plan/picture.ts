import type { Size } from '../svg/size.ts';

/** How a picture is encoded as a file. */
export interface Encoding {
  readonly format: 'webp' | 'png';
  /** 1 to 100. A png below 100 is reduced to 256 colours. */
  readonly quality: number;
  /** 1 to 100, for transparency in webp. Low values show rings in light that fades out. */
  readonly alphaQuality: number;
  /**
   * The drawing is rendered this many times as large and then reduced, which smooths the edges of small
   * pictures.
   */
  readonly oversample: number;
}

/** A picture that the build makes. */
export interface Picture {
  /** The picture's path, as the content or the code of the page names it. */
  readonly path: string;
  readonly size: Size;
  readonly encoding: Encoding;
  /**
   * Returns the drawing at the given size as SVG text. It must depend only on the data: the build compares
   * this text to decide whether the picture has changed.
   */
  readonly draw: (size: Size) => string;
}

/** For small tiles, where sharp edges matter more than a small file. */
export const TILE: Encoding = { format: 'webp', quality: 80, alphaQuality: 60, oversample: 2 };
/**
 * For grey pictures, in which a loss of quality is less visible than in colours. There are hundreds of them,
 * so they must be small.
 */
export const GREY_TILE: Encoding = { ...TILE, quality: 72 };
export const CUT_OUT: Encoding = { format: 'webp', quality: 76, alphaQuality: 60, oversample: 1 };
/** For bosses: they fill their picture, so that they have more to encode than others. */
export const BOSS_CUT_OUT: Encoding = { ...CUT_OUT, quality: 60, alphaQuality: 40 };
/** For thin lines of one or two pixels, and for light on a transparent background. */
export const FRAME: Encoding = { format: 'webp', quality: 88, alphaQuality: 100, oversample: 2 };
export const SCENE: Encoding = { format: 'webp', quality: 78, alphaQuality: 60, oversample: 1 };
/** For uses that do not accept WebP: favicons, and pictures shown by other sites. */
export const PNG: Encoding = { format: 'png', quality: 100, alphaQuality: 100, oversample: 1 };
export const SMALL_PNG: Encoding = { ...PNG, quality: 90 };

/** The SVG text of a picture at the size at which it is rendered: `size` times `oversample`. */
export function drawingOf({ draw, size, encoding }: Picture): string {
  const { oversample } = encoding;
  return draw({ width: size.width * oversample, height: size.height * oversample });
}
