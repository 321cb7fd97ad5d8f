import type { Sheet } from '../scene/sheet.ts';
import { short } from '../scene/sheet.ts';
import type { Size } from '../svg/size.ts';
import { keyArtSheet } from './key-art.ts';
import { type Lettering, NAME, PROMISE } from './lettering.ts';

/**
 * The preview picture that other sites show for a link to the game: key art with name and slogan. Returns SVG
 * text of `size` px.
 */
export function drawSharePicture(size: Size): string {
  const sheet = keyArtSheet('share');
  sheet.glow(360, 200, 400, '#120b22', 0.9);
  sheet.glow(330, 190, 420, '#ff9a3c', 0.35);
  const left = 64;
  setLine(sheet, NAME, left + 3, 231, 620, '#2a1408');
  setLine(sheet, NAME, left, 225, 620, '#ffe9c0');
  setLine(sheet, PROMISE, left + 2, 292, 560, '#1a0f22');
  setLine(sheet, PROMISE, left, 290, 560, '#f6ead6');
  return sheet.svg(size.width, size.height);
}

/**
 * Draws the outlines of a lettering, scaled to a width of `length` units, with the baseline beginning at (x,
 * y).
 */
function setLine(
  sheet: Sheet,
  { width, paths }: Lettering,
  x: number,
  y: number,
  length: number,
  fill: string,
): void {
  sheet.draw(
    `<g transform="translate(${short(x)} ${short(y)}) scale(${(length / width).toFixed(4)})" fill="${fill}">${paths.map((path) => `<path d="${path}"/>`).join('')}</g>`,
  );
}
