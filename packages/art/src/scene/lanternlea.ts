import { drawLanternPost, drawMill, drawVillage, type Paint } from './buildings.ts';
import { darker, lighter, mix } from './colour.ts';
import { drawHill, drawMist, drawMountains } from './land.ts';
import { ear, grass, oak, plantsAlong } from './plants.ts';
import { between, seeded } from './random.ts';
import type { SceneView } from './scene-view.ts';
import { dot, type Sheet, short } from './sheet.ts';
import { drawBeams, drawSun } from './sky.ts';

/** Draws the honey meadow: a stopped mill, the lanterns of Wick, hedgerows, and barley in the foreground. */
export function drawLanternlea(sheet: Sheet, { art, horizonY, calm }: SceneView): void {
  const { width, height } = sheet;
  const { ground, light } = art;
  const random = seeded('lanternlea');
  const sunX = light.x * width;
  const sunY = light.y * height;
  const paint: Paint = {
    wall: darker(mix(ground.near, '#54405f', 0.62), 0.1),
    light: light.colour,
    window: art.window,
  };
  drawSun(sheet, sunX, sunY, light.radius, light.colour);
  drawBeams(sheet, sunX, sunY, height * 0.9, light.colour, 'lanternlea');
  drawMountains(sheet, {
    seed: 'lea-range',
    y: horizonY + 14,
    heights: [46, 118],
    count: Math.round(width / 150),
    colour: ground.far,
    light: light.colour,
    lightX: sunX,
    haze: art.sky.horizon,
  });
  const hill = (seed: string, y: number, swing: number, wide: number, colour: string) =>
    drawHill(sheet, { seed, y, swing, wide, colour, light: light.colour });
  const distance = hill('lea-1', horizonY + 22, 26, 190, mix(ground.middle, art.sky.horizon, 0.42));
  sheet.path(
    plantsAlong([oak], width, Math.round(width / 26), [13, 27], distance, random),
    mix(ground.middle, art.sky.horizon, 0.22),
  );
  const village = hill('lea-2', horizonY + 62, 34, 300, mix(ground.middle, art.sky.horizon, 0.12));
  drawHedges(sheet, village, ground.middle, light.colour);
  drawVillage(
    sheet,
    calm ? [width * 0.03, width * 0.25] : [width * 0.33, width * 0.6],
    village,
    calm ? 34 : 46,
    6,
    paint,
    random,
  );
  if (!calm)
    sheet.path(
      plantsAlong([oak], width, 14, [34, 62], village, random, (across) => across < 0.26 || across > 0.84),
      darker(ground.middle, 0.12),
    );
  drawMist(sheet, horizonY + 86, 44, light.colour, 0.24);
  const field = hill('lea-3', horizonY + 124, 34, 380, ground.middle);
  drawMill(
    sheet,
    width * (calm ? 0.87 : 0.78),
    field(width * (calm ? 0.87 : 0.78)) + 8,
    calm ? 190 : 236,
    paint,
  );
  sheet.path(
    plantsAlong([oak], width, 9, [66, 118], field, random, (across) => across < 0.17 || across > 0.94),
    darker(ground.near, 0.02),
  );
  const near = hill('lea-4', height * 0.885, 22, 400, ground.near);
  sheet.path(
    plantsAlong(
      [ear],
      width,
      Math.round(width / 9),
      [26, 50],
      near,
      random,
      (across) => !calm || Math.abs(across - 0.5) > 0.3,
    ),
    mix(ground.near, light.colour, 0.3),
  );
  if (!calm) drawLanternPost(sheet, width * 0.2, near(width * 0.2) + 4, 150, 1, paint);
  drawLanternPost(sheet, width * (calm ? 0.045 : 0.94), near(width * 0.94) + 4, 170, calm ? 1 : -1, paint);
  const front = hill('lea-5', height * 0.975, 8, 300, ground.front);
  sheet.path(
    plantsAlong([ear, grass, ear], width, Math.round(width / 13), calm ? [16, 34] : [34, 84], front, random),
    ground.front,
  );
  drawFlowers(sheet, front, art.accent);
}

/** Draws hedgerows down the slope that divide the meadow into fields. */
function drawHedges(sheet: Sheet, crest: (x: number) => number, colour: string, light: string): void {
  const random = seeded('hedges');
  let hedges = '';
  for (const [across, slant] of [
    [0.08, 1.4],
    [0.27, 0.5],
    [0.63, -0.5],
    [0.7, 1.6],
    [0.9, -1.3],
  ] as const) {
    for (let step = 0; step < 26; step++) {
      const size = 3 + step * 0.22;
      const x = across * sheet.width + slant * step * (3 + step * 0.11);
      hedges += dot(x, crest(across * sheet.width) + 6 + step * 3.1, between(random, 0.8, 1.3) * size);
    }
  }
  sheet.path(hedges, mix(darker(colour, 0.16), light, 0.1));
}

function drawFlowers(sheet: Sheet, crest: (x: number) => number, accent: string): void {
  const random = seeded('flowers');
  let stems = '';
  let heads = '';
  for (let flower = 0; flower < sheet.width / 26; flower++) {
    const x = random() * sheet.width;
    const foot = crest(x) + 6;
    const tall = between(random, 12, 40);
    stems += `M${short(x)} ${short(foot)}q2 ${short(-tall / 2)} 0 ${short(-tall)}`;
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2;
      heads += dot(x + Math.cos(angle) * 2.8, foot - tall + Math.sin(angle) * 2.8, 2.1);
    }
  }
  sheet.line(stems, darker(accent, 0.6), 1.2);
  sheet.path(heads, lighter(accent, 0.2), 0.9);
}
