import { drawMountains, drawPeak } from '../scene/land.ts';
import { between, seeded } from '../scene/random.ts';
import { dot, type Point, type Sheet, short } from '../scene/sheet.ts';
import { sparkle } from '../scene/sky.ts';

interface MountainPlace {
  /** `x` is the summit's x; `foot` is the y of the mountain's foot. */
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  /** The x of the moon. The side of the mountain that faces the moon is lit. */
  readonly moonX: number;
  readonly haze: string;
}

/**
 * Draws Slumberfell: one great peak behind lower ones, with a path of lanterns up to the light on the summit.
 */
export function drawSleepingMountain(sheet: Sheet, { x, foot, height, moonX, haze }: MountainPlace): void {
  const shoulder = (seed: string, dx: number, share: number, spread: number, colour: string) =>
    drawPeak(sheet, {
      seed,
      x: x + dx * height,
      y: foot,
      height: height * share,
      spread,
      colour,
      light: '#ffd9b8',
      lightX: moonX,
      snow: '#ead9ea',
    });
  drawMountains(sheet, {
    seed: 'beyond',
    y: foot - height * 0.1,
    heights: [height * 0.18, height * 0.36],
    count: Math.round(sheet.width / 210),
    colour: '#8a6496',
    light: '#ffcfae',
    lightX: moonX,
    haze,
  });
  sheet.glow(x, foot - height, height * 0.5, '#ffd9a8', 0.55);
  shoulder('left shoulder', -0.6, 0.6, 1.15, '#775a92');
  shoulder('right shoulder', 0.62, 0.54, 1.2, '#7a5a90');
  shoulder('slumberfell', 0, 1, 0.98, '#6b5290');
  drawLanternPath(sheet, x, foot, height);
  drawMountains(sheet, {
    seed: 'before',
    y: foot + height * 0.02,
    heights: [height * 0.1, height * 0.26],
    count: Math.round(sheet.width / 190),
    colour: '#4a386e',
    light: '#e2a090',
    lightX: moonX,
    haze,
  });
  sheet.glow(x, foot - height - 4, height * 0.16, '#ffe0a0');
  sheet.path(sparkle(x, foot - height - 6, height * 0.045), '#fff6dc');
}

/** Draws the lanterns along the path, smaller and closer together towards the top. */
function drawLanternPath(sheet: Sheet, x: number, foot: number, height: number): void {
  const random = seeded('way of lanterns');
  const turns: Point[] = [
    [0.5, 0.1],
    [0.1, 0.24],
    [0.33, 0.38],
    [-0.06, 0.52],
    [0.16, 0.65],
    [-0.05, 0.76],
    [0.07, 0.86],
    [0, 0.95],
  ];
  let lights = '';
  for (let turn = 0; turn < turns.length - 1; turn++) {
    const [x1, y1] = turns[turn] ?? [0, 0];
    const [x2, y2] = turns[turn + 1] ?? [0, 0];
    const count = Math.max(3, 7 - turn);
    for (let step = 0; step < count; step++) {
      const part = (step + between(random, 0, 0.4)) / count;
      const high = y1 + (y2 - y1) * part + Math.sin(part * Math.PI) * 0.012;
      const size = 1.2 + (1 - high) * height * 0.004;
      const lx = x + (x1 + (x2 - x1) * part) * height;
      const ly = foot - high * height;
      sheet.glow(lx, ly, size * 6, '#ffb85c', 0.7);
      lights += dot(lx, ly, size);
    }
  }
  sheet.draw(`<path d="${lights}" fill="#ffe9b4"/>`);
  sheet.line(
    `M${turns.map(([dx, dy]) => `${short(x + dx * height)} ${short(foot - dy * height)}`).join('L')}`,
    '#ffcf8a',
    1.2,
    0.16,
  );
}
