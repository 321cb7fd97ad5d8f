import { figureExtent } from '../figure/figure.ts';
import { CREATURE_STYLE } from '../figure/style.ts';
import { type Size, square } from '../svg/size.ts';
import { svgDocument } from '../svg/svg-text.ts';
import { drawCreature } from './creature.ts';
import type { EnemyArt } from './enemy-art.ts';

const SIDE = 640;
const FIGURE_SIZE = 600;
/** Side of the square in which the creature and its outline must fit. */
const ROOM = 618;
/** Factor on the size of a creature with a second figure (`Held`), so that the second figure fits too. */
const ROOM_FOR_HELD = 0.86;

/**
 * Draws the creature on a transparent background. The page places it on the region's backdrop and adds the
 * light around it.
 */
export function drawEnemyCutOut(art: EnemyArt, size: Size): string {
  const { width, height } = figureExtent(art.figure.glyph, 1, art.figure.rotate);
  const room = ROOM / Math.max(width, height);
  const long = Math.min(FIGURE_SIZE * art.scale, room) * (art.held === null ? 1 : ROOM_FOR_HELD);
  const y = art.held?.place === 'above' ? SIDE * 0.54 : SIDE / 2;
  const creature = drawCreature(art, { x: SIDE / 2, y, size: long }, CREATURE_STYLE);
  return svgDocument(size, square(SIDE), [creature]);
}
