import { createAvatar } from '@dicebear/core';
import * as lorelei from '@dicebear/lorelei';

/**
 * The heads of the pictures are "Lorelei" by Lisa Wischofsky, CC0 1.0. This file splits them into parts, so
 * that each part can be lit separately.
 */

/** The numbers of the Lorelei shapes that make up a head. */
export interface HeadShape {
  /** Number of the hair's shape, 1 to 48; 0: bald. */
  readonly hair: number;
  /** Number of the eyes' shape, 1 to 24. */
  readonly eyes: number;
  /** `happy01`..`happy18`, `sad01`..`sad09`. */
  readonly mouth: string;
  /** Number of the brows' shape, 1 to 13. */
  readonly brows: number;
  /** Number of the nose's shape, 1 to 6. */
  readonly nose: number;
  /** Number of the head's shape, 1 to 4. */
  readonly head: number;
  /** 0 (none), 1 (round) or 2 (shaggy). */
  readonly beard: number;
  readonly freckles: boolean;
  /** Number of the glasses' shape, 1 to 5; 0: no glasses. */
  readonly glasses: number;
}

type HeadPart =
  | 'hair'
  | 'line'
  | 'skin'
  | 'eyes'
  | 'white'
  | 'brows'
  | 'freckles'
  | 'nose'
  | 'mouth'
  | 'glasses';

/** Path data of one part on Lorelei's canvas of 980 by 980. Layers are in the order of painting. */
export interface HeadLayer {
  readonly part: HeadPart;
  readonly path: string;
  /** True if the path's inner contours are openings. */
  readonly isEvenOdd: boolean;
}

/**
 * A colour for each part. Each part is painted in its colour, so that its paths can be found in the resulting
 * SVG.
 */
const MARKS: Readonly<Record<string, HeadPart>> = {
  '#000001': 'skin',
  '#000002': 'hair',
  '#000003': 'brows',
  '#000004': 'eyes',
  '#000005': 'mouth',
  '#000006': 'nose',
  '#000007': 'freckles',
  '#000008': 'glasses',
  '#000': 'line',
  '#fff': 'white',
};

const variant = (number: number): string => `variant${String(number).padStart(2, '0')}`;

const markOf = (part: HeadPart): string => {
  const [mark] = Object.entries(MARKS).find(([, known]) => known === part) ?? [];
  return (mark ?? '#000').slice(1);
};

/** The layers of a head, from back to front. */
export function headLayers(shape: HeadShape): readonly HeadLayer[] {
  const options = {
    seed: 'slumberfell',
    skinColor: [markOf('skin')],
    hairColor: [markOf('hair')],
    eyebrowsColor: [markOf('brows')],
    eyesColor: [markOf('eyes')],
    mouthColor: [markOf('mouth')],
    noseColor: [markOf('nose')],
    frecklesColor: [markOf('freckles')],
    glassesColor: [markOf('glasses')],
    hair: [variant(Math.max(1, shape.hair))],
    eyes: [variant(shape.eyes)],
    mouth: [shape.mouth],
    eyebrows: [variant(shape.brows)],
    nose: [variant(shape.nose)],
    head: [variant(shape.head)],
    beard: [variant(Math.max(1, shape.beard))],
    beardProbability: shape.beard > 0 ? 100 : 0,
    frecklesProbability: shape.freckles ? 100 : 0,
    freckles: ['variant01'],
    glasses: [variant(Math.max(1, shape.glasses))],
    glassesProbability: shape.glasses > 0 ? 100 : 0,
    earringsProbability: 0,
    hairAccessoriesProbability: 0,
  };
  const layers = layersOf(createAvatar<object>(lorelei, options).toString());
  return shape.hair === 0 ? layers.filter(({ part }) => part !== 'hair') : layers;
}

/**
 * Reads the paths of a head's SVG in order. The colour of a path says which part it belongs to (`MARKS`); a
 * path without a colour has that of its group. Paths in other colours are left out.
 */
function layersOf(svg: string): HeadLayer[] {
  const layers: HeadLayer[] = [];
  let group = '#000';
  for (const [tag] of svg.matchAll(/<(?:g|path)\b[^>]*>/g)) {
    const fill = /fill="([^"]+)"/.exec(tag)?.[1];
    if (tag.startsWith('<g')) {
      group = fill ?? group;
      continue;
    }
    const path = /\bd="([^"]+)"/.exec(tag)?.[1];
    const part = MARKS[fill ?? group];
    if (path !== undefined && part !== undefined)
      layers.push({ part, path, isEvenOdd: tag.includes('evenodd') });
  }
  return layers;
}
