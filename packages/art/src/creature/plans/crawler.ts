import type { Look } from '../look.ts';
import type { Frame, Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { beetle, hopper, hornet } from './insects.ts';
import { spider, weaver } from './spiders.ts';

const POSES: Readonly<Record<string, (pen: Pen, look: Look) => void>> = {
  hopper,
  hornet,
  spider,
  weaver,
  beetle,
};

/** The middle of each head, for what it wears. */
const HEADS: Readonly<Record<string, Frame>> = {
  hopper: { x: 112, y: 220, scale: 1.2 },
  hornet: { x: 112, y: 250, scale: 1.2 },
  spider: { x: 212, y: 320, scale: 1.5 },
  weaver: { x: 256, y: 316, scale: 1.5 },
  beetle: { x: 112, y: 330, scale: 1.2 },
};

export const CRAWLER: Plan = {
  poses: Object.keys(POSES),
  heads: [],
  textures: [],
  anchors: ['head', 'back', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    dress('ground');
    entryOf(POSES, look.pose)(pen, look);
    pen.at({ x: 272, y: 306 }, () => dress('back'));
    pen.at(entryOf(HEADS, look.pose), () => dress('head'));
  },
};
