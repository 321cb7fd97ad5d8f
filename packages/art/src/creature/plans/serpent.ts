import { darker } from '../../scene/colour.ts';
import { eye } from '../face.ts';
import { entryOf, type Plan } from '../plan.ts';
import { joint, joints, pts, stretched, tube } from '../points.ts';
import { tooth } from '../shapes.ts';

/** Spines from the tail to the neck. */
const SERPENTS: Readonly<Record<string, string>> = {
  coil: '440 452 3, 380 462 12, 250 456 30, 140 430 34, 190 386 36, 320 384 38, 380 340 38, 300 300 38, 240 236 34, 250 170 30, 200 132 32',
  strike:
    '470 440 3, 420 456 12, 350 430 26, 380 370 30, 320 330 34, 230 360 36, 150 330 34, 150 250 32, 210 190 30, 170 140 34',
  hang: '420 20 26, 370 80 30, 270 90 32, 280 170 34, 380 220 34, 350 300 34, 240 300 34, 200 350 34, 190 390 36',
};

export const SERPENT: Plan = {
  poses: Object.keys(SERPENTS),
  heads: [],
  textures: [],
  anchors: ['head', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const { body, dress: pattern, mood } = look;
    const spine = joints(entryOf(SERPENTS, look.pose));
    dress('ground');
    // In pieces from the tail on, so that a coil lies over the one below it.
    for (let from = 0; from < spine.length - 1; from += 2) {
      const piece = spine.slice(Math.max(0, from - 1), from + 4);
      if (piece.length < 2) continue;
      pen.shape(tube(piece), body.first, {
        to: body.second,
        ink: 1.2,
        inside: () => {
          for (const { x, y, half } of piece)
            pen.mark(stretched(pts('-0.6 0!, 0 -0.8!, 0.6 0!, 0 0.8!'), x, y, half), pattern.first, 0.85);
        },
      });
    }
    const { x, y } = spine.at(-1) ?? joint(0, 0, 1);
    pen.at({ x: x - 8, y: y - 6, scale: 1.25 }, () => {
      pen.line(pts('-66 18, -96 20, -112 10'), '#c8384a', 4);
      pen.line(pts('-96 20, -112 28'), '#c8384a', 4);
      pen.shape(pts('40 10, 30 -28, -4 -40, -40 -22, -74 0, -76 18, -40 30, 10 36'), body.first, {
        to: body.second,
      });
      pen.line(pts('-74 14, -44 20, -10 18'), darker(body.first, 0.6), 3);
      tooth(pen, -56, 17, 5, 15);
      pen.mark(pts('0 -36!, 16 -24!, 2 -12!, -12 -24!'), pattern.first, 0.85);
      eye(pen, -24, -8, 13, { mood, lid: darker(body.first, 0.3), pupil: 'slit', white: '#ffe9a0' });
      dress('head');
    });
  },
};
