import type { StaticData } from '@slumberfell/engine';
import type { PictureManifest } from './manifest.ts';

type StandIns = ReadonlyMap<string, string>;

/** The enemy family whose stand-in pictures are used for families that have none. */
const OTHER = 'other';

/**
 * Chooses a stand-in for each picture that a world names and that is not built. Stand-ins are built pictures:
 * of items by category, of frames by quality, of enemies by family, and one each for dungeons and faces. So
 * an imported world always has pictures.
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

/**
 * Chooses a stand-in by the path alone, for pictures that the page names and not the world. For a region, a
 * fighter (appearance) or a chapter it is the picture of id 1, which always exists; for a villager it is the
 * stand-in of faces.
 */
export const standInByPath = (path: string, { fallbacks }: PictureManifest): string =>
  path.replace(/^(regions|fighters|chapters)\/\d+/, '$1/1').replace(/^villagers\/\d+\.webp$/, fallbacks.face);
