import { darker, mix } from '../../scene/colour.ts';
import { BEAST_HEADS, drawBeastHead } from '../heads/beast-heads.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, joint, leaf, point, puffs, type Shape, tube } from '../points.ts';
import { fur } from '../texture.ts';
import { drawTexture, grainOf } from './coats.ts';
import { type Coordinates, type Leg, STANCES, type Stance } from './quadruped-stances.ts';

interface Build {
  readonly chest: number;
  readonly hips: number;
  readonly leg: number;
  readonly head: number;
}

const HOOFED = ['goat', 'ram', 'ewe', 'bull', 'boar', 'stag'];

function drawTail(pen: Pen, { head, body }: Look, [hx, hy]: Coordinates, [tx, ty]: Coordinates): void {
  const middle = joint((hx + tx) / 2 + 20, (hy + ty) / 2 - 20, 6);
  switch (head) {
    case 'wolf':
    case 'squirrel':
      pen.shape(
        tube([joint(hx, hy, 12), { ...middle, half: 30 }, joint(tx, ty, 28), joint(tx + 20, ty + 24, 1)]),
        body.first,
        {
          to: body.second,
          grain: [fur(pen, box(hx, Math.min(hy, ty) - 30, 120, 150), darker(body.first, 0.4), 0.8, 16, 40)],
        },
      );
      return;
    case 'bull':
      pen.shape(tube([joint(hx, hy, 9), middle, joint(tx, ty, 5)]), body.first);
      pen.shape(leaf(tx, ty, 60, 34, 1.3, 8), darker(body.first, 0.4), {});
      return;
    case 'mouse':
    case 'rat':
      pen.shape(tube([joint(hx, hy, 10), middle, joint(tx, ty, 5), joint(tx + 10, ty - 50, 1)]), '#d8948c');
      return;
    default:
      pen.shape(puffs(hx + (tx - hx) * 0.4, hy + (ty - hy) * 0.4, 30, 26, 7, 0.2), body.first, {});
  }
}

function drawLeg(
  pen: Pen,
  look: Look,
  from: Coordinates,
  [knee, foot]: Leg,
  half: number,
  colour: string,
): void {
  pen.shape(
    tube([
      joint(from[0], from[1], half * 1.7),
      joint(knee[0], knee[1], half),
      joint(foot[0], foot[1] - half * 0.9, half * 0.85),
    ]),
    colour,
    { to: darker(colour, 0.18) },
  );
  const [x, y] = foot;
  if (HOOFED.includes(look.head)) {
    const hoof: Shape = [
      point(x - half * 1.3, y, true),
      point(x - half * 0.85, y - half * 1.3, true),
      point(x + half * 0.85, y - half * 1.3, true),
      point(x + half * 1.05, y, true),
    ];
    pen.shape(hoof, '#4a3838', { shade: 0.2 });
    return;
  }
  const paw: Shape = [
    point(x - half * 2, y),
    point(x - half * 1.8, y - half),
    point(x, y - half * 1.5),
    point(x + half, y - half * 0.8),
    point(x + half, y),
  ];
  pen.shape(paw, colour, { to: darker(colour, 0.2) });
  for (const u of [-1.3, -0.6])
    pen.line(
      [point(x + u * half, y - half * 0.6), point(x + u * half, y - 2)],
      darker(colour, 0.5),
      2.2,
      0.7,
    );
}

/** Back and belly in one outline; the texture lies on it. */
function torso({ chest: [cx, cy], hips: [hx, hy] }: Stance, build: Build): Shape {
  const [dx, dy] = [hx - cx, hy - cy];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, across: number) =>
    point(cx + ux * along - uy * across, cy + uy * along + ux * across);
  const { chest: c, hips: h } = build;
  return [
    at(-c * 0.95, c * 0.1),
    at(-c * 0.72, -c * 0.72),
    at(0, -c),
    at(length * 0.5, -(c + h) * 0.44),
    at(length, -h * 0.98),
    at(length + h * 0.8, -h * 0.6),
    at(length + h, h * 0.1),
    at(length + h * 0.62, h * 0.8),
    at(length * 0.62, h * 0.88),
    at(length * 0.3, c * 0.92),
    at(-c * 0.5, c * 0.86),
  ];
}

const quadruped = (build: Build): Plan => ({
  poses: Object.keys(STANCES),
  heads: Object.keys(BEAST_HEADS),
  textures: ['fur', 'wool', 'quills', 'moss', 'bark', 'stone', 'ribs'],
  anchors: ['head', 'mouth', 'neck', 'back', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const stance = entryOf(STANCES, look.pose);
    const { chest, hips, head, legs } = stance;
    const { body } = look;
    const far = mix(darker(body.first, 0.22), pen.light.dusk, 0.22);
    dress('ground');
    drawTail(pen, look, [hips[0] + build.hips * 0.8, hips[1] - 10], stance.tail);
    drawLeg(pen, look, [chest[0] + 26, chest[1] + 30], legs[0], build.leg, far);
    drawLeg(pen, look, [hips[0] - 20, hips[1] + 26], legs[2], build.leg, far);
    drawLeg(pen, look, [hips[0] + 16, hips[1] + 20], legs[3], build.leg * 1.12, body.first);
    drawLeg(pen, look, [chest[0] - 10, chest[1] + 30], legs[1], build.leg * 1.05, body.first);
    const neck = tube([
      joint(chest[0] + 6, chest[1] - 14, build.chest * 0.82),
      joint((chest[0] + head[0]) / 2, (chest[1] + head[1]) / 2, build.chest * 0.62),
      joint(head[0] + 14, head[1] + 10, 40 * build.head),
    ]);
    pen.shape(torso(stance, build), body.first, {
      to: mix(body.first, body.second, 0.5),
      reach: 22,
      grain: grainOf(pen, look, stance),
    });
    pen.shape(neck, body.first, {
      ink: 0,
      rim: 0.3,
      shade: 0.12,
      reach: 7,
      grain: [
        fur(
          pen,
          box(head[0] - 30, head[1], chest[0] - head[0] + 90, chest[1] - head[1] + 50),
          darker(body.first, 0.42),
          1,
          15,
          30,
        ),
      ],
    });
    drawTexture(pen, look, stance, build.chest);
    dress('back');
    dress('neck', { x: (chest[0] + head[0]) / 2 - 6, y: (chest[1] + head[1]) / 2 + 26, turn: 0.5 });
    pen.at({ x: head[0], y: head[1], scale: build.head, turn: stance.turn }, () => {
      drawBeastHead(pen, look, entryOf(BEAST_HEADS, look.head));
      dress('mouth', { x: -62, y: 42 });
      dress('head');
    });
  },
});

export const QUADRUPEDS: Readonly<Record<string, Plan>> = {
  quadruped: quadruped({ chest: 72, hips: 70, leg: 17, head: 1.12 }),
  slender: quadruped({ chest: 60, hips: 56, leg: 12, head: 1.02 }),
  heavy: quadruped({ chest: 98, hips: 82, leg: 24, head: 1.3 }),
  low: quadruped({ chest: 86, hips: 86, leg: 16, head: 1.3 }),
};
