import { ItemQuality } from '@slumberfell/engine';
import { drawCreatureCutOut, drawCreaturePortrait } from '../creature/creature-picture.ts';
import type { Art } from '../data/art.ts';
import type { Figure } from '../figure/figure.ts';
import { drawFrame } from '../picture/frame.ts';
import { drawItemTile } from '../picture/item-tile.ts';
import { drawRadiance, drawTrophyOverlay } from '../picture/overlay.ts';
import { TROPHY_RANKS } from '../picture/trophy-rank.ts';
import { square } from '../svg/size.ts';
import { CUT_OUT_SIZE, PORTRAIT_SIZE } from './enemy-pictures.ts';
import {
  FALLBACK_DUNGEON,
  FALLBACK_FACE,
  fallbackEnemyPath,
  fallbackItemPath,
  fallbackPortraitPath,
} from './fallback-paths.ts';
import { CUT_OUT, FRAME, type Picture, TILE } from './picture.ts';

/** One picture frame for each quality of items. */
export const framePictures = (): Picture[] =>
  Object.values(ItemQuality).map((quality) => ({
    path: `frames/${quality}.webp`,
    size: square(160),
    encoding: FRAME,
    draw: (size) => drawFrame(quality, size),
  }));

/** The layers that the page puts above trophies and radiant cards. */
export const overlayPictures = (): Picture[] => [
  ...TROPHY_RANKS.map(
    (rank): Picture => ({
      path: `overlays/trophy-${rank}.webp`,
      size: square(176),
      encoding: FRAME,
      draw: (size) => drawTrophyOverlay(rank, size),
    }),
  ),
  {
    path: 'overlays/radiance.webp',
    size: square(160),
    encoding: FRAME,
    draw: drawRadiance,
  },
];

/** Fallback pictures for entries of imported worlds that have no picture. */
export function fallbackPictures({ fallbacks, enemyFamilies }: Art): Picture[] {
  const tile = (path: string, figure: Figure): Picture => ({
    path,
    size: square(160),
    encoding: TILE,
    draw: (size) =>
      drawItemTile(path, { figure, scale: 1, effect: 'none', background: null, badge: null }, size),
  });
  const enemies = [...enemyFamilies].flatMap(([family, { standIn }]): Picture[] => [
    {
      path: fallbackEnemyPath(family),
      size: CUT_OUT_SIZE,
      encoding: CUT_OUT,
      draw: (size) => drawCreatureCutOut(standIn, size),
    },
    {
      path: fallbackPortraitPath(family),
      size: PORTRAIT_SIZE,
      encoding: TILE,
      draw: (size) => drawCreaturePortrait(standIn, size),
    },
  ]);
  return [
    ...[...fallbacks.items].map(([category, figure]) => tile(fallbackItemPath(category), figure)),
    ...enemies,
    tile(FALLBACK_DUNGEON, fallbacks.dungeon),
    tile(FALLBACK_FACE, fallbacks.face),
  ];
}
