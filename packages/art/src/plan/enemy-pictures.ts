import type { Art } from '../data/art.ts';
import { drawCard } from '../picture/card.ts';
import type { EnemyArt } from '../picture/enemy-art.ts';
import { drawEnemyCutOut } from '../picture/enemy-cut-out.ts';
import { drawPortrait } from '../picture/portrait.ts';
import { square } from '../svg/size.ts';
import { CUT_OUT, type Picture, TILE } from './picture.ts';

export const CUT_OUT_SIZE = square(480);
export const PORTRAIT_SIZE = square(160);

/** The cut-out, portrait and card of each enemy. */
export const enemyPictures = ({ enemies }: Art): Picture[] => [...enemies.values()].flatMap(picturesOf);

function picturesOf(art: EnemyArt): Picture[] {
  return [
    {
      path: `npc/${art.id}.webp`,
      size: CUT_OUT_SIZE,
      encoding: CUT_OUT,
      draw: (size) => drawEnemyCutOut(art, size),
    },
    {
      path: `npc/portrait-${art.id}.webp`,
      size: PORTRAIT_SIZE,
      encoding: TILE,
      draw: (size) => drawPortrait(art, size),
    },
    {
      path: `cards/${art.id}.webp`,
      size: PORTRAIT_SIZE,
      encoding: TILE,
      draw: (size) => drawCard(art, size),
    },
  ];
}
