import { darker, lighter, mix } from './colour.ts';
import { between, noise, type Random, seeded } from './random.ts';
import { dot, type Sheet, short } from './sheet.ts';

interface SkyColours {
  readonly top: string;
  readonly middle: string;
  readonly horizon: string;
}

/** Draws the sky to the horizon at `horizonY`, and the horizon's colour below it. */
export function drawSky(sheet: Sheet, { top, middle, horizon }: SkyColours, horizonY: number): void {
  const fill = sheet.down(0, horizonY, [
    { at: 0, colour: top },
    { at: 0.5, colour: middle },
    { at: 0.82, colour: mix(middle, horizon, 0.7) },
    { at: 1, colour: horizon },
  ]);
  sheet.draw(`<rect width="${short(sheet.width)}" height="${short(sheet.height)}" fill="${fill}"/>`);
}

/** Draws stars, fewer towards y = `lowest`. One star in eight is bright. */
export function drawStars(sheet: Sheet, count: number, lowest: number, random: Random): void {
  let faint = '';
  let bright = '';
  for (let star = 0; star < count; star++) {
    const x = random() * sheet.width;
    const y = random() ** 1.4 * lowest;
    if (random() < 0.13) bright += sparkle(x, y, between(random, 3, 6.5));
    else faint += dot(x, y, between(random, 0.6, 1.5));
  }
  sheet.path(faint, '#fff6e6', 0.7);
  sheet.path(bright, '#fffaf0', 0.95);
}

/** Path of a four-pointed star. */
export const sparkle = (x: number, y: number, size: number): string => {
  const waist = size * 0.16;
  return `M${short(x)} ${short(y - size)}L${short(x + waist)} ${short(y - waist)}L${short(x + size)} ${short(y)}L${short(x + waist)} ${short(y + waist)}L${short(x)} ${short(y + size)}L${short(x - waist)} ${short(y + waist)}L${short(x - size)} ${short(y)}L${short(x - waist)} ${short(y - waist)}z`;
};

/** Draws a low sun, and the light around it. */
export function drawSun(sheet: Sheet, x: number, y: number, radius: number, colour: string): void {
  sheet.glow(x, y, radius * 6.5, colour, 0.75);
  sheet.draw(
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${lighter(colour, 0.55)}"/>`,
  );
}

/** Draws a full moon with its dark spots. */
export function drawMoon(sheet: Sheet, x: number, y: number, radius: number, colour: string): void {
  sheet.glow(x, y, radius * 4.6, colour, 0.6);
  const face = sheet.gradient(
    [x - radius * 0.6, y - radius * 0.7],
    [x + radius * 0.7, y + radius * 0.8],
    [
      { at: 0, colour: lighter(colour, 0.75) },
      { at: 0.55, colour },
      { at: 1, colour: mix(colour, '#8a6a7c', 0.38) },
    ],
  );
  sheet.draw(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${face}"/>`);
  const seas = dot(x - radius * 0.34, y - radius * 0.26, radius * 0.2)
    .concat(dot(x + radius * 0.26, y + radius * 0.12, radius * 0.28))
    .concat(dot(x + radius * 0.3, y - radius * 0.42, radius * 0.11))
    .concat(dot(x - radius * 0.2, y + radius * 0.48, radius * 0.15));
  sheet.path(seas, darker(colour, 0.45), 0.2);
}

/** Draws a crescent moon, open to the right. */
export function drawCrescent(sheet: Sheet, x: number, y: number, radius: number, colour: string): void {
  sheet.glow(x, y, radius * 4, colour, 0.5);
  const tip = radius * 0.94;
  sheet.path(
    `M${short(x + radius * 0.34)} ${short(y - tip)}A${short(radius)} ${short(radius)} 0 1 0 ${short(x + radius * 0.34)} ${short(y + tip)}A${short(radius * 1.06)} ${short(radius * 1.06)} 0 0 1 ${short(x + radius * 0.34)} ${short(y - tip)}z`,
    lighter(colour, 0.6),
  );
}

/** Draws long flat clouds. */
export function drawClouds(
  sheet: Sheet,
  count: number,
  colour: string,
  bottom: number,
  random: Random,
): void {
  for (let cloud = 0; cloud < count; cloud++) {
    const x = ((cloud + random()) / count) * sheet.width;
    const y = between(random, bottom * 0.16, bottom);
    sheet.path(cloudShape(x, y, between(random, 90, 230), random), colour, 0.16 + random() * 0.16);
  }
}

function cloudShape(x: number, y: number, length: number, random: Random): string {
  let shape = '';
  for (let strip = 0; strip < 3; strip++) {
    const width = length * between(random, 0.45, 1);
    const left = x - width * between(random, 0.25, 0.75);
    const thick = between(random, 7, 12);
    const row = y + strip * 8.5;
    shape += `M${short(left)} ${short(row)}h${short(width)}a${short(thick / 2)} ${short(thick / 2)} 0 0 1 0 ${short(thick)}h${short(-width)}a${short(thick / 2)} ${short(thick / 2)} 0 0 1 0 ${short(-thick)}z`;
  }
  return shape;
}

/** Draws northern lights: soft ribbons in the upper sky. */
export function drawAurora(sheet: Sheet, colours: readonly string[], seed: string): void {
  const blur = sheet.blur(13);
  colours.forEach((colour, index) => {
    const wave = noise(`${seed}${index}`, 2);
    const top = sheet.height * (0.07 + index * 0.07);
    const upper: string[] = [];
    const lower: string[] = [];
    for (let x = -40; x <= sheet.width + 40; x += 40) {
      const y = top + wave(x / 210) * sheet.height * 0.22;
      upper.push(`${short(x)} ${short(y)}`);
      lower.unshift(`${short(x)} ${short(y + 26 + wave(x / 90 + 40) * 66)}`);
    }
    sheet.draw(`<path d="M${upper.join('L')}L${lower.join('L')}z" fill="${colour}" opacity=".3" ${blur}/>`);
  });
}

/** Draws beams of a light at (x, y) that spread downwards. */
export function drawBeams(
  sheet: Sheet,
  x: number,
  y: number,
  reach: number,
  colour: string,
  seed: string,
): void {
  const random = seeded(seed);
  let beams = '';
  for (let beam = 0; beam < 9; beam++) {
    const angle = Math.PI * (0.1 + beam * 0.1) + random() * 0.06;
    const half = between(random, 0.012, 0.034);
    beams += `M${short(x)} ${short(y)}L${short(x + reach * Math.cos(angle - half))} ${short(y + reach * Math.sin(angle - half))}L${short(x + reach * Math.cos(angle + half))} ${short(y + reach * Math.sin(angle + half))}z`;
  }
  const fill = sheet.down(y, y + reach, [
    { at: 0, colour, opacity: 0.4 },
    { at: 1, colour, opacity: 0 },
  ]);
  sheet.path(beams, fill, 0.6);
}
