import { darker, lighter, mix } from './colour.ts';
import { drawFourPoster } from './four-poster.ts';
import { drawHill, drawPeak } from './land.ts';
import { between, noise, type Random, seeded } from './random.ts';
import type { SceneView } from './scene-view.ts';
import { polygon, type Sheet, short } from './sheet.ts';
import { drawCrescent, sparkle } from './sky.ts';

/**
 * Draws the summit above the clouds: stars at pools on the ground, the four-poster bed, the light of dawn.
 */
export function drawFellcrown(sheet: Sheet, { art, horizonY, calm }: SceneView): void {
  const { width, height } = sheet;
  const { ground, light, accent } = art;
  const random = seeded('fellcrown');
  drawMilkyWay(sheet, art.weatherColour, random);
  drawConstellations(sheet, light.colour, random);
  drawCrescent(sheet, light.x * width, light.y * height, light.radius, light.colour);
  drawDawn(sheet, horizonY + 26, accent, art.sky.horizon);
  drawCloudSea(sheet, 'clouds-1', horizonY + 14, 22, mix(accent, art.sky.middle, 0.35), lighter(accent, 0.4));
  const islands: readonly (readonly [number, number, number])[] = calm
    ? [
        [0.1, 130, 1],
        [0.9, 150, 1.05],
      ]
    : [
        [0.06, 120, 1.1],
        [0.5, 74, 1.3],
        [0.93, 150, 0.95],
      ];
  for (const [across, tall, spread] of islands) {
    drawPeak(sheet, {
      seed: `fell-${across}`,
      x: across * width,
      y: horizonY + 74,
      height: tall,
      spread,
      colour: ground.far,
      light: accent,
      lightX: width * 0.6,
      snow: '#d8cfee',
    });
  }
  drawCloudSea(sheet, 'clouds-2', horizonY + 56, 26, mix(ground.far, accent, 0.5), lighter(accent, 0.25));
  drawCloudSea(
    sheet,
    'clouds-3',
    horizonY + 96,
    24,
    mix(ground.middle, accent, 0.28),
    mix(accent, ground.far, 0.25),
  );
  const bedX = width * (calm ? 0.935 : 0.68);
  const summit = drawHill(sheet, {
    seed: 'summit',
    y: height * (calm ? 0.83 : 0.82),
    swing: 12,
    wide: 130,
    colour: ground.middle,
    light: accent,
    octaves: 3,
    bend: (across) => (calm ? -34 : -62) * Math.exp(-(((across - bedX / width) * 6.5) ** 2)),
  });
  drawFourPoster(sheet, bedX, summit(bedX) + 8, calm ? 112 : 186, art.window);
  drawDrinkingStars(sheet, calm ? [0.07, 0.15] : [0.16, 0.26, 0.39, 0.9], summit, light.colour, random);
  const front = drawHill(sheet, {
    seed: 'summit-2',
    y: height * 0.965,
    swing: 13,
    wide: 150,
    colour: ground.front,
    light: accent,
    octaves: 3,
  });
  drawCrags(sheet, front, ground.front, accent, calm, random);
}

function drawMilkyWay(sheet: Sheet, colour: string, random: Random): void {
  let dust = '';
  for (let cloud = 0; cloud < 16; cloud++) {
    const part = cloud / 15;
    dust += `<ellipse cx="${short(part * sheet.width)}" cy="${short(sheet.height * (0.42 - part * 0.34) + (random() - 0.5) * 46)}" rx="${short(between(random, 60, 130))}" ry="${short(between(random, 14, 34))}" transform="rotate(-12 ${short(part * sheet.width)} ${short(sheet.height * 0.25)})"/>`;
  }
  sheet.draw(`<g fill="${colour}" opacity=".13" ${sheet.blur(16)}>${dust}</g>`);
}

/** Draws stars with fine lines between them. */
function drawConstellations(sheet: Sheet, colour: string, random: Random): void {
  for (const across of [0.14, 0.4, 0.86]) {
    let x = across * sheet.width;
    let y = sheet.height * between(random, 0.1, 0.2);
    let line = `M${short(x)} ${short(y)}`;
    let stars = sparkle(x, y, 7);
    for (let star = 0; star < 4; star++) {
      x += between(random, 18, 42);
      y += between(random, -28, 34);
      line += `L${short(x)} ${short(y)}`;
      stars += sparkle(x, y, between(random, 4.5, 8));
    }
    sheet.line(line, colour, 1.1, 0.45);
    sheet.path(stars, '#ffffff', 0.95);
  }
}

/** Draws the light of dawn above the horizon, in the region's accent colour. */
function drawDawn(sheet: Sheet, y: number, accent: string, horizon: string): void {
  const fill = sheet.down(y - 130, y + 20, [
    { at: 0, colour: accent, opacity: 0 },
    { at: 0.72, colour: accent, opacity: 0.65 },
    { at: 0.9, colour: lighter(horizon, 0.4), opacity: 0.95 },
    { at: 1, colour: '#fff3d8', opacity: 1 },
  ]);
  sheet.draw(`<rect y="${short(y - 130)}" width="${short(sheet.width)}" height="150" fill="${fill}"/>`);
}

/** Draws a bank of clouds from above: rounded shapes with a lit upper edge. */
function drawCloudSea(
  sheet: Sheet,
  seed: string,
  y: number,
  size: number,
  colour: string,
  light: string,
): void {
  const random = seeded(seed);
  const wave = noise(seed, 2);
  let edge = `M-60 ${short(sheet.height)}V${short(y)}`;
  let x = -60;
  while (x < sheet.width + 60) {
    const wide = size * between(random, 1.1, 3.2);
    const level = y + (wave(x / 160) - 0.5) * size * 1.4;
    edge += `Q${short(x + wide * 0.5)} ${short(level - size * between(random, 0.7, 1.5))} ${short(x + wide)} ${short(level)}`;
    x += wide;
  }
  const fill = sheet.down(y - size, y + size * 3.4, [
    { at: 0, colour: light },
    { at: 0.3, colour: mix(light, colour, 0.6) },
    { at: 1, colour },
  ]);
  sheet.path(`${edge}V${short(sheet.height)}z`, fill);
}

/** Draws big stars that stand on the summit's crest, each at a pool, at the given shares of the width. */
function drawDrinkingStars(
  sheet: Sheet,
  places: readonly number[],
  crest: (x: number) => number,
  colour: string,
  random: Random,
): void {
  for (const across of places) {
    const x = across * sheet.width;
    const size = between(random, 10, 17);
    const y = crest(x) - size * 0.4;
    sheet.draw(
      `<ellipse cx="${short(x)}" cy="${short(y + size * 1.4)}" rx="${short(size * 2.6)}" ry="${short(size * 0.42)}" fill="${colour}" opacity=".55"/>`,
    );
    sheet.glow(x, y, size * 5, colour, 0.75);
    sheet.path(sparkle(x, y, size * 1.5), '#fffdf4');
  }
}

function drawCrags(
  sheet: Sheet,
  crest: (x: number) => number,
  colour: string,
  light: string,
  calm: boolean,
  random: Random,
): void {
  for (const across of calm ? [0.01, 0.99] : [0.02, 0.11, 0.965]) {
    const x = across * sheet.width;
    const tall = between(random, 70, 130) * (calm ? 0.8 : 1);
    const y = crest(x) + 20;
    sheet.path(
      polygon([
        [x - tall * 0.8, y],
        [x - tall * 0.42, y - tall * 0.62],
        [x - tall * 0.24, y - tall * 0.5],
        [x, y - tall],
        [x + tall * 0.3, y - tall * 0.46],
        [x + tall * 0.8, y],
      ]),
      darker(colour, 0.15),
    );
    sheet.path(
      polygon([
        [x, y - tall],
        [x + tall * 0.3, y - tall * 0.46],
        [x + tall * 0.1, y - tall * 0.2],
        [x - tall * 0.04, y - tall * 0.5],
      ]),
      mix(colour, light, 0.35),
    );
  }
}
