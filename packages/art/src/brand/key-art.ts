import { drawMill, drawVillage, type Paint } from '../scene/buildings.ts';
import { darker } from '../scene/colour.ts';
import { type Crest, drawHill, drawMist } from '../scene/land.ts';
import { grass, oak, pine, plantsAlong } from '../scene/plants.ts';
import { between, seeded } from '../scene/random.ts';
import { dot, Sheet } from '../scene/sheet.ts';
import { drawClouds, drawMoon, drawSky, drawStars } from '../scene/sky.ts';
import type { Size } from '../svg/size.ts';
import { drawLamplighter, drawSheep } from './lamplighter.ts';
import { drawSleepingMountain } from './sleeping-mountain.ts';

/**
 * `width` and `height` are in units of the sheet, and so are `radius` and `size`. Other positions and heights
 * are shares of `width` and `height`.
 */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly moon: { readonly x: number; readonly y: number; readonly radius: number };
  readonly mountain: { readonly x: number; readonly height: number };
  readonly horizon: number;
  readonly village: {
    readonly from: number;
    readonly to: number;
    readonly size: number;
    readonly cottages: number;
  };
  readonly mill: number;
  readonly lamplighter: { readonly x: number; readonly y: number; readonly size: number };
  readonly pines: readonly (readonly [x: number, height: number])[];
}

type KeyArtFormat = 'wide' | 'tall' | 'share';

const LAYOUTS: Readonly<Record<KeyArtFormat, Layout>> = {
  wide: {
    width: 1920,
    height: 1100,
    moon: { x: 0.79, y: 0.21, radius: 118 },
    mountain: { x: 0.47, height: 0.5 },
    horizon: 0.64,
    village: { from: 0.62, to: 0.86, size: 54, cottages: 8 },
    mill: 0.9,
    lamplighter: { x: 0.185, y: 0.9, size: 250 },
    pines: [
      [-0.035, 0.6],
      [0.045, 0.3],
      [0.935, 0.4],
      [0.99, 0.66],
    ],
  },
  tall: {
    width: 900,
    height: 1600,
    moon: { x: 0.76, y: 0.13, radius: 104 },
    mountain: { x: 0.44, height: 0.36 },
    horizon: 0.6,
    village: { from: 0.5, to: 0.98, size: 50, cottages: 6 },
    mill: 0.12,
    lamplighter: { x: 0.3, y: 0.905, size: 270 },
    pines: [
      [-0.03, 0.3],
      [0.96, 0.22],
      [1.03, 0.36],
    ],
  },
  share: {
    width: 1200,
    height: 630,
    moon: { x: 0.86, y: 0.24, radius: 70 },
    mountain: { x: 0.62, height: 0.56 },
    horizon: 0.7,
    village: { from: 0.62, to: 0.88, size: 34, cottages: 7 },
    mill: 0.93,
    lamplighter: { x: 0.12, y: 0.93, size: 190 },
    pines: [
      [-0.06, 0.7],
      [0.99, 0.5],
    ],
  },
};

const SKY = { top: '#120e34', middle: '#4a2a66', horizon: '#f0a267' };
const PAINT: Paint = { wall: '#33244e', light: '#ffb46a', window: '#ffcb70' };

/**
 * The landing page's picture: the lamplighter in front of the mountain, the village lights and the moon.
 * Returns SVG text of `size` px.
 */
export function drawKeyArt(size: Size, format: 'wide' | 'tall'): string {
  return keyArtSheet(format).svg(size.width, size.height);
}

/** Draws the picture of `drawKeyArt` on a sheet, so that text can be placed on it. */
export function keyArtSheet(format: KeyArtFormat): Sheet {
  const layout = LAYOUTS[format];
  const { width, height } = layout;
  const sheet = new Sheet(width, height);
  const random = seeded(`key art ${format}`);
  const horizonY = layout.horizon * height;
  const moonX = layout.moon.x * width;
  drawSky(sheet, SKY, horizonY + 20);
  drawStars(sheet, Math.round((width * height) / 9000), horizonY * 0.8, random);
  drawMoon(sheet, moonX, layout.moon.y * height, layout.moon.radius, '#ffe3b4');
  drawClouds(sheet, 5, SKY.horizon, horizonY * 0.55, random);
  drawSleepingMountain(sheet, {
    x: layout.mountain.x * width,
    foot: horizonY + height * 0.05,
    height: layout.mountain.height * height,
    moonX,
    haze: SKY.horizon,
  });
  drawLowlands(sheet, layout, horizonY);
  drawForeground(sheet, layout);
  drawFireflies(sheet, horizonY);
  sheet.vignette('#0c0816', 0.5);
  return sheet;
}

/** Draws the forest, the fields and the village of Wick. */
function drawLowlands(sheet: Sheet, { width, height, village, mill }: Layout, horizonY: number): void {
  const random = seeded('lowlands');
  const hill = (seed: string, y: number, swing: number, wide: number, colour: string): Crest =>
    drawHill(sheet, { seed, y, swing, wide, colour, light: SKY.horizon });
  drawMist(sheet, horizonY + height * 0.05, height * 0.06, SKY.horizon, 0.4);
  const far = hill('art-1', horizonY + height * 0.065, height * 0.016, 300, '#4b3a62');
  sheet.path(plantsAlong([pine], width, Math.round(width / 24), [22, 50], far, random), '#413258');
  drawMist(sheet, horizonY + height * 0.085, height * 0.04, SKY.horizon, 0.28);
  const wick = hill('art-2', horizonY + height * 0.115, height * 0.018, 380, '#3b2d50');
  sheet.path(
    plantsAlong(
      [oak, pine],
      width,
      Math.round(width / 46),
      [34, 70],
      wick,
      random,
      (across) => across < village.from - 0.03 || across > village.to + 0.08,
    ),
    '#322547',
  );
  drawMill(sheet, mill * width, wick(mill * width) + 10, village.size * 3.5, PAINT);
  drawVillage(
    sheet,
    [village.from * width, village.to * width],
    (x) => wick(x) + 12,
    village.size,
    village.cottages,
    PAINT,
    random,
  );
  const field = hill('art-3', horizonY + height * 0.18, height * 0.022, 460, '#2c2140');
  sheet.path(
    plantsAlong(
      [pine],
      width,
      Math.round(width / 40),
      [56, 112],
      (x) => field(x) + 10,
      random,
      (across) => across < village.from - 0.08 || across > village.to + 0.04,
    ),
    '#261c38',
  );
}

/** Draws the near hill with the lamplighter, two sheep and the trees at the sides of the picture. */
function drawForeground(sheet: Sheet, { width, height, lamplighter, pines }: Layout): void {
  const random = seeded('foreground');
  const stand = lamplighter.x * width;
  const hill = drawHill(sheet, {
    seed: 'art-4',
    y: height * lamplighter.y + height * 0.025,
    swing: height * 0.008,
    wide: 420,
    colour: '#1d1530',
    light: '#ff9d4e',
    bend: (across) => -height * 0.03 * Math.exp(-(((across - lamplighter.x) * 4) ** 2)),
  });
  const size = lamplighter.size;
  sheet.path(plantsAlong([grass], width, Math.round(width / 20), [14, 34], hill, random), '#181126');
  drawSheep(sheet, stand + size * 1.25, hill(stand + size * 1.25) + size * 0.04, size * 0.36);
  drawSheep(sheet, stand + size * 1.72, hill(stand + size * 1.72) + size * 0.07, size * 0.3);
  drawLamplighter(sheet, stand, hill(stand) + size * 0.02, size);
  let trees = '';
  for (const [x, tall] of pines) trees += pine(x * width, height * 1.02, tall * height, random);
  sheet.path(trees, '#0f0a1c');
  const front = drawHill(sheet, {
    seed: 'art-5',
    y: height * 0.985,
    swing: height * 0.006,
    wide: 300,
    colour: '#120c20',
    light: '#3a2440',
  });
  sheet.path(
    plantsAlong([grass], width, Math.round(width / 24), [26, 62], front, random),
    darker('#120c20', 0.3),
  );
}

function drawFireflies(sheet: Sheet, horizonY: number): void {
  const random = seeded('fireflies');
  let cores = '';
  for (let fly = 0; fly < sheet.width / 50; fly++) {
    const x = random() * sheet.width;
    const y = between(random, horizonY, sheet.height * 0.97);
    sheet.glow(x, y, between(random, 7, 18), '#ffd27a', 0.7);
    cores += dot(x, y, between(random, 1.2, 2.4));
  }
  sheet.path(cores, '#fff3c8', 0.9);
}
