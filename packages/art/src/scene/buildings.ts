import { darker, lighter, mix } from './colour.ts';
import { between, type Random } from './random.ts';
import { type Point, polygon, type Sheet, short } from './sheet.ts';

/** Colours of a building: its wall in the shade, the light on the wall, and the light of its windows. */
export interface Paint {
  readonly wall: string;
  readonly light: string;
  readonly window: string;
}

/**
 * Draws a cottage with a gable, a chimney and a lit window. (x, y) is the middle of its lower edge, `size`
 * its width.
 */
function drawCottage(sheet: Sheet, x: number, y: number, size: number, paint: Paint): void {
  const half = size / 2;
  const wallHigh = size * 0.62;
  const roofHigh = size * 0.62;
  sheet.path(
    polygon([
      [x + half * 0.42, y - wallHigh - roofHigh * 0.34],
      [x + half * 0.42, y - wallHigh - roofHigh * 1.06],
      [x + half * 0.68, y - wallHigh - roofHigh * 1.06],
      [x + half * 0.68, y - wallHigh - roofHigh * 0.1],
    ]),
    darker(paint.wall, 0.25),
  );
  sheet.path(
    polygon([
      [x - half, y],
      [x - half, y - wallHigh],
      [x, y - wallHigh - roofHigh],
      [x + half, y - wallHigh],
      [x + half, y],
    ]),
    mix(paint.wall, paint.light, 0.24),
  );
  const roof: Point[] = [
    [x - half * 1.24, y - wallHigh * 0.9],
    [x, y - wallHigh - roofHigh * 1.1],
    [x + half * 1.24, y - wallHigh * 0.9],
    [x + half * 1.06, y - wallHigh * 0.84],
    [x, y - wallHigh - roofHigh * 0.84],
    [x - half * 1.06, y - wallHigh * 0.84],
  ];
  sheet.path(polygon(roof), darker(paint.wall, 0.3));
  sheet.line(
    `M${short(x + half * 0.55)} ${short(y - wallHigh - roofHigh * 1.1)}q${short(size * 0.2)} ${short(-size * 0.22)} ${short(size * 0.02)} ${short(-size * 0.45)}t${short(size * 0.14)} ${short(-size * 0.5)}`,
    paint.light,
    size * 0.07,
    0.3,
  );
  drawWindow(sheet, x, y - wallHigh * 0.84, size * 0.24, size * 0.32, paint.window);
  sheet.glow(x, y - wallHigh * 0.6, size * 1.15, paint.window, 0.55);
}

/** Draws a lit window with a cross. (x, y) is the middle of its upper edge. */
export function drawWindow(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  light: string,
): void {
  const left = x - width / 2;
  sheet.path(
    `M${short(left)} ${short(y + height)}V${short(y + width / 2)}A${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(left + width)} ${short(y + width / 2)}V${short(y + height)}z`,
    lighter(light, 0.35),
  );
  sheet.line(
    `M${short(x)} ${short(y)}V${short(y + height)}M${short(left)} ${short(y + height * 0.6)}h${short(width)}`,
    darker(light, 0.65),
    Math.max(0.7, width * 0.1),
  );
}

/** Draws a row of cottages of different sizes along a crest, from x1 to x2. */
export function drawVillage(
  sheet: Sheet,
  [x1, x2]: Point,
  crest: (x: number) => number,
  size: number,
  count: number,
  paint: Paint,
  random: Random,
): void {
  for (let cottage = 0; cottage < count; cottage++) {
    const x = x1 + ((cottage + 0.25 + random() * 0.5) / count) * (x2 - x1);
    drawCottage(sheet, x, crest(x) + size * 0.14, size * between(random, 0.72, 1.18), paint);
  }
}

/** Draws a post mill. `size` is its height from its foot (x, y) to its cap. */
export function drawMill(sheet: Sheet, x: number, y: number, size: number, paint: Paint): void {
  const foot = size * 0.25;
  const neck = size * 0.15;
  const capY = y - size * 0.8;
  const wall = sheet.gradient(
    [x - foot, y],
    [x + foot, y],
    [
      { at: 0, colour: darker(paint.wall, 0.25) },
      { at: 0.5, colour: paint.wall },
      { at: 1, colour: mix(paint.wall, paint.light, 0.5) },
    ],
  );
  sheet.path(
    polygon([
      [x - foot, y + 6],
      [x - neck, capY],
      [x + neck, capY],
      [x + foot, y + 6],
    ]),
    wall,
  );
  sheet.path(
    `M${short(x - neck * 1.28)} ${short(capY + 2)}Q${short(x - neck)} ${short(y - size * 1.02)} ${short(x)} ${short(y - size * 1.03)}Q${short(x + neck)} ${short(y - size * 1.02)} ${short(x + neck * 1.28)} ${short(capY + 2)}z`,
    darker(paint.wall, 0.35),
  );
  sheet.line(
    `M${short(x - foot * 0.78)} ${short(y - size * 0.32)}H${short(x + foot * 0.78)}`,
    darker(paint.wall, 0.3),
    size * 0.02,
  );
  drawWindow(sheet, x, y - size * 0.6, size * 0.085, size * 0.12, paint.window);
  drawWindow(sheet, x, y - size * 0.2, size * 0.11, size * 0.2, paint.window);
  sheet.glow(x, y - size * 0.5, size * 0.3, paint.window, 0.5);
  sheet.glow(x, y - size * 0.1, size * 0.34, paint.window, 0.5);
  drawSails(sheet, x, capY - size * 0.05, size * 0.62, paint);
}

function drawSails(sheet: Sheet, x: number, y: number, reach: number, paint: Paint): void {
  let frames = '';
  let cloth = '';
  for (let sail = 0; sail < 4; sail++) {
    const angle = 0.42 + (sail * Math.PI) / 2;
    const along: Point = [Math.cos(angle), Math.sin(angle)];
    const across: Point = [-along[1], along[0]];
    const at = (far: number, side: number): Point => [
      x + (along[0] * far + across[0] * side) * reach,
      y + (along[1] * far + across[1] * side) * reach,
    ];
    cloth += polygon([at(0.24, 0), at(1, 0), at(1, 0.2), at(0.24, 0.15)]);
    frames += `M${at(0, 0).map(short).join(' ')}L${at(1.02, 0).map(short).join(' ')}M${at(0.24, 0.15).map(short).join(' ')}L${at(1, 0.2).map(short).join(' ')}`;
    for (let rung = 0; rung <= 5; rung++) {
      const far = 0.24 + rung * 0.152;
      frames += `M${at(far, 0).map(short).join(' ')}L${at(far, 0.15 + rung * 0.01)
        .map(short)
        .join(' ')}`;
    }
  }
  sheet.path(cloth, mix(paint.wall, paint.light, 0.75), 0.5);
  sheet.line(frames, darker(paint.wall, 0.45), Math.max(1.2, reach * 0.022));
  sheet.path(`M${short(x - 4)} ${short(y)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`, darker(paint.wall, 0.5));
}

/** Draws a lantern on a post with a curved arm. (x, y) is its foot. */
export function drawLanternPost(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  side: number,
  paint: Paint,
): void {
  const top = y - height;
  const hook = x + side * height * 0.24;
  sheet.line(
    `M${short(x)} ${short(y + 4)}V${short(top + height * 0.12)}Q${short(x)} ${short(top)} ${short(x + side * height * 0.13)} ${short(top)}T${short(hook)} ${short(top + height * 0.1)}`,
    darker(paint.wall, 0.4),
    Math.max(2, height * 0.035),
  );
  drawLantern(sheet, hook, top + height * 0.1, height * 0.24, paint);
}

/** Draws a lit lantern that hangs from (x, y) and is `size` high. */
export function drawLantern(sheet: Sheet, x: number, y: number, size: number, paint: Paint): void {
  const w = size * 0.3;
  sheet.glow(x, y + size * 0.55, size * 2.6, paint.window, 0.8);
  sheet.path(
    polygon([
      [x - w, y + size * 0.32],
      [x + w, y + size * 0.32],
      [x + w * 0.76, y + size * 0.88],
      [x - w * 0.76, y + size * 0.88],
    ]),
    lighter(paint.window, 0.45),
  );
  const dark = darker(paint.wall, 0.5);
  sheet.path(
    polygon([
      [x - w * 1.25, y + size * 0.34],
      [x - w * 0.3, y + size * 0.08],
      [x + w * 0.3, y + size * 0.08],
      [x + w * 1.25, y + size * 0.34],
    ]),
    dark,
  );
  sheet.line(
    `M${short(x)} ${short(y)}v${short(size * 0.1)}M${short(x - w)} ${short(y + size * 0.32)}L${short(x - w * 0.76)} ${short(y + size * 0.9)}H${short(x + w * 0.76)}L${short(x + w)} ${short(y + size * 0.32)}M${short(x)} ${short(y + size * 0.34)}V${short(y + size * 0.88)}`,
    dark,
    Math.max(1.1, size * 0.07),
  );
}
