import { oklch, type Tone } from '../colour/oklch.ts';

/** Least difference of OKLCH lightness between a body and the ground behind it. */
export const LEAST_CONTRAST = 0.2;
/** A little more than the least difference: the air of a region changes a colour by less than the rest. */
const KEPT = LEAST_CONTRAST + 0.02;
const LIGHTEST = 0.94;
/** Darker bodies lose their lines. */
const DARKEST = 0.2;

/**
 * The tone as `#rrggbb`, its lightness moved away from the ground's if it is too near. It becomes lighter,
 * unless it is darker than the ground by half the difference and there is room below.
 */
export function apartFrom(ground: number, { lightness, chroma, hue }: Tone): string {
  const isDark = ground - lightness > KEPT / 2 && ground - KEPT >= DARKEST;
  const kept = isDark
    ? Math.max(DARKEST, Math.min(lightness, ground - KEPT))
    : Math.min(LIGHTEST, Math.max(lightness, ground + KEPT));
  return oklch(kept, chroma, hue);
}
