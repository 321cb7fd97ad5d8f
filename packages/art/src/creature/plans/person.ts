import { darker, lighter, mix } from '../../scene/colour.ts';
import { fist, openHand } from '../face.ts';
import { BEAST_HEADS, drawBeastHead } from '../heads/beast-heads.ts';
import { PEOPLE_HEADS } from '../heads/people-heads.ts';
import type { Anchor, Dress, Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, hem, joint, leaf, oval, point, pts, type Shape, tube, unit } from '../points.ts';
import { GROUND } from '../props/places.ts';
import { veins } from '../texture.ts';
import { type Arm, type Coordinates, STANCES } from './person-stances.ts';

type Kind = 'walker' | 'robed' | 'bones' | 'pole';

function drawArm(
  pen: Pen,
  look: Look,
  kind: Kind,
  shoulder: Coordinates,
  { elbow, hand }: Arm,
  isFar: boolean,
  dress: Dress,
): void {
  const dim = (colour: string) => (isFar ? mix(darker(colour, 0.12), pen.light.dusk, 0.24) : colour);
  const sleeve = dim(look.dress.first);
  const skin = dim(look.body.first);
  const anchor: Anchor = isFar ? 'far' : 'near';
  const isHolding = look.props.some((prop) => prop.anchor === anchor);
  const [ux, uy] = unit({ x: elbow[0], y: elbow[1] }, { x: hand[0], y: hand[1] });
  const turn = Math.atan2(uy, ux) - Math.PI;
  pen.at({ x: hand[0], y: hand[1] }, () => dress(anchor));
  if (kind === 'bones') {
    pen.shape(tube([joint(...shoulder, 9), joint(...elbow, 6)]), skin);
    pen.shape(tube([joint(...elbow, 7), joint(hand[0], hand[1], 6)]), skin);
    pen.shape(oval(elbow[0], elbow[1], 10), skin);
  }
  if (kind === 'pole') drawStraw(pen, hand[0], hand[1], Math.atan2(uy, ux), 46);
  else
    pen.at({ x: hand[0], y: hand[1], turn }, () =>
      isHolding ? fist(pen, 17, skin) : openHand(pen, 17, skin),
    );
  if (kind === 'bones') return;
  const cuff = kind === 'robed' ? 27 : 18;
  const wrist: Coordinates = [hand[0] - ux * 15, hand[1] - uy * 15];
  pen.shape(tube([joint(...shoulder, 23), joint(...elbow, 21), joint(...wrist, cuff)]), sleeve, {
    reach: 12,
    grain: [
      veins(
        pen,
        box(Math.min(elbow[0], hand[0]) - 10, Math.min(elbow[1], hand[1]) - 10, 90, 90),
        darker(sleeve, 0.35),
        4,
        12,
      ),
    ],
  });
  pen.shape(
    tube([
      joint(wrist[0] - uy * cuff, wrist[1] + ux * cuff, 5),
      joint(wrist[0] + uy * cuff, wrist[1] - ux * cuff, 5),
    ]),
    dim(look.dress.second),
    { shade: 0.2 },
  );
}

const STRAW = '#e0bc64';

/** Straw that sticks out of a sleeve or a coat. */
function drawStraw(pen: Pen, x: number, y: number, turn: number, length: number): void {
  for (let index = 0; index < 9; index += 1)
    pen.shape(
      leaf(x, y, length * (0.75 + ((index * 7) % 5) * 0.09), 9, turn + (index / 8 - 0.5) * 1.5),
      index % 3 === 0 ? darker(STRAW, 0.2) : STRAW,
      { ink: 1, shade: 0.3 },
    );
}

function drawLegs(pen: Pen, look: Look, kind: Kind, [far, near]: readonly [number, number]): void {
  if (kind === 'pole') {
    pen.shape(tube([joint(262, GROUND, 12), joint(257, 340, 12)]), '#8a6040', {
      grain: [veins(pen, box(246, 340, 30, 130), '#4a3024', 3, 4)],
    });
    drawStraw(pen, 256, 400, Math.PI / 2, 58);
    return;
  }
  for (const [x, isFar] of [
    [far, true],
    [near, false],
  ] as const) {
    const dim = (colour: string) => (isFar ? mix(darker(colour, 0.18), pen.light.dusk, 0.24) : colour);
    const hip = 258 + (x - 258) * 0.42;
    if (kind === 'bones') {
      const bone = dim(look.body.first);
      pen.shape(tube([joint(hip, 376, 9), joint((hip + x) / 2 - 6, 414, 8), joint(x, GROUND - 14, 7)]), bone);
      pen.shape(oval((hip + x) / 2 - 6, 414, 11), bone);
      pen.shape(
        [
          point(x - 36, GROUND),
          point(x - 30, GROUND - 15),
          point(x, GROUND - 22),
          point(x + 14, GROUND - 12),
          point(x + 14, GROUND),
        ],
        bone,
      );
      continue;
    }
    const trousers = dim(darker(mix(look.dress.first, look.dress.second, 0.3), 0.24));
    const boot = dim('#6a4a3a');
    pen.shape(
      tube([joint(hip, 374, 27), joint((hip + x) / 2 - 5, 412, 22), joint(x, 446, 18)]),
      trousers,
      {},
    );
    // The foot of the far leg points more to the viewer than that of the near one.
    const toe = isFar ? 34 : 46;
    pen.shape(
      [
        point(x - 21, 428, true),
        point(x + 22, 428, true),
        point(x + 21, 458),
        point(x + 20, GROUND, true),
        point(x - toe, GROUND, true),
        point(x - toe - 3, GROUND - 13),
        point(x - 22, GROUND - 24),
      ],
      boot,
      { to: darker(boot, 0.3) },
    );
    pen.shape(tube([joint(x - 22, 428, 6), joint(x + 23, 428, 6)]), lighter(boot, 0.2), { shade: 0.2 });
  }
}

/** Coat or gown from the shoulders down. */
function coat(kind: Kind): Shape {
  if (kind === 'robed')
    return [
      ...pts('230 234, 196 250, 190 320, 186 366, 158 420'),
      ...hem(138, 372, 462, 'waves'),
      ...pts('352 420, 326 366, 322 320, 320 252, 284 233'),
    ];
  if (kind === 'bones')
    return [
      ...pts('232 240, 202 252, 206 320'),
      ...hem(200, 326, 396, 'ragged'),
      ...pts('318 320, 322 254, 288 239'),
    ];
  return [
    ...pts('230 234, 194 252, 192 312, 190 360'),
    ...hem(184, 334, 400, 'plain'),
    ...pts('328 360, 324 312, 322 254, 286 233'),
  ];
}

const isBeast = (head: string): boolean => head in BEAST_HEADS;

function drawHead(pen: Pen, look: Look): void {
  if (isBeast(look.head)) drawBeastHead(pen, look, entryOf(BEAST_HEADS, look.head));
  else entryOf(PEOPLE_HEADS, look.head)(pen, look);
}

function drawDress(pen: Pen, look: Look, kind: Kind): void {
  const { dress } = look;
  const folds = veins(pen, box(180, 250, 160, 200), darker(dress.first, 0.42), kind === 'robed' ? 9 : 6, 14);
  pen.shape(coat(kind), dress.first, {
    to: darker(dress.first, 0.14),
    reach: 18,
    grain: [folds],
    inside: () => {
      if (look.texture === 'apron')
        pen.shape(pts('206 296, 300 296, 322 470, 176 470'), lighter(dress.second, 0.2), {
          rim: 0.2,
          shade: 0.2,
        });
      if (look.texture === 'patches')
        for (const [d, tone] of [
          ['204 330!, 248 324!, 252 366!, 208 370!', '#c9785a'],
          ['276 268!, 310 272!, 306 304!, 274 300!', '#8fa860'],
        ] as const)
          pen.shape(pts(d), tone, { rim: 0.3 });
      if (look.texture === 'halves')
        pen.mark(pts('258 200!, 400 200!, 400 480!, 258 480!'), dress.second, 0.75);
      if (look.texture === 'vest')
        pen.shape(pts('226 236, 250 330, 252 420, 284 420, 276 330, 292 234'), dress.second, {
          rim: 0.2,
          shade: 0.2,
        });
    },
  });
  const belt = darker(mix(dress.second, '#4a2e24', 0.7), 0.1);
  pen.shape(tube('190 350 9, 258 362 10, 328 350 9'), belt);
  pen.shape(pts('244 348!, 268 349!, 268 374!, 244 373!'), '#dba84e', { ink: 1.5 });
  if (kind !== 'bones') pen.shape(tube('216 242 7, 256 258 10, 304 242 7'), dress.second, {});
  else
    for (const x of [-22, -8, 10, 26])
      pen.shape(tube([joint(258, 248, 4), joint(258 + x, 238, 5)]), look.body.first, { ink: 1.3 });
}

const person = (kind: Kind, size: number, headScale: number): Plan => ({
  poses: Object.keys(STANCES),
  heads: [...Object.keys(PEOPLE_HEADS), ...Object.keys(BEAST_HEADS)],
  textures: ['plain', 'apron', 'patches', 'halves', 'vest'],
  anchors: ['head', 'mouth', 'neck', 'back', 'near', 'far', 'ground', 'behind', 'front'],
  shows: kind === 'bones' ? 'body' : 'dress',
  draw: (pen, look, dress) => {
    const { near, far, feet, lean, head } = entryOf(STANCES, look.pose);
    dress('ground');
    pen.at({ x: 256, y: GROUND, scale: size, turn: lean }, () =>
      pen.at({ x: -256, y: -GROUND }, () => {
        dress('back', { x: 330, y: 300 });
        drawArm(pen, look, kind, [310, 264], far, true, dress);
        if (kind !== 'robed') drawLegs(pen, look, kind, feet);
        drawDress(pen, look, kind);
        dress('neck', { x: 256, y: 256 });
        pen.at(
          { x: head[0], y: head[1] - (headScale - 1.3) * 30, scale: headScale, turn: -lean * 0.7 },
          () => {
            drawHead(pen, look);
            dress('mouth', { x: isBeast(look.head) ? -62 : -14, y: 38 });
            dress('head');
          },
        );
        drawArm(pen, look, kind, [206, 266], near, false, dress);
      }),
    );
  },
});

export const PEOPLE: Readonly<Record<string, Plan>> = {
  person: person('walker', 1, 1.3),
  small: person('walker', 0.84, 1.62),
  stout: person('walker', 1.08, 1.2),
  robed: person('robed', 1, 1.3),
  bones: person('bones', 1, 1.42),
  scarecrow: person('pole', 1.06, 1.36),
};
