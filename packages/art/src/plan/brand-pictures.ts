import { drawKeyArt } from '../brand/key-art.ts';
import { drawFavicon, drawLogo } from '../brand/logo.ts';
import { drawSharePicture } from '../brand/share-picture.ts';
import { square } from '../svg/size.ts';
import { FRAME, type Picture, PNG, SCENE, SMALL_PNG } from './picture.ts';

/** Side lengths in pixels for tabs, home screens and installed pages. */
const FAVICON_SIDES = [32, 180, 512];

/** The game's logo, the landing page's picture, and the preview picture for links. */
export const brandPictures = (): Picture[] => [
  { path: 'brand/logo.webp', size: square(192), encoding: FRAME, draw: drawLogo },
  ...FAVICON_SIDES.map(
    (side): Picture => ({
      path: `brand/favicon-${side}.png`,
      size: square(side),
      encoding: PNG,
      draw: drawFavicon,
    }),
  ),
  {
    path: 'brand/share.png',
    size: { width: 1200, height: 630 },
    encoding: SMALL_PNG,
    draw: drawSharePicture,
  },
  {
    path: 'brand/key-art-wide.webp',
    size: { width: 1920, height: 1100 },
    encoding: SCENE,
    draw: (size) => drawKeyArt(size, 'wide'),
  },
  {
    path: 'brand/key-art-tall.webp',
    size: { width: 900, height: 1600 },
    encoding: SCENE,
    draw: (size) => drawKeyArt(size, 'tall'),
  },
];
