import { darker, lighter, mix } from '../../scene/colour.ts';
import { eyePair } from '../face.ts';
import type { Plan } from '../plan.ts';
import { box, joint, leaf, point, pts, spikes, tube } from '../points.ts';
import { fur, scales } from '../texture.ts';
import { feathers } from './feathers.ts';

/** An owl from the front: it sits with folded wings, or spreads them. */
export const OWL: Plan = {
  poses: ['sit', 'spread'],
  heads: ['tufts', 'plain'],
  textures: [],
  anchors: ['head', 'neck', 'near', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const { body, dress: wing, mood, pose } = look;
    dress('ground');
    for (const x of [222, 290])
      for (const u of [-18, 0, 18])
        pen.shape(tube([joint(x, 440, 9), joint(x + u, 462, 7)]), wing.second, { ink: 1.3 });
    for (const side of [1, -1]) {
      const tone = side > 0 ? mix(wing.first, pen.light.dusk, 0.2) : wing.first;
      if (pose === 'spread')
        feathers(
          pen,
          256 + side * 70,
          270,
          8,
          [190, 150],
          side > 0 ? [-0.7, 0.9] : [Math.PI + 0.7, Math.PI - 0.9],
          46,
          tone,
          side * 8,
        );
      else
        pen.shape(
          [
            point(256 + side * 86, 222),
            point(256 + side * 142, 280),
            point(256 + side * 138, 370),
            point(256 + side * 76, 446, true),
            point(256 + side * 84, 330),
          ],
          tone,
          { grain: [scales(pen, box(100, 220, 320, 230), darker(tone, 0.45), 22)] },
        );
    }
    pen.shape(
      pts('150 250, 180 196, 256 182, 332 196, 362 250, 360 370, 322 440, 256 456, 190 440, 152 370'),
      body.first,
      {
        to: darker(body.first, 0.2),
        reach: 24,
        inside: () =>
          pen.shape(pts('188 280, 256 262, 324 280, 328 380, 256 440, 184 380'), body.second, {
            ink: 0,
            rim: 0,
            shade: 0.2,
            grain: [scales(pen, box(180, 260, 150, 180), darker(body.second, 0.4), 26)],
          }),
      },
    );
    dress('neck', { x: 256, y: 276 });
    if (look.head === 'tufts')
      for (const side of [1, -1])
        pen.shape(leaf(256 + side * 66, 116, 74, 40, side > 0 ? -0.95 : Math.PI + 0.95, 0), body.first, {});
    pen.shape(
      pts('132 190, 152 110, 214 76, 256 96, 298 76, 360 110, 380 190, 342 250, 256 268, 170 250'),
      body.first,
      { grain: [fur(pen, box(134, 80, 246, 180), darker(body.first, 0.4), 1.5, 14, 60)] },
    );
    for (const side of [1, -1])
      pen.shape(spikes(256 + side * 56, 172, 62, 64, 18, 0.1), lighter(body.second, 0.15), {
        ink: 1.3,
        rim: 0.4,
      });
    eyePair(pen, 256, 172, 108, 36, { mood, lid: darker(body.first, 0.25), iris: '#e8a03c' });
    pen.shape(pts('256 186!, 274 206, 256 240!, 238 206'), wing.second);
    pen.at({ x: 256, y: 164, scale: 2 }, () => dress('head'));
    pen.at({ x: 256, y: 386 }, () => dress('near'));
  },
};
