import { drawChapterBadge } from '../chapter/chapter-badge.ts';
import type { Art } from '../data/art.ts';
import { drawGate } from '../dungeon/gate.ts';
import { drawFace } from '../face/face.ts';
import { drawFighter } from '../face/fighter.ts';
import { drawRegion } from '../scene/region-scene.ts';
import { type Size, square } from '../svg/size.ts';
import { drawVillager } from '../villager/villager.ts';
import { CUT_OUT, type Picture, SCENE, TILE } from './picture.ts';

const BANNER_WIDE: Size = { width: 1600, height: 520 };
const BANNER_NARROW: Size = { width: 780, height: 451 };
const GATE: Size = { width: 720, height: 440 };
const BACKDROP: Size = { width: 1200, height: 520 };

/** One portrait for each appearance that a character can have. */
export const facePictures = ({ faces }: Art): Picture[] =>
  [...faces].map(([id, face]) => ({
    path: `faces/${id}.webp`,
    size: square(224),
    encoding: TILE,
    draw: (size) => drawFace(face, size),
  }));

/** One picture for combat for each appearance. It shows the same person as the portrait. */
export const fighterPictures = ({ faces }: Art): Picture[] =>
  [...faces].map(([id, face]) => ({
    path: `fighters/${id}.webp`,
    size: square(480),
    encoding: CUT_OUT,
    draw: (size) => drawFighter(face, size),
  }));

/** One portrait for each villager. */
export const villagerPictures = ({ villagers }: Art): Picture[] =>
  [...villagers].map(([id, villager]) => ({
    path: `villagers/${id}.webp`,
    size: square(224),
    encoding: TILE,
    draw: (size) => drawVillager(villager, size),
  }));

/** One badge for each chapter of the story. */
export const chapterPictures = ({ chapters }: Art): Picture[] =>
  [...chapters].map(([id, badge]) => ({
    path: `chapters/${id}.webp`,
    size: square(144),
    encoding: TILE,
    draw: (size) => drawChapterBadge(badge, size),
  }));

/** One gate for each dungeon, in its region's landscape. */
export const gatePictures = ({ dungeons, regions, world }: Art): Picture[] =>
  world.dungeons.flatMap(({ id, regionId }) => {
    const gate = dungeons.get(id);
    const region = regions.get(regionId);
    if (gate === undefined || region === undefined) return [];
    return [
      {
        path: `dungeons/${id}.webp`,
        size: GATE,
        encoding: SCENE,
        draw: (size: Size) => drawGate(gate, region, size),
      },
    ];
  });

/** Banners for wide and narrow screens, and the backdrop of combat. */
export const regionPictures = ({ regions }: Art): Picture[] =>
  [...regions].flatMap(([id, region]) => {
    const picture = (name: string, size: Size, view: 'banner' | 'backdrop'): Picture => ({
      path: `regions/${id}-${name}.webp`,
      size,
      encoding: SCENE,
      draw: (at) => drawRegion(region, at, view),
    });
    return [
      picture('wide', BANNER_WIDE, 'banner'),
      picture('narrow', BANNER_NARROW, 'banner'),
      picture('backdrop', BACKDROP, 'backdrop'),
    ];
  });
