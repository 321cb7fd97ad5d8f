import { CREATURE_STYLE } from '../figure/style.ts';
import { type Size, square } from '../svg/size.ts';
import { svgDocument } from '../svg/svg-text.ts';
import { drawCreature } from './creature.ts';
import type { EnemyArt } from './enemy-art.ts';

const SIDE = 640;
const FIGURE_SIZE = 600;
const LARGEST = 1.03;
/** A hat or a lantern needs room at the edge. */
const ROOM_FOR_HELD = 0.86;

/** The creature on nothing, to be moved over its region's backdrop; the light around it is the page's. */
export function drawEnemyCutOut(art: EnemyArt, size: Size): string {
  const scale = Math.min(art.scale, LARGEST) * (art.held === null ? 1 : ROOM_FOR_HELD);
  const y = art.held?.place === 'above' ? SIDE * 0.54 : SIDE / 2;
  const creature = drawCreature(art, { x: SIDE / 2, y, size: FIGURE_SIZE * scale }, CREATURE_STYLE);
  return svgDocument(size, square(SIDE), [creature]);
}
