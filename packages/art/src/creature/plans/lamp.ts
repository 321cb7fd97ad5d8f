import { lighter } from '../../scene/colour.ts';
import { eyePair, moodMouth } from '../face.ts';
import type { Plan } from '../plan.ts';
import { joint, pts, tube } from '../points.ts';
import { halo } from '../shapes.ts';

/** A lantern that runs on its own legs. */
export const LAMP: Plan = {
  poses: ['run', 'strut'],
  heads: [],
  textures: [],
  anchors: ['head', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const { body, dress: metal, mood } = look;
    const isRunning = look.pose === 'run';
    dress('ground');
    halo(pen, 256, 256, 206, body.first, 1.2);
    const legs = isRunning
      ? ['300 370 12, 360 400 11, 420 380 10', '220 370 12, 190 420 11, 130 440 10']
      : ['300 370 12, 316 420 11, 300 460 10', '214 370 12, 200 420 11, 190 460 10'];
    for (const spine of legs) pen.shape(tube(spine), metal.first);
    for (const [x, y, turn] of isRunning
      ? ([
          [424, 372, -1],
          [116, 448, 0.2],
        ] as const)
      : ([
          [290, 464, 0],
          [180, 464, 0],
        ] as const))
      pen.at({ x, y, turn }, () =>
        pen.shape(pts('24 8, 20 -16, -10 -18, -40 -4, -40 10!, 24 10!'), '#8a4a34'),
      );
    pen.at({ x: 256, y: 250, turn: isRunning ? -0.16 : 0.05 }, () => {
      pen.ring(0, -170, 26, 28, metal.first, 10);
      for (const spine of isRunning
        ? ['100 10 10, 150 30 9, 176 -20 8', '-100 10 10, -150 60 9, -184 20 8']
        : ['100 20 10, 150 60 9, 110 90 8', '-100 20 10, -150 60 9, -110 90 8'])
        pen.shape(tube(spine), metal.first);
      pen.shape(pts('-92 -88!, 92 -88!, 108 110!, -108 110!'), body.first, {
        to: body.second,
        shade: 0.15,
        reach: 20,
      });
      pen.mark(pts('0 -76!, 46 0, 54 60, 0 102, -54 60, -46 0'), lighter(body.first, 0.7), 0.85);
      eyePair(pen, -4, 8, 72, 25, { mood, lid: body.second });
      moodMouth(pen, -8, 62, 22, mood);
      for (const side of [-1, 1])
        pen.shape(tube([joint(side * 94, -90, 8), joint(side * 110, 112, 8)]), metal.first);
      pen.shape(pts('-40 -152!, 40 -152!, 116 -84!, -116 -84!'), metal.first, { to: metal.second });
      pen.shape(pts('-122 106!, 122 106!, 108 136!, -108 136!'), metal.first, { to: metal.second });
      pen.at({ y: -94, scale: 1.3 }, () => dress('head'));
    });
  },
};
