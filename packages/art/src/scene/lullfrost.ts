import { drawWindow } from './buildings.ts';
import { darker, lighter, mix } from './colour.ts';
import { drawHill, drawMist, drawMountains } from './land.ts';
import { pine, plantsAlong, snag } from './plants.ts';
import { between, type Random, seeded } from './random.ts';
import type { SceneView } from './scene-view.ts';
import { type Point, polygon, type Sheet, short } from './sheet.ts';
import { drawAurora, drawMoon } from './sky.ts';

/** Draws the singing snows: a frozen ballroom with lit windows and frozen dancers, below northern lights. */
export function drawLullfrost(sheet: Sheet, { art, horizonY, calm }: SceneView): void {
  const { width, height } = sheet;
  const { ground, light, accent } = art;
  const random = seeded('lullfrost');
  const moonX = light.x * width;
  drawAurora(sheet, [accent, '#8f7fe0', '#6fd6c8'], 'lullfrost');
  drawMoon(sheet, moonX, light.y * height, light.radius, light.colour);
  const range = (
    seed: string,
    y: number,
    heights: readonly [number, number],
    every: number,
    colour: string,
  ) =>
    drawMountains(sheet, {
      seed,
      y,
      heights,
      count: Math.round(width / every),
      colour,
      light: light.colour,
      lightX: moonX,
      snow: '#dfe9f6',
      haze: art.sky.horizon,
    });
  range('frost-1', horizonY + 16, [110, 220], 230, ground.far);
  range('frost-2', horizonY + 40, [54, 128], 190, mix(ground.far, ground.middle, 0.5));
  const hill = (seed: string, y: number, swing: number, wide: number, colour: string) =>
    drawHill(sheet, {
      seed,
      y,
      swing,
      wide,
      colour,
      light: '#ffffff',
      shade: mix(colour, ground.middle, 0.62),
    });
  const wood = hill('frost-3', horizonY + 52, 9, 300, mix(ground.near, ground.far, 0.55));
  sheet.path(
    plantsAlong([pine], width, Math.round(width / 21), [24, 58], wood, random),
    mix(ground.front, ground.far, 0.45),
  );
  drawMist(sheet, horizonY + 64, 40, art.sky.horizon, 0.5);
  const terrace = hill('frost-4', horizonY + 104, 9, 420, ground.near);
  const hallX = width * (calm ? 0.14 : 0.3);
  drawBallroom(sheet, hallX, terrace(hallX) + 22, calm ? 190 : 250, accent, ground.middle, art.window);
  if (calm) drawIceColumns(sheet, [0.88, 0.935, 0.98], terrace, accent, random);
  else drawIceColumns(sheet, [0.79, 0.84, 0.9, 0.95], terrace, accent, random);
  const drift = hill('frost-5', height * 0.83, 20, 420, mix(ground.near, '#ffffff', 0.35));
  sheet.path(
    plantsAlong(
      [pine],
      width,
      12,
      [84, 170],
      drift,
      random,
      (across) => across < (calm ? 0.06 : 0.15) || across > 0.93,
    ),
    ground.front,
  );
  drawFrozenDancers(sheet, calm ? [0.275] : [0.58, 0.69], drift, calm ? 74 : 104, accent, ground.middle);
  drawMist(sheet, height * 0.88, 40, '#eef4ff', 0.22);
  const front = hill('frost-6', height * 0.95, 10, 380, mix(ground.near, '#ffffff', 0.6));
  sheet.path(
    plantsAlong(
      [pine, pine, snag],
      width,
      9,
      [150, 290],
      (x) => front(x) + 24,
      random,
      (across) => across < (calm ? 0.03 : 0.08) || across > 0.95,
    ),
    darker(ground.front, 0.3),
  );
}

/** Draws a hall of tall windows below a dome, covered with frost. `size` is its width. */
function drawBallroom(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  ice: string,
  shade: string,
  window: string,
): void {
  const half = size / 2;
  const wallTop = y - size * 0.4;
  const stone = sheet.down(wallTop, y, [
    { at: 0, colour: mix(lighter(ice, 0.45), shade, 0.3) },
    { at: 1, colour: mix(ice, shade, 0.7) },
  ]);
  const dome = `M${short(x - size * 0.24)} ${short(wallTop)}C${short(x - size * 0.25)} ${short(wallTop - size * 0.24)} ${short(x - size * 0.06)} ${short(wallTop - size * 0.27)} ${short(x)} ${short(wallTop - size * 0.4)}C${short(x + size * 0.06)} ${short(wallTop - size * 0.27)} ${short(x + size * 0.25)} ${short(wallTop - size * 0.24)} ${short(x + size * 0.24)} ${short(wallTop)}z`;
  sheet.glow(x, wallTop, size * 0.85, window, 0.3);
  sheet.path(
    dome,
    sheet.gradient(
      [x - half, wallTop],
      [x + half * 0.6, wallTop],
      [
        { at: 0, colour: lighter(ice, 0.62) },
        { at: 1, colour: mix(ice, shade, 0.75) },
      ],
    ),
  );
  sheet.path(
    polygon([
      [x - half, y + 14],
      [x - half, wallTop + size * 0.06],
      [x - half * 0.52, wallTop + size * 0.06],
      [x - half * 0.52, wallTop],
      [x + half * 0.52, wallTop],
      [x + half * 0.52, wallTop + size * 0.06],
      [x + half, wallTop + size * 0.06],
      [x + half, y + 14],
    ]),
    stone,
  );
  for (let pane = -3; pane <= 3; pane++) {
    const wx = x + pane * size * 0.137;
    const tall = Math.abs(pane) < 2 ? 0.3 : 0.24;
    drawWindow(sheet, wx, y - size * tall - size * 0.02, size * 0.078, size * tall, window);
    if (pane % 2 === 0) sheet.glow(wx, y - size * 0.12, size * 0.2, window, 0.6);
  }
  let icicles = '';
  const random = seeded('ballroom icicles');
  for (let along = -0.98; along < 0.98; along += 0.052) {
    const top = Math.abs(along) < 0.52 ? wallTop : wallTop + size * 0.06;
    const long = between(random, 0.03, 0.1) * size;
    icicles += polygon([
      [x + along * half, top - 2],
      [x + (along + 0.046) * half, top - 2],
      [x + (along + 0.022) * half, top + long],
    ]);
  }
  sheet.path(icicles, '#f4f9ff', 0.92);
  sheet.line(
    `M${short(x - half * 1.02)} ${short(wallTop + size * 0.06)}H${short(x - half * 0.54)}M${short(x - half * 0.54)} ${short(wallTop)}H${short(x + half * 0.54)}M${short(x + half * 0.54)} ${short(wallTop + size * 0.06)}H${short(x + half * 1.02)}`,
    '#ffffff',
    6,
  );
  sheet.line(`M${short(x)} ${short(wallTop - size * 0.36)}v${short(-size * 0.12)}`, lighter(ice, 0.6), 2.4);
  sheet.path(
    `M${short(x - half * 1.3)} ${short(y + 20)}Q${short(x - half)} ${short(y - size * 0.07)} ${short(x - half * 0.6)} ${short(y + 2)}T${short(x + half * 0.3)} ${short(y + 3)}T${short(x + half * 1.3)} ${short(y + 20)}z`,
    '#eef4fc',
  );
}

/** Draws upright blocks of clear ice. */
function drawIceColumns(
  sheet: Sheet,
  places: readonly number[],
  crest: (x: number) => number,
  ice: string,
  random: Random,
): void {
  for (const across of places) {
    const x = across * sheet.width;
    const tall = between(random, 60, 128);
    const w = tall * between(random, 0.13, 0.2);
    const y = crest(x) + 12;
    const left: Point[] = [
      [x - w, y],
      [x - w * 0.9, y - tall * 0.78],
      [x - w * 0.1, y - tall],
      [x, y - tall * 0.7],
      [x - w * 0.05, y],
    ];
    const right: Point[] = [
      [x - w * 0.05, y],
      [x, y - tall * 0.7],
      [x - w * 0.1, y - tall],
      [x + w * 0.9, y - tall * 0.72],
      [x + w, y],
    ];
    sheet.path(polygon(left), lighter(ice, 0.62), 0.92);
    sheet.path(polygon(right), mix(ice, '#4a5f9a', 0.42), 0.92);
    sheet.line(
      `M${short(x + w * 0.35)} ${short(y - tall * 0.6)}V${short(y - tall * 0.22)}`,
      '#ffffff',
      2,
      0.6,
    );
  }
}

/** Draws couples frozen in their dance. */
function drawFrozenDancers(
  sheet: Sheet,
  places: readonly number[],
  crest: (x: number) => number,
  tall: number,
  ice: string,
  shade: string,
): void {
  for (const [index, across] of places.entries()) {
    const x = across * sheet.width;
    const y = crest(x) + 4;
    const at = (dx: number, dy: number): string => `${short(dx * tall)} ${short(dy * tall)}`;
    const fill = mix(lighter(ice, 0.5), shade, 0.25);
    sheet.draw(`<g transform="translate(${short(x)} ${short(y)}) scale(${index % 2 ? -1 : 1} 1)">`);
    sheet.path(
      `M${at(-0.2, 0)}Q${at(-0.16, -0.32)} ${at(-0.06, -0.46)}Q${at(-0.1, -0.6)} ${at(-0.05, -0.7)}L${at(0.03, -0.7)}Q${at(0.06, -0.58)} ${at(0.02, -0.46)}Q${at(0.2, -0.26)} ${at(0.3, 0)}z`,
      fill,
    );
    sheet.path(
      `M${at(0.16, 0)}L${at(0.18, -0.42)}Q${at(0.13, -0.62)} ${at(0.17, -0.74)}L${at(0.29, -0.74)}Q${at(0.33, -0.6)} ${at(0.29, -0.42)}L${at(0.34, 0)}L${at(0.27, 0)}L${at(0.24, -0.34)}L${at(0.22, 0)}z`,
      mix(shade, ice, 0.3),
    );
    sheet.line(
      `M${at(0.01, -0.66)}L${at(0.18, -0.58)}M${at(-0.04, -0.66)}L${at(-0.2, -0.82)}L${at(0.2, -0.7)}`,
      mix(shade, ice, 0.45),
      tall * 0.045,
    );
    sheet.draw(
      `<circle cx="${short(-0.01 * tall)}" cy="${short(-0.79 * tall)}" r="${short(tall * 0.075)}" fill="${mix(lighter(ice, 0.5), shade, 0.3)}"/><circle cx="${short(0.23 * tall)}" cy="${short(-0.84 * tall)}" r="${short(tall * 0.078)}" fill="${mix(shade, ice, 0.35)}"/>`,
    );
    sheet.draw('</g>');
  }
}
