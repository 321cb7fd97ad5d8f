/** A colour as three numbers from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** Contrast that texts need: criterion 1.4.3 of WCAG 2, which axe checks. */
export const TEXT_CONTRAST = 4.5;

/**
 * The lightest surface on which the page writes in the accent colour: that of buttons
 * (`--mantine-color-default` in `apps/web/src/ui/theme/theme.ts`). All others are darker.
 */
export const LIGHTEST_SURFACE = '#2b2434';

const rgbOf = (colour: string): Rgb => {
  const part = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
};

const hexOf = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** @param share of the second colour, from 0 to 1 */
const mix = (colour: Rgb, other: Rgb, share: number): Rgb => [
  colour[0] + (other[0] - colour[0]) * share,
  colour[1] + (other[1] - colour[1]) * share,
  colour[2] + (other[2] - colour[2]) * share,
];

/** Relative luminance by WCAG 2, from 0 to 1. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours in the form `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(rgbOf(one)), luminance(rgbOf(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Why a colour is not readable on the page, as a sentence for the host; null when it is. */
export function accentFault(setting: string, colour: string): string | null {
  const measured = contrast(colour, LIGHTEST_SURFACE);
  if (measured >= TEXT_CONTRAST) return null;
  // Rounded down, so that a value just below the limit does not look like the limit.
  const shown = (Math.floor(measured * 10) / 10).toFixed(1);
  return `${setting} must be readable on the dark surfaces of the page: the contrast of ${colour} with ${LIGHTEST_SURFACE} is ${shown} to 1, and must be at least ${TEXT_CONTRAST} to 1. A lighter colour has more.`;
}

/** The shares of white in the light shades of Mantine's scale, and of black in the dark ones. */
const LIGHT_SHARES = [0.93, 0.8, 0.6, 0.45, 0.28, 0.14];
const DARK_SHARES = [0.38, 0.55];

/**
 * The custom properties of the page that follow the accent colour, in place of those in
 * `apps/web/src/ui/theme/tokens.css` and of Mantine's scale `ember`. All shades come from the one colour:
 * lighter ones for links and focus marks, darker ones for the lower edge of buttons, and a text colour that
 * is readable on all of them.
 */
export function accentProperties(colour: string): Readonly<Record<string, string>> {
  const accent = rgbOf(colour);
  const lighter = (share: number): string => hexOf(mix(accent, WHITE, share));
  const darker = (share: number): string => hexOf(mix(accent, BLACK, share));
  const text = darker(0.87);
  const dark = darkest(accent, text);
  const scale = [...LIGHT_SHARES.map(lighter), colour, dark, ...DARK_SHARES.map(darker)];
  return {
    '--ember': colour,
    '--ember-light': lighter(0.38),
    '--ember-mark': lighter(0.12),
    '--ember-pale': lighter(0.62),
    '--ember-gleam': `${lighter(0.7)}66`,
    '--ember-dark': dark,
    '--ember-shadow': darker(0.62),
    '--on-ember': text,
    '--focus': lighter(0.36),
    '--gold': lighter(0.45),
    ...Object.fromEntries(scale.map((shade, index) => [`--mantine-color-ember-${index}`, shade])),
    // Mantine computes these from its own scale, and not from the properties above.
    '--mantine-color-ember-light': `${colour}26`,
    '--mantine-color-ember-light-hover': `${colour}33`,
    '--mantine-color-ember-outline-hover': `${scale[4]}0d`,
  };
}

/** The darkest of some shades on which the text is still readable. */
function darkest(accent: Rgb, text: string): string {
  for (let share = 0.22; share > 0; share -= 0.02) {
    const shade = hexOf(mix(accent, BLACK, share));
    if (contrast(shade, text) >= TEXT_CONTRAST) return shade;
  }
  return hexOf(accent);
}
