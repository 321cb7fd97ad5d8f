import { darker, lighter, mix } from './colour.ts';
import { drawHill, drawMist } from './land.ts';
import { ear, grass, plantsAlong } from './plants.ts';
import { between, type Random, seeded } from './random.ts';
import type { SceneView } from './scene-view.ts';
import { drawLighthouse, drawWreck } from './seamarks.ts';
import { type Point, polygon, type Sheet, short } from './sheet.ts';
import { drawSun } from './sky.ts';

/**
 * Draws the sea-glass beach: a lighthouse on a cliff, a wreck in shallow water, glass along the tide line.
 */
export function drawWrackglassCoast(sheet: Sheet, { art, horizonY, calm }: SceneView): void {
  const { width, height } = sheet;
  const { ground, light, accent } = art;
  const random = seeded('wrackglass');
  const sunX = light.x * width;
  drawSun(sheet, sunX, Math.min(light.y * height, horizonY - 6), light.radius, light.colour);
  drawSea(sheet, horizonY, sunX, art, random);
  drawGulls(sheet, width * 0.3, height * 0.2, darker(ground.far, 0.3), random);
  const cliffs = (across: number) => -520 * Math.max(0, across - 0.66) ** 1.3;
  const headland = drawHill(sheet, {
    seed: 'cliff',
    y: horizonY + 34,
    swing: 9,
    wide: 90,
    colour: ground.far,
    light: light.colour,
    octaves: 3,
    bend: (across) => 330 * Math.max(0, 0.74 - across) + cliffs(across),
  });
  const towerX = width * (calm ? 0.925 : 0.86);
  drawLighthouse(
    sheet,
    towerX,
    headland(towerX) + 8,
    calm ? 150 : 176,
    ground.middle,
    light.colour,
    art.window,
  );
  if (!calm) drawWreck(sheet, width * 0.27, horizonY + 82, 200, darker(ground.near, 0.1), light.colour);
  else drawWreck(sheet, width * 0.1, horizonY + 62, 150, darker(ground.near, 0.05), light.colour);
  drawSwell(sheet, horizonY + 82, light.colour, random);
  const shore = drawHill(sheet, {
    seed: 'beach',
    y: height * (calm ? 0.76 : 0.8),
    swing: 9,
    wide: 420,
    colour: ground.middle,
    light: light.colour,
    bend: (across) => Math.sin(across * 5.4 + 0.6) * 16,
  });
  drawTideLine(sheet, shore, '#f4fbf4');
  drawMist(sheet, height * 0.72, 36, art.sky.horizon, 0.22);
  scatterGlass(sheet, shore, [accent, '#7cc3d8', '#e59a86', '#cfe8c8'], calm, random);
  const near = drawHill(sheet, {
    seed: 'strand',
    y: height * 0.93,
    swing: 11,
    wide: 380,
    colour: ground.near,
    light: light.colour,
  });
  const sides = (across: number) => Math.abs(across - 0.5) > (calm ? 0.36 : 0.2);
  drawRocks(sheet, near, ground.front, calm, random);
  scatterGlass(sheet, (x) => near(x) + 8, [accent, '#7cc3d8', '#e59a86'], calm, random);
  sheet.path(
    plantsAlong(
      [grass, ear, grass],
      width,
      Math.round(width / 22),
      calm ? [22, 52] : [40, 98],
      (x) => near(x) + 30,
      random,
      sides,
    ),
    ground.front,
  );
}

function drawSea(
  sheet: Sheet,
  horizonY: number,
  sunX: number,
  { sky, light, accent }: SceneView['art'],
  random: Random,
): void {
  const { width, height } = sheet;
  const deep = mix(accent, sky.top, 0.55);
  const fill = sheet.down(horizonY, height * 0.84, [
    { at: 0, colour: mix(sky.horizon, accent, 0.25) },
    { at: 0.22, colour: mix(accent, sky.horizon, 0.3) },
    { at: 0.7, colour: accent },
    { at: 1, colour: deep },
  ]);
  sheet.draw(
    `<rect y="${short(horizonY)}" width="${short(width)}" height="${short(height - horizonY)}" fill="${fill}"/>`,
  );
  let glitter = '';
  let ripples = '';
  for (let row = 0; row < 44; row++) {
    const part = row / 44;
    const y = horizonY + 3 + part ** 1.4 * height * 0.34;
    const long = 8 + part * 44;
    for (let piece = 0; piece < 2; piece++) {
      glitter += `M${short(sunX + (random() - 0.5) * (40 + part * 210))} ${short(y)}h${short(long * between(random, 0.3, 1))}`;
    }
    ripples += `M${short(random() * width)} ${short(y)}h${short(long * between(random, 0.8, 2))}`;
  }
  sheet.line(ripples, deep, 1.5, 0.35);
  sheet.line(glitter, lighter(light.colour, 0.5), 2, 0.8);
}

function drawSwell(sheet: Sheet, y: number, light: string, random: Random): void {
  let waves = '';
  for (let wave = 0; wave < sheet.width / 30; wave++) {
    const x = random() * sheet.width;
    const wide = between(random, 18, 46);
    const level = y + random() * 40;
    waves += `M${short(x)} ${short(level)}q${short(wide / 4)} -5 ${short(wide / 2)} 0t${short(wide / 2)} 0`;
  }
  sheet.line(waves, lighter(light, 0.5), 1.8, 0.5);
}

function drawTideLine(sheet: Sheet, shore: (x: number) => number, foam: string): void {
  let edge = '';
  for (let x = -10; x <= sheet.width + 10; x += 13) {
    edge += `${edge ? 'L' : 'M'}${short(x)} ${short(shore(x) - 2 - Math.sin(x * 0.035) * 4)}`;
  }
  sheet.line(edge, foam, 6, 0.55);
  sheet.line(edge, '#ffffff', 2.2, 0.8);
}

/** Draws polished pieces of glass along the shore, each with a lit side. */
function scatterGlass(
  sheet: Sheet,
  shore: (x: number) => number,
  colours: readonly string[],
  calm: boolean,
  random: Random,
): void {
  for (let piece = 0; piece < sheet.width / 15; piece++) {
    const x = random() * sheet.width;
    if (calm && Math.abs(x / sheet.width - 0.5) < 0.3 && random() < 0.7) continue;
    const y = shore(x) + 8 + random() * 34;
    const size = between(random, 3.5, 11);
    const colour = colours[Math.floor(random() * colours.length)] ?? '#7cc3d8';
    if (size > 8) sheet.glow(x, y, size * 2.6, colour, 0.5);
    const corners: Point[] = [
      [x - size, y],
      [x - size * 0.3, y - size * 0.8],
      [x + size * 0.7, y - size * 0.6],
      [x + size, y + size * 0.1],
      [x + size * 0.1, y + size * 0.5],
    ];
    sheet.path(polygon(corners), colour, 0.95);
    sheet.path(polygon([corners[1] ?? [x, y], corners[2] ?? [x, y], [x, y]]), lighter(colour, 0.75), 0.9);
  }
}

function drawRocks(
  sheet: Sheet,
  crest: (x: number) => number,
  colour: string,
  calm: boolean,
  random: Random,
): void {
  for (const across of calm ? [0.02, 0.95, 1] : [0.025, 0.115, 0.72, 0.975]) {
    const x = across * sheet.width;
    const size = between(random, 30, 56);
    const y = crest(x) + 14;
    sheet.path(
      polygon([
        [x - size * 1.3, y],
        [x - size * 0.9, y - size * 0.7],
        [x - size * 0.1, y - size],
        [x + size * 0.7, y - size * 0.66],
        [x + size * 1.2, y],
      ]),
      colour,
    );
    sheet.path(
      polygon([
        [x - size * 0.9, y - size * 0.7],
        [x - size * 0.1, y - size],
        [x + size * 0.1, y - size * 0.4],
        [x - size * 0.5, y - size * 0.2],
      ]),
      lighter(colour, 0.24),
    );
  }
}

function drawGulls(sheet: Sheet, x: number, y: number, colour: string, random: Random): void {
  let gulls = '';
  for (let gull = 0; gull < 6; gull++) {
    const gx = x + gull * between(random, 24, 60);
    const gy = y + (random() - 0.5) * 70;
    const span = between(random, 5, 10);
    gulls += `M${short(gx - span * 2)} ${short(gy - span * 0.8)}q${short(span)} ${short(-span * 0.4)} ${short(span * 2)} ${short(span)}q${short(span)} ${short(-span * 1.4)} ${short(span * 2)} ${short(-span)}`;
  }
  sheet.line(gulls, colour, 2, 0.8);
}
