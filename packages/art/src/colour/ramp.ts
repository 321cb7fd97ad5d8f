import { oklch, type Tone } from './oklch.ts';

/** Two tones. `ramp` computes every colour of a picture from them. */
export interface Palette {
  readonly name: string;
  readonly first: Tone;
  readonly second: Tone;
}

/** Shades of one tone, from the shadow side to the lit side. */
export interface Shades {
  readonly low: string;
  readonly middle: string;
  readonly high: string;
}

export interface Ramp {
  readonly first: Shades;
  readonly second: Shades;
  /** Colour of the outline, and of the solid shape behind the parts of the figure. */
  readonly line: string;
  /** Colour of the figure's dark side. */
  readonly deep: string;
  /** Colour of the figure's lit edge. */
  readonly rim: string;
  /** Colour of the light that the figure gives off. */
  readonly glow: string;
  /** Background colours of a tile: on the side of the light, and on the other side. */
  readonly groundLight: string;
  readonly groundDark: string;
}

export function ramp({ first, second }: Palette): Ramp {
  const { hue, chroma, lightness } = first;
  return {
    first: {
      low: oklch(lightness - 0.24, chroma * 0.95, hue - 16),
      middle: oklch(lightness, chroma, hue),
      high: oklch(Math.min(0.93, lightness + 0.2), chroma * 0.72, hue + 12),
    },
    second: {
      low: oklch(second.lightness - 0.26, second.chroma, second.hue - 10),
      middle: oklch(second.lightness, second.chroma, second.hue),
      high: oklch(Math.min(0.94, second.lightness + 0.17), second.chroma * 0.7, second.hue + 8),
    },
    line: oklch(0.135, Math.min(chroma, 0.035), hue - 20),
    deep: oklch(0.17, Math.min(chroma, 0.05), hue - 12),
    rim: oklch(0.95, Math.min(0.08, chroma * 0.5), hue + 20),
    glow: oklch(0.72, Math.max(0.1, chroma), hue + 6),
    groundLight: oklch(0.4, Math.min(0.08, chroma * 0.7), hue - 8),
    groundDark: oklch(0.2, Math.min(0.04, chroma * 0.45), hue - 25),
  };
}
