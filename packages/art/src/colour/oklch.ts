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
