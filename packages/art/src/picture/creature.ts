import { drawFigure, figureExtent, type Placement } from '../figure/figure.ts';
import type { FigureStyle } from '../figure/style.ts';
import { joinParts, type SvgPart } from '../svg/svg-text.ts';
import type { EnemyArt, HeldPlace } from './enemy-art.ts';

/** Size of the second figure (`Held`) as a share of the creature's size. */
const HELD_SHARE: Readonly<Record<HeldPlace, number>> = { left: 0.46, right: 0.46, above: 0.34, below: 0.4 };
/**
 * Position of the second figure (`Held`) relative to the creature's middle, in halves of the creature's width
 * and height.
 */
const HELD_AT: Readonly<Record<HeldPlace, readonly [x: number, y: number]>> = {
  left: [-0.68, 0.42],
  right: [0.68, 0.42],
  above: [0, -0.92],
  below: [0, 0.72],
};

/** Draws the creature and its second figure (`Held`), without a background. */
export function drawCreature(art: EnemyArt, place: Placement, style: FigureStyle): SvgPart {
  const parts = [drawFigure(art.figure, place, style, 'creature', art.eyes)];
  if (art.held !== null) {
    const { figure } = art.held;
    const extent = figureExtent(art.figure.glyph, place.size);
    const [x, y] = HELD_AT[art.held.place];
    const at = {
      x: place.x + (x * extent.width) / 2,
      y: place.y + (y * extent.height) / 2,
      size: place.size * HELD_SHARE[art.held.place],
    };
    const lineAsWide = style.outline / HELD_SHARE[art.held.place];
    parts.push(drawFigure(figure, at, { ...style, outline: Math.min(lineAsWide, 30) }, 'held'));
  }
  return joinParts(parts);
}
