import { darker, lighter, mix } from './colour.ts';
import { drawHill, drawMist } from './land.ts';
import { fern, greatTrunk, pine, plantsAlong } from './plants.ts';
import { between, type Random, seeded } from './random.ts';
import type { SceneView } from './scene-view.ts';
import { type Sheet, short } from './sheet.ts';
import { drawMoon } from './sky.ts';

/** Draws the listening forest: great trunks in teal shade, ferns, and glowing amber toadstools. */
export function drawTattlewood(sheet: Sheet, { art, horizonY, calm }: SceneView): void {
  const { width, height } = sheet;
  const { ground, light, accent } = art;
  const random = seeded('tattlewood');
  const moonX = light.x * width;
  drawMoon(sheet, moonX, light.y * height, light.radius, light.colour);
  const hill = (seed: string, y: number, swing: number, wide: number, colour: string) =>
    drawHill(sheet, { seed, y, swing, wide, colour, light: art.sky.horizon });
  const distance = hill('wood-1', horizonY + 26, 16, 240, ground.far);
  sheet.path(plantsAlong([pine], width, Math.round(width / 17), [50, 128], distance, random), ground.far);
  drawMist(sheet, horizonY + 20, 70, art.sky.horizon, 0.5);
  const gap = (across: number) =>
    Math.abs(across - light.x) > 0.07 && (!calm || Math.abs(across - 0.5) > 0.26);
  const wood = hill('wood-2', horizonY + 66, 14, 300, mix(ground.middle, ground.far, 0.35));
  for (const [share, every, tall] of [
    [0.62, 92, 520],
    [0.36, 150, 640],
  ] as const) {
    sheet.path(
      plantsAlong([greatTrunk], width, Math.round(width / every), [tall, tall * 1.25], wood, random, gap),
      mix(ground.middle, ground.far, share),
    );
    drawMist(sheet, horizonY + 30, 90, art.sky.horizon, 0.24);
  }
  sheet.path(
    plantsAlong([fern], width, Math.round(width / 34), [24, 44], wood, random),
    mix(ground.middle, ground.far, 0.2),
  );
  drawMist(sheet, horizonY + 82, 56, art.sky.horizon, 0.34);
  const glade = hill('wood-3', height * 0.77, 16, 360, ground.middle);
  drawShelfTrunks(sheet, glade, ground.near, accent, calm, random);
  sheet.path(
    plantsAlong(
      [fern],
      width,
      Math.round(width / 44),
      [34, 66],
      glade,
      random,
      (across) => !calm || Math.abs(across - 0.5) > 0.3,
    ),
    mix(ground.middle, ground.near, 0.45),
  );
  if (!calm)
    drawToadstools(sheet, [0.3, 0.36, 0.55, 0.605, 0.83], glade, [36, 74], accent, ground.near, random);
  const near = hill('wood-4', height * 0.9, 12, 380, ground.near);
  sheet.path(
    plantsAlong(
      [fern],
      width,
      Math.round(width / 60),
      calm ? [36, 70] : [70, 128],
      near,
      random,
      (across) => Math.abs(across - 0.5) > (calm ? 0.34 : 0.12),
    ),
    darker(ground.near, 0.12),
  );
  drawToadstools(
    sheet,
    calm ? [0.05, 0.115, 0.9, 0.955] : [0.16, 0.215, 0.46, 0.7, 0.755, 0.94],
    near,
    [48, 104],
    accent,
    ground.front,
    random,
  );
  const front = hill('wood-5', height * 0.985, 8, 260, ground.front);
  sheet.path(
    plantsAlong(
      [fern],
      width,
      Math.round(width / 74),
      calm ? [26, 48] : [60, 112],
      front,
      random,
      (across) => Math.abs(across - 0.5) > 0.24,
    ),
    ground.front,
  );
}

/** Draws near trunks at the sides, with glowing fungus on their bark. */
function drawShelfTrunks(
  sheet: Sheet,
  crest: (x: number) => number,
  bark: string,
  accent: string,
  calm: boolean,
  random: Random,
): void {
  for (const across of calm ? [0.03, 0.16, 0.86, 0.985] : [0.045, 0.225, 0.885, 0.99]) {
    const x = across * sheet.width;
    const foot = crest(x) + 10;
    const tall = 560;
    sheet.path(greatTrunk(x, foot, tall, random), bark);
    for (let shelf = 0; shelf < 4; shelf++) {
      const y = foot - 50 - shelf * between(random, 46, 66);
      const size = between(random, 13, 24);
      const side = shelf % 2 === 0 ? -1 : 1;
      drawShelf(sheet, x + side * tall * 0.05, y, size, side, accent);
    }
  }
}

function drawShelf(sheet: Sheet, x: number, y: number, size: number, side: number, accent: string): void {
  sheet.glow(x + side * size * 0.5, y + size * 0.3, size * 2.6, accent, 0.6);
  sheet.path(
    `M${short(x - side * size * 0.3)} ${short(y + size * 0.25)}Q${short(x + side * size * 0.2)} ${short(y - size * 0.5)} ${short(x + side * size)} ${short(y + size * 0.1)}Q${short(x + side * size * 0.5)} ${short(y + size * 0.5)} ${short(x - side * size * 0.3)} ${short(y + size * 0.25)}z`,
    lighter(accent, 0.2),
  );
}

/** Draws toadstools with glowing gills at the given shares of the width. */
function drawToadstools(
  sheet: Sheet,
  places: readonly number[],
  crest: (x: number) => number,
  [low, high]: readonly [number, number],
  accent: string,
  stalk: string,
  random: Random,
): void {
  for (const across of places) {
    const x = across * sheet.width;
    const foot = crest(x) + 6;
    const tall = between(random, low, high);
    const cap = tall * between(random, 0.42, 0.54);
    const capY = foot - tall;
    sheet.glow(x, capY + cap * 0.36, cap * 2.9, accent, 0.8);
    sheet.path(
      `M${short(x - cap * 0.17)} ${short(capY)}Q${short(x - cap * 0.1)} ${short(foot - tall * 0.4)} ${short(x - cap * 0.24)} ${short(foot)}H${short(x + cap * 0.26)}Q${short(x + cap * 0.12)} ${short(foot - tall * 0.4)} ${short(x + cap * 0.19)} ${short(capY)}z`,
      mix(stalk, accent, 0.5),
    );
    sheet.draw(
      `<ellipse cx="${short(x)}" cy="${short(capY + cap * 0.1)}" rx="${short(cap * 0.96)}" ry="${short(cap * 0.22)}" fill="${lighter(accent, 0.4)}"/>`,
    );
    const hood = sheet.down(capY - cap, capY + cap * 0.1, [
      { at: 0, colour: mix(accent, '#b2432a', 0.55) },
      { at: 1, colour: mix(accent, '#7c2f24', 0.72) },
    ]);
    sheet.path(
      `M${short(x - cap)} ${short(capY + cap * 0.12)}C${short(x - cap * 0.96)} ${short(capY - cap * 0.62)} ${short(x - cap * 0.4)} ${short(capY - cap * 0.86)} ${short(x)} ${short(capY - cap * 0.86)}C${short(x + cap * 0.42)} ${short(capY - cap * 0.86)} ${short(x + cap * 0.97)} ${short(capY - cap * 0.6)} ${short(x + cap)} ${short(capY + cap * 0.12)}Q${short(x)} ${short(capY - cap * 0.14)} ${short(x - cap)} ${short(capY + cap * 0.12)}z`,
      hood,
    );
    let spots = '';
    for (const [dx, dy, r] of [
      [-0.45, -0.34, 0.12],
      [0.05, -0.58, 0.14],
      [0.5, -0.3, 0.1],
      [0.24, -0.22, 0.07],
    ] as const) {
      spots += `M${short(x + (dx - r) * cap)} ${short(capY + dy * cap)}a${short(r * cap)} ${short(r * cap * 0.75)} 0 1 0 ${short(2 * r * cap)} 0a${short(r * cap)} ${short(r * cap * 0.75)} 0 1 0 ${short(-2 * r * cap)} 0z`;
    }
    sheet.path(spots, '#ffe9c0', 0.85);
  }
}
