import { drawLantern, drawLanternPost } from '../scene/buildings.ts';
import { lighter, mix } from '../scene/colour.ts';
import { polygon, type Sheet, short } from '../scene/sheet.ts';
import { sparkle } from '../scene/sky.ts';
import type { Flank } from './dungeon-art.ts';

/**
 * Draws the lights to the left and the right of a dungeon's gate, on a sheet of 720 by 440. `glow` is the
 * colour of the light inside the gate, `window` the colour of most lights beside it.
 */
export function drawFlank(sheet: Sheet, flank: Flank, glow: string, window: string): void {
  const paint = { wall: '#3a2a30', light: window, window };
  for (const side of [-1, 1] as const) {
    const x = 360 + side * 262;
    switch (flank) {
      case 'lanterns':
        drawLanternPost(sheet, x + side * 34, 416, 210, -side, paint);
        break;
      case 'torches':
        drawTorch(sheet, x, 300, window);
        break;
      case 'candles':
        for (const [dx, tall] of [
          [0, 96],
          [-34, 58],
          [32, 70],
          [60, 40],
        ] as const)
          drawCandle(sheet, x + dx * side, 416, tall);
        break;
      case 'fungus':
        for (const [dx, tall] of [
          [0, 86],
          [44, 54],
          [-36, 40],
        ] as const)
          drawCap(sheet, x + dx * side, 418, tall, window);
        sheet.line(`M${x + side * 20} -6V150`, '#1a1218', 3);
        drawLantern(sheet, x + side * 20, 150, 44, paint);
        break;
      case 'glass':
        drawShards(sheet, x, 418, [glow, '#7cc3d8', '#f0a890'], side);
        break;
      case 'ice':
        drawShards(sheet, x, 418, ['#bfe6f6', '#8fb8e8', '#dcefff'], side);
        drawTorch(sheet, x - side * 34, 330, '#8fd8ff');
        break;
      case 'stars':
        for (const [dx, y, size] of [
          [0, 300, 22],
          [46, 210, 13],
          [-30, 168, 9],
        ] as const) {
          sheet.glow(x + dx * side, y, size * 4.5, window, 0.9);
          sheet.path(sparkle(x + dx * side, y, size), '#fffaf0');
        }
    }
  }
}

function drawTorch(sheet: Sheet, x: number, y: number, light: string): void {
  sheet.path(
    polygon([
      [x - 6, y],
      [x + 6, y],
      [x + 4, 418],
      [x - 4, 418],
    ]),
    '#241820',
  );
  sheet.path(
    polygon([
      [x - 22, y - 12],
      [x + 22, y - 12],
      [x + 11, y + 12],
      [x - 11, y + 12],
    ]),
    '#4a3430',
  );
  sheet.glow(x, y - 34, 104, light);
  const flame = (size: number, fill: string) =>
    sheet.path(
      `M${short(x)} ${short(y - 12 - size)}C${short(x + size * 0.52)} ${short(y - 12 - size * 0.5)} ${short(x + size * 0.4)} ${short(y - 10)} ${short(x)} ${short(y - 10)}C${short(x - size * 0.42)} ${short(y - 10)} ${short(x - size * 0.46)} ${short(y - 12 - size * 0.5)} ${short(x)} ${short(y - 12 - size)}z`,
      fill,
    );
  flame(56, mix(light, '#ff7a1e', 0.2));
  flame(32, lighter(light, 0.7));
}

function drawCandle(sheet: Sheet, x: number, y: number, tall: number): void {
  const wax = sheet.down(y - tall, y, [
    { at: 0, colour: '#ffe9b8' },
    { at: 1, colour: '#b98a58' },
  ]);
  sheet.path(
    `M${x - 12} ${y}V${y - tall}Q${x - 6} ${y - tall - 6} ${x} ${y - tall - 2}Q${x + 8} ${y - tall - 7} ${x + 12} ${y - tall}V${y - tall * 0.55}Q${x + 16} ${y - tall * 0.4} ${x + 13} ${y}z`,
    wax,
  );
  sheet.glow(x, y - tall - 18, 62, '#ffc35a');
  sheet.path(
    `M${x} ${y - tall - 34}Q${x + 9} ${y - tall - 14} ${x} ${y - tall - 6}Q${x - 9} ${y - tall - 14} ${x} ${y - tall - 34}z`,
    '#fff3c8',
  );
}

function drawCap(sheet: Sheet, x: number, y: number, tall: number, light: string): void {
  const cap = tall * 0.5;
  const top = y - tall;
  sheet.glow(x, top + 8, cap * 2.4, light, 0.9);
  sheet.path(
    `M${short(x - cap * 0.2)} ${y}Q${short(x - cap * 0.08)} ${short(y - tall * 0.5)} ${short(x - cap * 0.16)} ${short(top)}h${short(cap * 0.34)}Q${short(x + cap * 0.1)} ${short(y - tall * 0.5)} ${short(x + cap * 0.26)} ${y}z`,
    mix('#5a3a30', light, 0.35),
  );
  sheet.path(
    `M${short(x - cap)} ${short(top + 8)}C${short(x - cap * 0.9)} ${short(top - cap * 0.7)} ${short(x + cap * 0.9)} ${short(top - cap * 0.7)} ${short(x + cap)} ${short(top + 8)}Q${short(x)} ${short(top + 18)} ${short(x - cap)} ${short(top + 8)}z`,
    mix(light, '#a8402a', 0.6),
  );
  sheet.line(
    `M${short(x - cap * 0.8)} ${short(top + 10)}Q${short(x)} ${short(top + 16)} ${short(x + cap * 0.8)} ${short(top + 10)}`,
    '#ffe3a0',
    3,
  );
}

function drawShards(
  sheet: Sheet,
  x: number,
  y: number,
  colours: readonly [string, string, string],
  side: number,
): void {
  const shard = (dx: number, tall: number, lean: number, colour: string) => {
    const foot = x + dx * side;
    const tip = foot + lean * side;
    sheet.glow(tip, y - tall * 0.6, tall * 0.8, colour, 0.5);
    sheet.path(
      polygon([
        [foot - tall * 0.16, y],
        [tip - tall * 0.08, y - tall * 0.8],
        [tip, y - tall],
        [tip + tall * 0.1, y - tall * 0.76],
        [foot + tall * 0.17, y],
      ]),
      colour,
    );
    sheet.path(
      polygon([
        [foot, y],
        [tip - tall * 0.01, y - tall * 0.7],
        [tip, y - tall],
        [tip - tall * 0.08, y - tall * 0.8],
        [foot - tall * 0.16, y],
      ]),
      lighter(colour, 0.6),
      0.85,
    );
  };
  shard(0, 128, 8, colours[0]);
  shard(36, 84, 20, colours[1]);
  shard(-30, 66, -14, colours[2]);
}
