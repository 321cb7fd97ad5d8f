import { darker, mix } from '../../scene/colour.ts';
import { blush, eyePair, moodMouth } from '../face.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, leaf, point, pts } from '../points.ts';
import { speckle, veins } from '../texture.ts';

/** Heaps of blocks: turf, stumps, stones. Each block is an outline; the face is on the body's block. */
const GOLEMS: Readonly<
  Record<
    string,
    {
      readonly blocks: readonly string[];
      readonly face: readonly [x: number, y: number, size: number];
      /** Where what it wears on its head is, and the near hand. */
      readonly head: readonly [x: number, y: number];
      readonly hand: readonly [x: number, y: number];
    }
  >
> = {
  turf: {
    blocks: [
      '320 400!, 386 404, 390 470!, 316 470!',
      '342 250, 420 270, 436 360, 424 420, 370 414, 360 330',
      '172 404!, 236 400, 240 470!, 160 470!',
      '134 190!, 380 178!, 392 420!, 142 428!',
      '150 260, 96 280, 70 360, 84 424, 140 416, 168 330',
    ],
    face: [254, 274, 1],
    head: [256, 226],
    hand: [112, 400],
  },
  stump: {
    blocks: [
      '330 380, 410 390, 440 470!, 310 470!',
      '360 210, 440 250, 470 350, 450 430, 400 420, 370 320',
      '150 390, 220 380, 230 470!, 110 470!',
      '130 130!, 150 118, 250 104, 370 116, 392 132!, 380 300, 396 420, 250 434, 120 420, 140 300',
      '150 220, 80 260, 50 350, 66 436, 120 424, 160 330',
    ],
    face: [248, 250, 1.05],
    head: [256, 226],
    hand: [112, 400],
  },
  post: {
    blocks: [
      '300 410!, 350 410!, 360 470!, 296 470!',
      '330 250, 392 280, 372 350, 300 330',
      '200 410!, 246 410!, 244 470!, 184 470!',
      '318 150!, 372 96, 420 52!, 408 110, 340 200!',
      '192 160!, 140 120, 96 60!, 158 92, 204 130!',
      '184 100, 256 70, 330 100!, 344 240, 334 420!, 186 420!, 172 240',
      '190 250, 140 290, 150 350, 206 334',
    ],
    face: [250, 180, 0.85],
    head: [258, 148],
    hand: [150, 330],
  },
};

export const GOLEM: Plan = {
  poses: Object.keys(GOLEMS),
  heads: [],
  textures: ['turf', 'bark', 'stone'],
  anchors: ['head', 'near', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const {
      blocks,
      face: [x, y, size],
      head,
      hand,
    } = entryOf(GOLEMS, look.pose);
    const { body, mood } = look;
    dress('ground');
    for (const [index, block] of blocks.entries()) {
      const shape = pts(block);
      const isFar = index < 2;
      const tone = isFar ? mix(darker(body.first, 0.14), pen.light.dusk, 0.2) : body.first;
      const area = box(60, 100, 400, 380);
      const grain =
        look.texture === 'bark'
          ? [veins(pen, area, darker(tone, 0.45), 24, 14)]
          : [speckle(pen, area, darker(tone, 0.4), 130, 6)];
      pen.shape(shape, tone, { to: darker(tone, 0.18), reach: 20, grain });
      if (look.texture !== 'turf') continue;
      // Grass on the upper edge of each block.
      const left = Math.min(...shape.map((at) => at.x));
      const right = Math.max(...shape.map((at) => at.x));
      const top = Math.min(...shape.map((at) => at.y));
      for (let at = left; at <= right; at += 13)
        pen.shape(
          leaf(at, top + 20, 30 + ((at * 7) % 13), 15, -Math.PI / 2 + ((at % 5) - 2) * 0.16),
          mix(body.second, '#e8f0a0', ((at * 3) % 10) / 40),
          { ink: 1, shade: 0.2 },
        );
      pen.shape(
        [
          point(left - 3, top + 14),
          point(right + 3, top + 12),
          point(right + 2, top + 34),
          point((left + right) / 2, top + 26),
          point(left - 2, top + 38),
        ],
        body.second,
        { ink: 1, shade: 0.2 },
      );
    }
    pen.at({ x, y, scale: size }, () => {
      eyePair(pen, 0, 0, 92, 27, { mood, lid: darker(body.first, 0.2) });
      moodMouth(pen, -6, 70, 34, mood);
      for (const u of [-84, 66]) blush(pen, u, 40, 18);
    });
    pen.at({ x: head[0], y: head[1], scale: 1.5 }, () => dress('head'));
    pen.at({ x: hand[0], y: hand[1] }, () => dress('near'));
  },
};
