/** The drawing of headwear, painted with the gradients `hat` and `hat-trim`. */
export interface HeadwearDrawing {
  /** SVG elements that are painted before the head. */
  readonly behind: string;
  /** SVG elements that are painted over head and hair. */
  readonly over: string;
  /** True if the hair is left out, because it would show through the headwear. */
  readonly hidesHair: boolean;
}

export const HAT = 'url(#hat)';
export const TRIM = 'url(#hat-trim)';

export const worn = (over: string, behind = '', hidesHair = false): HeadwearDrawing => ({
  over,
  behind,
  hidesHair,
});
