import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
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

export const CRAWLER: Plan = {
  poses: Object.keys(POSES),
  heads: [],
  textures: [],
  anchors: ['back', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    dress('ground');
    entryOf(POSES, look.pose)(pen, look);
    pen.at({ x: 272, y: 306 }, () => dress('back'));
  },
};
