import { between, type Random } from './random.ts';
import { dot, type Sheet, short } from './sheet.ts';
import { sparkle } from './sky.ts';

/** The kinds of particles in the air of a region. */
export const WEATHERS = ['fireflies', 'spores', 'spray', 'embers', 'snow', 'stardust'] as const;
export type Weather = (typeof WEATHERS)[number];

/**
 * Draws the particles. `calm` leaves the middle of the picture nearly empty, where the fighters are shown.
 */
export function drawWeather(
  sheet: Sheet,
  weather: Weather,
  colour: string,
  calm: boolean,
  random: Random,
): void {
  const area = (sheet.width * sheet.height) / 10_000;
  const spots = Array.from({ length: Math.round(area * DENSITY[weather]) }, () => ({
    x: random() * sheet.width,
    y: random() * sheet.height,
    size: random(),
  })).filter(({ x }) => !calm || Math.abs(x / sheet.width - 0.5) > 0.36 || random() < 0.3);
  switch (weather) {
    case 'fireflies':
    case 'spores':
      for (const { x, y, size } of spots) {
        const high = sheet.height * (weather === 'spores' ? 0.2 : 0.42) + y * 0.55;
        sheet.glow(x, high, 5 + size * 9, colour, 0.45 + size * 0.5);
        sheet.path(dot(x, high, 1 + size), '#fff3cf', 0.9);
      }
      return;
    case 'snow':
      sheet.path(spots.map(({ x, y, size }) => dot(x, y, 0.9 + size * 1.7)).join(''), colour, 0.8);
      return;
    case 'embers':
      for (const { x, y, size } of spots) if (size > 0.6) sheet.glow(x, y, 4 + size * 7, colour, 0.5);
      sheet.path(spots.map(({ x, y, size }) => dot(x, y, 0.7 + size * 1.4)).join(''), '#ffcf87', 0.9);
      return;
    case 'stardust':
      for (const { x, y, size } of spots) if (size > 0.7) sheet.glow(x, y, 4 + size * 8, colour, 0.45);
      sheet.path(spots.map(({ x, y, size }) => sparkle(x, y, 1.6 + size * 3.6)).join(''), colour, 0.85);
      return;
    case 'spray': {
      const drops = spots.map(({ x, y }) => {
        const low = sheet.height * 0.6 + y * 0.34;
        return `M${short(x)} ${short(low)}h${short(between(random, 2, 9))}`;
      });
      sheet.line(drops.join(''), colour, 1.3, 0.5);
    }
  }
}

/** Number of particles per square of 100 by 100 units. */
const DENSITY: Readonly<Record<Weather, number>> = {
  fireflies: 0.55,
  spores: 0.7,
  spray: 0.6,
  embers: 1,
  snow: 1.9,
  stardust: 0.55,
};
