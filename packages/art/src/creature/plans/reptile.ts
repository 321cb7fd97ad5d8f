import { darker, lighter } from '../../scene/colour.ts';
import { blush, eye } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, leaf, oval, point, pts, tube } from '../points.ts';
import { GROUND } from '../props/places.ts';
import { tooth } from '../shapes.ts';
import { scales, speckle } from '../texture.ts';

function foot(pen: Pen, x: number, y: number, colour: string): void {
  for (const u of [-34, -20, -4])
    pen.shape(
      tube([
        { x, y: y - 8, half: 7 },
        { x: x + u, y: y - 3, half: 6 },
      ]),
      colour,
      { ink: 1.3 },
    );
}

/** A lizard that rears its head and spits thorns. */
function lizard(pen: Pen, { body, dress, mood }: Look): void {
  const far = darker(body.first, 0.28);
  for (const spine of ['236 366 22, 268 420 16, 256 458 12', '382 372 24, 408 416 18, 384 458 12'])
    pen.shape(tube(spine), far);
  pen.shape(tube('350 350 50, 420 390 34, 478 350 22, 470 270 13, 420 250 7, 404 284 1'), body.first, {
    to: body.second,
  });
  for (let index = 0; index < 9; index += 1)
    pen.shape(
      leaf(196 + index * 26, 236 + Math.abs(index - 3) * 12, 50, 24, -1.3 + index * 0.06),
      dress.first,
      { ink: 1.3 },
    );
  pen.shape(
    pts('172 250, 230 238, 330 276, 410 330, 404 390, 330 412, 236 410, 180 370, 156 300'),
    body.first,
    {
      to: body.second,
      reach: 22,
      grain: [scales(pen, box(150, 230, 270, 190), darker(body.first, 0.4), 24)],
    },
  );
  for (const [spine, x] of [
    ['220 380 24, 190 424 17, 196 456 13', 196],
    ['342 382 28, 366 424 19, 342 456 14', 342],
  ] as const) {
    pen.shape(tube(spine), body.first);
    foot(pen, x, GROUND - 4, body.first);
  }
  pen.shape(
    pts('246 250, 236 180, 190 146, 130 156, 64 196, 52 216, 120 226, 84 252, 74 266, 140 276, 196 296'),
    body.first,
    { to: body.second, grain: [scales(pen, box(60, 150, 180, 140), darker(body.first, 0.4), 18)] },
  );
  pen.mark(pts('60 216!, 130 226, 150 240!, 120 252, 82 262!, 112 238'), '#5a1428');
  for (const x of [74, 94, 114]) tooth(pen, x + 6, 219, 6, 13);
  for (const [x, y, turn] of [
    [44, 240, 3.1],
    [18, 216, 3.3],
    [22, 266, 2.9],
  ] as const)
    pen.shape(leaf(x + 20, y, 34, 12, turn), '#a87c50', { ink: 1.2 });
  eye(pen, 160, 190, 24, { mood, lid: darker(body.first, 0.25), pupil: 'slit', white: '#ffe9a0' });
}

/** Three toads that sing from one hymn book. */
function choir(pen: Pen, { body, dress, mood }: Look): void {
  for (const [x, y, size, part] of [
    [372, 330, 0.66, 0.16],
    [144, 340, 0.62, 0.1],
    [262, 372, 1, 0],
  ] as const)
    pen.at({ x, y, scale: size }, () => {
      const skin = darker(body.first, part);
      for (const side of [1, -1]) pen.shape(oval(side * 104, 58, 52, 42, side * 0.4), darker(skin, 0.14));
      pen.shape(
        pts('-128 20, -112 -70, -60 -104, 0 -100, 60 -104, 112 -70, 128 20, 100 90, 0 104, -100 90'),
        skin,
        {
          to: body.second,
          reach: 22,
          grain: [speckle(pen, box(-120, -90, 240, 180), darker(skin, 0.35), 36, 9)],
        },
      );
      for (const side of [1, -1]) {
        pen.shape(oval(side * 58, -102, 38, 36), skin);
        eye(
          pen,
          side * 58 - 4,
          -106,
          25,
          { mood, lid: darker(skin, 0.2), pupil: 'bar', white: '#ffe9a0', iris: '#d8963c' },
          side > 0 ? -1 : 1,
        );
      }
      pen.shape(pts('-84 -20, -40 -44, 0 -48, 40 -44, 84 -20, 50 44, 0 58, -50 44'), '#5a1428', {
        shade: 0.3,
        rim: 0,
        inside: () => pen.mark(oval(0, 44, 44, 30), '#e8707c'),
      });
      for (const side of [1, -1]) blush(pen, side * 100, -16, 18);
      pen.shape(pts('-40 62!, -56 92!, -6 80!, 0 74, 6 80!, 56 92!, 40 62!, 0 72'), dress.first);
      for (const side of [1, -1]) {
        pen.shape(
          tube([
            { x: side * 92, y: 40, half: 20 },
            { x: side * 84, y: 84, half: 16 },
          ]),
          skin,
        );
        foot(pen, side * 84 + 12, 98, lighter(skin, 0.06));
      }
    });
  pen.line([point(262, 456), point(262, 470)], '#6a4a34', 5);
}

const POSES: Readonly<Record<string, (pen: Pen, look: Look) => void>> = { lizard, choir };

export const REPTILE: Plan = {
  poses: Object.keys(POSES),
  heads: [],
  textures: [],
  anchors: ['ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    dress('ground');
    entryOf(POSES, look.pose)(pen, look);
  },
};
