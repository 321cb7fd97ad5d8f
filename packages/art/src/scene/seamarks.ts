import { drawWindow } from './buildings.ts';
import { darker, lighter, mix } from './colour.ts';
import { type Point, polygon, type Sheet, short } from './sheet.ts';

/** Draws a lighthouse with its beam above the sea. */
export function drawLighthouse(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  wall: string,
  light: string,
  lamp: string,
): void {
  const foot = size * 0.14;
  const neck = size * 0.085;
  const lampY = y - size * 0.9;
  const beam = sheet.gradient(
    [x, lampY],
    [x - size * 3.6, lampY + size * 0.3],
    [
      { at: 0, colour: lamp, opacity: 0.75 },
      { at: 1, colour: lamp, opacity: 0 },
    ],
  );
  sheet.path(
    polygon([
      [x, lampY - size * 0.03],
      [x - size * 3.6, lampY - size * 0.16],
      [x - size * 3.6, lampY + size * 0.5],
      [x, lampY + size * 0.04],
    ]),
    beam,
  );
  const body = sheet.gradient(
    [x - foot, y],
    [x + foot, y],
    [
      { at: 0, colour: lighter(mix(wall, light, 0.5), 0.5) },
      { at: 0.5, colour: lighter(wall, 0.3) },
      { at: 1, colour: darker(wall, 0.35) },
    ],
  );
  const tower: Point[] = [
    [x - foot, y + 6],
    [x - neck, lampY + size * 0.08],
    [x + neck, lampY + size * 0.08],
    [x + foot, y + 6],
  ];
  sheet.path(polygon(tower), body);
  const band = (at: number): string => {
    const half = (part: number) => neck + (foot - neck) * part;
    const top = lampY + size * 0.08 + at * size * 0.82;
    const low = top + size * 0.15;
    return polygon([
      [x - half(at), top],
      [x + half(at), top],
      [x + half(at + 0.18), low],
      [x - half(at + 0.18), low],
    ]);
  };
  sheet.path(band(0.12) + band(0.5), '#c2604f', 0.85);
  sheet.path(
    `M${short(x - neck * 1.5)} ${short(lampY + size * 0.085)}h${short(neck * 3)}v${short(-size * 0.03)}h${short(-neck * 3)}z`,
    darker(wall, 0.6),
  );
  drawWindow(sheet, x, lampY - size * 0.05, neck * 1.5, size * 0.11, lamp);
  sheet.path(
    polygon([
      [x - neck * 1.1, lampY - size * 0.04],
      [x, lampY - size * 0.17],
      [x + neck * 1.1, lampY - size * 0.04],
    ]),
    darker(wall, 0.6),
  );
  sheet.glow(x, lampY, size * 0.62, lamp, 0.95);
}

/** Draws a leaning shipwreck with bare ribs. (x, y) is its middle; `size` is its length. */
export function drawWreck(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  wood: string,
  light: string,
): void {
  const at = (dx: number, dy: number): string => `${short(dx * size)} ${short(dy * size)}`;
  const lit = mix(wood, light, 0.32);
  sheet.draw(`<g transform="translate(${short(x)} ${short(y)}) rotate(-11)">`);
  sheet.line(
    `M${at(-0.12, -0.1)}L${at(-0.16, -0.74)}M${at(0.17, -0.1)}L${at(0.16, -0.5)}l${at(0.07, -0.03)}M${at(-0.34, -0.6)}L${at(0.03, -0.55)}M${at(-0.3, -0.38)}L${at(0.06, -0.35)}M${at(0.46, -0.2)}L${at(0.66, -0.36)}M${at(-0.16, -0.74)}L${at(0.42, -0.16)}M${at(-0.16, -0.74)}L${at(-0.44, -0.16)}`,
    wood,
    size * 0.02,
  );
  sheet.path(
    `M${at(-0.33, -0.6)}Q${at(-0.2, -0.5)} ${at(-0.3, -0.36)}L${at(-0.17, -0.37)}Q${at(-0.2, -0.46)} ${at(-0.1, -0.57)}z`,
    lighter(wood, 0.35),
    0.8,
  );
  sheet.path(
    `M${at(-0.52, -0.2)}Q${at(-0.46, 0.12)} ${at(-0.34, 0.2)}L${at(0.36, 0.2)}Q${at(0.5, 0.02)} ${at(0.52, -0.24)}Q${at(0.36, -0.12)} ${at(0.18, -0.1)}L${at(-0.3, -0.1)}L${at(-0.34, -0.22)}z`,
    wood,
  );
  sheet.path(
    `M${at(-0.5, -0.14)}Q${at(-0.3, -0.02)} ${at(0.1, -0.04)}Q${at(0.36, -0.05)} ${at(0.51, -0.17)}L${at(0.5, -0.09)}Q${at(0.3, 0.02)} ${at(0.1, 0.02)}Q${at(-0.3, 0.03)} ${at(-0.48, -0.06)}z`,
    lit,
  );
  let ribs = '';
  for (let rib = 0; rib < 5; rib++)
    ribs += `M${at(-0.02 + rib * 0.075, 0.04)}q${at(0.015, 0.08)} ${at(0.0, 0.14)}`;
  sheet.path(
    `M${at(-0.07, 0.04)}L${at(0.33, 0.01)}Q${at(0.34, 0.1)} ${at(0.26, 0.15)}L${at(0, 0.17)}z`,
    darker(wood, 0.55),
  );
  sheet.line(ribs, lit, size * 0.016);
  sheet.draw('</g>');
}
