/** A colour in OKLCH. */
export interface Tone {
  /** Hue in degrees, as in `oklch`. */
  readonly hue: number;
  /** OKLCH chroma: 0 (grey) to 0.4. */
  readonly chroma: number;
  /** OKLCH lightness: 0 (black) to 1 (white). */
  readonly lightness: number;
}

/** Tolerance for rounding: a channel may be this much below 0 or above 1. */
const SLACK = 0.002;
const CHROMA_STEP = 0.005;

/**
 * Converts an OKLCH colour to `#rrggbb`. If sRGB cannot show it, chroma is lowered; lightness and hue stay.
 * @param lightness 0 (black) to 1 (white)
 * @param chroma 0 (grey) to about 0.37
 * @param hue in degrees: 30 red, 90 yellow, 140 green, 230 blue, 300 violet
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let kept = Math.max(0, chroma);
  let channels = linearRgb(lightness, kept, hue);
  while (kept > 0 && channels.some((value) => value < -SLACK || value > 1 + SLACK)) {
    kept = Math.max(0, kept - CHROMA_STEP);
    channels = linearRgb(lightness, kept, hue);
  }
  return `#${channels.map(hexChannel).join('')}`;
}

/** Uses Björn Ottosson's OKLab matrices (https://bottosson.github.io/posts/oklab/). */
function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function hexChannel(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** The OKLCH values of a colour written as `#rrggbb`. */
function toneOf(colour: string): Tone {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linearChannel(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  ) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

export const lightnessOf = (colour: string): number => toneOf(colour).lightness;

/** The same hue and chroma in another lightness. */
export function withLightness(colour: string, lightness: number): string {
  const { chroma, hue } = toneOf(colour);
  return oklch(lightness, chroma, hue);
}

const linearChannel = (encoded: number): number =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
