import type { Art } from '../data/art.ts';
import { webAssets } from '../web-assets.ts';
import { enemyPictures } from './enemy-pictures.ts';
import { itemPictures } from './item-pictures.ts';
import type { Picture } from './picture.ts';
import { facePictures, gatePictures } from './scene-pictures.ts';
import { framePictures } from './shared-pictures.ts';

/** The pictures that the content names. */
const contentPictures = (art: Art): Picture[] => [
  ...framePictures(),
  ...itemPictures(art),
  ...enemyPictures(art),
  ...facePictures(art),
  ...gatePictures(art),
];

/** Every picture that the build makes. */
export const plannedPictures = (art: Art): Picture[] => [...contentPictures(art), ...webAssets(art)];

/**
 * Compares the plan with the pictures that the content names, in both directions (check 15 of game-design
 * 11). Also finds paths that the plan has twice.
 * @returns a line for each fault
 */
export function planFaults(art: Art): string[] {
  const { paths } = art.world;
  const drawn = new Map<string, number>();
  for (const { path } of plannedPictures(art)) drawn.set(path, (drawn.get(path) ?? 0) + 1);
  const fromContent = contentPictures(art).map(({ path }) => path);
  return [
    ...[...paths]
      .filter((path) => !drawn.has(path))
      .map((path) => `${path} is named by the content and not drawn`),
    ...fromContent
      .filter((path) => !paths.has(path))
      .map((path) => `${path} is drawn for the content, which does not name it`),
    ...[...drawn].filter(([, times]) => times > 1).map(([path]) => `${path} is drawn twice`),
  ];
}
