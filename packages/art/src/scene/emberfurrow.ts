import { drawWindow } from './buildings.ts';
import { darker, lighter, mix } from './colour.ts';
import { drawHill, drawMist, drawMountains } from './land.ts';
import { ear, plantsAlong, snag } from './plants.ts';
import { between, noise, type Random, seeded } from './random.ts';
import type { SceneView } from './scene-view.ts';
import { polygon, type Sheet, short } from './sheet.ts';
import { drawSun } from './sky.ts';

/** Draws burning fields: glowing furrows, kilns, a chapel, smoke. */
export function drawEmberfurrow(sheet: Sheet, { art, horizonY, calm }: SceneView): void {
  const { width, height } = sheet;
  const { ground, light, accent } = art;
  const random = seeded('emberfurrow');
  const sunX = light.x * width;
  drawSun(sheet, sunX, light.y * height, light.radius, light.colour);
  drawSmoke(sheet, width * (calm ? 0.12 : 0.24), horizonY + 20, ground.far, random);
  drawSmoke(sheet, width * (calm ? 0.9 : 0.72), horizonY + 26, ground.far, random);
  drawMountains(sheet, {
    seed: 'slag',
    y: horizonY + 16,
    heights: [34, 104],
    count: Math.round(width / 190),
    colour: ground.far,
    light: accent,
    lightX: sunX,
    haze: art.sky.horizon,
  });
  const hill = (seed: string, y: number, swing: number, wide: number, colour: string) =>
    drawHill(sheet, { seed, y, swing, wide, colour, light: accent });
  const distance = hill('soot-1', horizonY + 30, 11, 300, mix(ground.middle, art.sky.horizon, 0.22));
  drawFireLine(sheet, distance, [6, 15], 17, accent, random);
  const chapelX = width * (calm ? 0.2 : 0.45);
  drawChapel(sheet, chapelX, distance(chapelX) + 8, calm ? 84 : 104, darker(ground.middle, 0.3), art.window);
  drawMist(sheet, horizonY + 50, 40, accent, 0.26);
  const field = hill('soot-2', horizonY + 76, 12, 420, ground.middle);
  drawFurrows(sheet, horizonY + 84, height * 0.86, width * 0.55, accent, ground.front, calm);
  drawFireLine(
    sheet,
    field,
    [10, 30],
    26,
    accent,
    random,
    (across) => Math.abs(across - 0.5) > (calm ? 0.3 : 0.05),
  );
  for (const [across, size] of calm
    ? ([
        [0.065, 130],
        [0.94, 146],
      ] as const)
    : ([
        [0.135, 150],
        [0.235, 110],
        [0.83, 166],
      ] as const)) {
    drawKiln(
      sheet,
      across * width,
      height * (across < 0.2 ? 0.79 : 0.77),
      size,
      ground.near,
      art.window,
      accent,
    );
  }
  const near = hill('soot-3', height * 0.885, 9, 430, ground.near);
  drawFireLine(
    sheet,
    near,
    calm ? [12, 30] : [18, 54],
    40,
    accent,
    random,
    (across) => Math.abs(across - 0.5) > (calm ? 0.4 : 0.17),
  );
  sheet.path(
    plantsAlong([snag], width, 8, [90, 190], near, random, (across) => Math.abs(across - 0.5) > 0.4),
    ground.front,
  );
  const front = hill('soot-4', height * 0.985, 7, 260, ground.front);
  sheet.path(
    plantsAlong([ear], width, Math.round(width / 16), calm ? [18, 36] : [34, 78], front, random),
    ground.front,
  );
}

/** Draws a column of smoke that leans with the wind. */
function drawSmoke(sheet: Sheet, x: number, y: number, colour: string, random: Random): void {
  let puffs = '';
  for (let puff = 0; puff < 13; puff++) {
    const part = puff / 12;
    const radius = 12 + part * 52;
    puffs += `<circle cx="${short(x + part ** 1.6 * 190 + (random() - 0.5) * radius)}" cy="${short(y - part * y * 1.02)}" r="${short(radius)}" opacity="${(0.62 - part * 0.42).toFixed(2)}"/>`;
  }
  sheet.draw(`<g fill="${darker(colour, 0.35)}" ${sheet.blur(9)}>${puffs}</g>`);
}

/** Draws furrows with fire in each, which meet in the distance. */
function drawFurrows(
  sheet: Sheet,
  top: number,
  bottom: number,
  vanishX: number,
  fire: string,
  soil: string,
  calm: boolean,
): void {
  const random = seeded('furrows');
  const wobble = noise('furrow', 2);
  for (let furrow = -14.5; furrow <= 14.5; furrow++) {
    const topX = vanishX + furrow * 20;
    const footX = vanishX + furrow * 96;
    const points: string[] = [];
    for (let step = 0; step <= 12; step++) {
      const part = step / 12;
      const x = topX + (footX - topX) * part ** 1.25 + (wobble(step * 0.6 + furrow * 7) - 0.5) * 7 * part;
      points.push(`${short(x)} ${short(top + (bottom - top) * part)}`);
    }
    const line = `M${points.join('L')}`;
    const strength = calm && Math.abs(furrow) < 4 ? 0.3 : 0.75;
    sheet.line(line, soil, 11, 0.5);
    sheet.line(line, fire, between(random, 3, 5), strength);
    sheet.line(line, '#ffd98a', 1.4, strength);
  }
}

/** Draws flames along a crest, and their light. */
function drawFireLine(
  sheet: Sheet,
  crest: (x: number) => number,
  [low, high]: readonly [number, number],
  gap: number,
  colour: string,
  random: Random,
  keep: (across: number) => boolean = () => true,
): void {
  let outer = '';
  let inner = '';
  for (let x = random() * gap; x < sheet.width; x += gap * between(random, 0.5, 1.5)) {
    if (!keep(x / sheet.width)) continue;
    const tall = between(random, low, high);
    const foot = crest(x) + 3;
    if (random() < 0.34) sheet.glow(x, foot - tall * 0.3, tall * 2.4, colour, 0.55);
    outer += flame(x, foot, tall, random);
    inner += flame(x, foot, tall * 0.56, random);
  }
  sheet.path(outer, colour, 0.92);
  sheet.path(inner, '#ffe09a', 0.95);
}

function flame(x: number, y: number, tall: number, random: Random): string {
  const w = tall * 0.3;
  const lean = (random() - 0.35) * tall * 0.3;
  return `M${short(x - w)} ${short(y - tall * 0.16)}C${short(x - w)} ${short(y - tall * 0.5)} ${short(x - w * 0.2)} ${short(y - tall * 0.56)} ${short(x + lean)} ${short(y - tall)}C${short(x + w * 0.4)} ${short(y - tall * 0.62)} ${short(x + w)} ${short(y - tall * 0.5)} ${short(x + w)} ${short(y - tall * 0.16)}Q${short(x)} ${short(y + tall * 0.06)} ${short(x - w)} ${short(y - tall * 0.16)}z`;
}

/** Draws a beehive kiln with an open mouth. */
function drawKiln(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  brick: string,
  window: string,
  fire: string,
): void {
  const half = size * 0.42;
  const top = y - size * 0.86;
  const body = sheet.gradient(
    [x - half, y],
    [x + half, y],
    [
      { at: 0, colour: mix(brick, fire, 0.28) },
      { at: 0.55, colour: mix(brick, '#2a1620', 0.2) },
      { at: 1, colour: darker(brick, 0.5) },
    ],
  );
  sheet.glow(x, top - 4, size * 0.5, fire, 0.75);
  const hive = `M${short(x - half)} ${short(y + 8)}C${short(x - half * 1.06)} ${short(y - size * 0.5)} ${short(x - half * 0.5)} ${short(top + size * 0.06)} ${short(x - half * 0.3)} ${short(top)}H${short(x + half * 0.3)}C${short(x + half * 0.5)} ${short(top + size * 0.06)} ${short(x + half * 1.06)} ${short(y - size * 0.5)} ${short(x + half)} ${short(y + 8)}z`;
  sheet.path(hive, body);
  let courses = '';
  for (let course = 1; course < 7; course++) {
    const level = y - (course / 7) * size * 0.8;
    const reach = half * (1 - (course / 7) ** 2.4 * 0.62) * 0.96;
    courses += `M${short(x - reach)} ${short(level)}Q${short(x)} ${short(level + 6)} ${short(x + reach)} ${short(level)}`;
    for (let joint = 0; joint < 4; joint++) {
      const jx = x - reach + (joint + (course % 2 ? 0.5 : 0.15)) * reach * 0.5;
      courses += `M${short(jx)} ${short(level + 3)}v${short(size * 0.1)}`;
    }
  }
  sheet.line(courses, darker(brick, 0.6), 1.6, 0.55);
  const mouth = size * 0.17;
  sheet.glow(x, y - mouth, size * 0.72, fire, 0.95);
  sheet.path(
    `M${short(x - mouth)} ${short(y + 7)}V${short(y - mouth)}A${short(mouth)} ${short(mouth)} 0 0 1 ${short(x + mouth)} ${short(y - mouth)}V${short(y + 7)}z`,
    sheet.down(y - mouth * 2, y + 6, [
      { at: 0, colour: mix(fire, '#a02c18', 0.4) },
      { at: 0.6, colour: window },
      { at: 1, colour: lighter(window, 0.6) },
    ]),
  );
  sheet.path(
    `M${short(x - half * 0.34)} ${short(top)}h${short(half * 0.68)}v${short(-size * 0.05)}h${short(-half * 0.68)}z`,
    darker(brick, 0.5),
  );
}

/** Draws a small chapel with a spire. */
function drawChapel(sheet: Sheet, x: number, y: number, size: number, wall: string, window: string): void {
  sheet.path(
    polygon([
      [x - size * 0.42, y],
      [x - size * 0.42, y - size * 0.34],
      [x - size * 0.16, y - size * 0.56],
      [x + size * 0.1, y - size * 0.34],
      [x + size * 0.1, y],
    ]) +
      polygon([
        [x + size * 0.04, y],
        [x + size * 0.04, y - size * 0.68],
        [x + size * 0.17, y - size * 1.1],
        [x + size * 0.3, y - size * 0.68],
        [x + size * 0.3, y],
      ]),
    wall,
  );
  sheet.glow(x - size * 0.16, y - size * 0.2, size * 0.4, window, 0.6);
  drawWindow(sheet, x - size * 0.16, y - size * 0.3, size * 0.12, size * 0.22, window);
  drawWindow(sheet, x + size * 0.17, y - size * 0.58, size * 0.09, size * 0.16, window);
}
