import type { Art } from './data/art.ts';
import { brandPictures } from './plan/brand-pictures.ts';
import type { Picture } from './plan/picture.ts';
import { chapterPictures, fighterPictures, regionPictures, villagerPictures } from './plan/scene-pictures.ts';
import { fallbackPictures, overlayPictures } from './plan/shared-pictures.ts';

/** The pictures that only the page and the server name, not the content. */
export const webAssets = (art: Art): Picture[] => [
  ...brandPictures(),
  ...overlayPictures(),
  ...regionPictures(art),
  ...fighterPictures(art),
  ...villagerPictures(art),
  ...chapterPictures(art),
  ...fallbackPictures(art),
];
