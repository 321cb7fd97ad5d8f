import { glyph } from '../glyph/glyph.ts';
import { num } from '../svg/svg-text.ts';
import type { Placement } from './figure.ts';

/** Draws a glyph in one flat colour, with the middle of its box at (x, y). */
export function silhouette(name: string, { x, y, size }: Placement, fill: string): string {
  const { path, box } = glyph(name);
  const scale = size / Math.max(box.right - box.left, box.bottom - box.top);
  const middle = `${num(-(box.left + box.right) / 2)} ${num(-(box.top + box.bottom) / 2)}`;
  return `<path d="${path}" fill="${fill}" transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(4)}) translate(${middle})"/>`;
}
