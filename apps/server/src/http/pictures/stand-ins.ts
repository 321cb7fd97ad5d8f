import type { StaticData } from '@slumberfell/engine';
import type { PictureManifest } from './manifest.ts';

type StandIns = ReadonlyMap<string, string>;

/** The enemy family that stands in for all that have no stand-in of their own. */
const OTHER = 'other';

/**
 * For each picture that a world names and nobody drew, one that was drawn: of the item's category, of the
 * enemy's family, of the quality. An imported world is thus never without pictures.
 */
export function standIns(
  { items, enemies, dungeons, appearances }: StaticData,
  { pictures, fallbacks }: PictureManifest,
): StandIns {
  const found = new Map<string, string>();
  const add = (path: string, standIn: string | undefined) => {
    if (!(path in pictures) && standIn !== undefined) found.set(path, standIn);
  };
  for (const { imagePath, framePath, category, quality } of items) {
    add(imagePath, fallbacks.items[category]);
    add(framePath, `frames/${quality}.webp`);
  }
  for (const { imagePath, portraitPath, family } of enemies) {
    add(imagePath, fallbacks.enemies[family] ?? fallbacks.enemies[OTHER]);
    add(portraitPath, fallbacks.portraits[family] ?? fallbacks.portraits[OTHER]);
  }
  for (const { imagePath } of dungeons) add(imagePath, fallbacks.dungeon);
  for (const { faceImagePath } of appearances) add(faceImagePath, fallbacks.face);
  return found;
}

/** What the page names by the id of a region or an appearance; of the first there is always one. */
export const numberOne = (path: string): string => path.replace(/^(regions|fighters)\/\d+/, '$1/1');
