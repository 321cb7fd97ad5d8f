import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TROPHY_FILTERS } from './trophy-rank.ts';

const TROPHIES = new URL('../../built/trophies/', import.meta.url);

/** The test measures every twelfth picture of a trophy. */
const STEP = 12;

/** The lowest contrast that WCAG 2.2, 1.4.11 allows for graphics. */
const LEAST_CONTRAST = 3;

const brightnessOf = (filter: string): number => Number(/brightness\(([\d.]+)\)/.exec(filter)?.[1]);

/** The grey that CSS `grayscale(1)` makes of a colour. */
const greyOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance of a grey; sRGB 0 to 255. */
function luminance(grey: number): number {
  const share = Math.min(255, grey) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Contrast between figure and niche, in the middle of the picture. It is the contrast of two luminances: one
 * that a seventh of the pixels exceed, and one that a seventh of the pixels are below.
 */
async function contrastOf(file: string, brightness: number): Promise<number> {
  const picture = sharp(await sharp(new URL(file, TROPHIES).pathname).toBuffer());
  const { width, height } = await picture.metadata();
  const middle = {
    left: Math.floor(width * 0.2),
    top: Math.floor(height * 0.2),
    width: Math.floor(width * 0.6),
    height: Math.floor(height * 0.55),
  };
  const pixels = await picture.extract(middle).removeAlpha().raw().toBuffer();
  const greys = Array.from({ length: middle.width * middle.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 3);
    return luminance(greyOf(red, green, blue) * brightness);
  }).sort((one, other) => one - other);
  const at = (share: number) => (greys[Math.floor(share * (greys.length - 1))] ?? 0) + 0.05;
  return at(6 / 7) / at(1 / 7);
}

test('a locked trophy has enough contrast with its niche, and is darker than any other rank', async () => {
  const locked = brightnessOf(TROPHY_FILTERS.locked);
  const files = readdirSync(TROPHIES).filter((_, place) => place % STEP === 0);
  const contrasts = await Promise.all(files.map((file) => contrastOf(file, locked)));
  contrasts.sort((one, other) => one - other);
  expect(contrasts[Math.floor(contrasts.length / 2)]).toBeGreaterThan(LEAST_CONTRAST);
  for (const rank of ['bronze', 'silver', 'gold'] as const)
    expect(brightnessOf(TROPHY_FILTERS[rank])).toBeGreaterThan(locked);
});
