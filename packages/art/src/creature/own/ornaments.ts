import { darker, lighter, mix } from '../../scene/colour.ts';
import { eye } from '../face.ts';
import type { Mood } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, corner, oval, point, pts, TURN, tube } from '../points.ts';
import { speckle, veins } from '../texture.ts';

/** Flat rays from a middle, every second one shorter. */
export function rays(
  pen: Pen,
  x: number,
  y: number,
  near: number,
  far: number,
  count: number,
  colour: string,
  alpha: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * TURN;
    const at = (turn: number, reach: number) =>
      corner(x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach);
    const half = (TURN / count) * 0.24;
    pen.mark(
      [
        at(-half * 0.4, near),
        at(-half, index % 2 === 0 ? far : far * 0.8),
        at(half, index % 2 === 0 ? far : far * 0.8),
        at(half * 0.4, near),
      ],
      colour,
      alpha,
    );
  }
}

/** A skull with angry brows and its jaw wide open, its middle between the eyes; `r` is half its width. */
export function shoutingSkull(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  bone: string,
  glow: string,
  mood: Mood,
): void {
  pen.at({ x, y, scale: r / 50 }, () => {
    pen.shape(pts('-34 34, -30 84, -10 96, 14 96, 32 82, 36 32'), darker(bone, 0.16));
    pen.mark(pts('-24 38, 24 38, 22 74, 0 82, -20 74'), '#2a1024');
    pen.shape(
      pts('-46 10, -52 -20, -30 -52, 4 -60, 36 -50, 54 -16, 46 14, 30 24, 28 42, -26 44, -28 24'),
      bone,
      { reach: 8 },
    );
    for (const u of [-19, -6, 7, 20]) {
      pen.shape(
        pts('-5 34!, 5 34!, 4 50, -4 50').map((at) => point(at.x + u, at.y, at.corner)),
        lighter(bone, 0.3),
        { ink: 1.2, shade: 0.2 },
      );
      pen.shape(
        pts('-5 82!, 5 82!, 4 68, -4 68').map((at) => point(at.x + u * 0.9, at.y, at.corner)),
        lighter(bone, 0.2),
        { ink: 1.2, shade: 0.2 },
      );
    }
    for (const side of [1, -1]) {
      pen.mark(oval(side * 22, -6, 17, 16), '#1c0f22');
      eye(pen, side * 22, -4, 11, { mood, glow, lid: bone });
      pen.shape(tube(`${side * 3} -12 3, ${side * 20} -24 7, ${side * 46} -28 4`), darker(bone, 0.06), {
        ink: 1.3,
      });
    }
    pen.mark(pts('0 10!, 9 24!, -8 24!'), '#1c0f22');
  });
}

/** A barnacle that opens upward: dark, with feelers, or with an eye that looks out. */
export function barnacle(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: string,
  kind: 'dark' | 'plume' | 'eye',
): void {
  pen.at({ x, y, scale: size / 20, turn }, () => {
    pen.shape(pts('-24 18, -12 -14!, 12 -15!, 25 17, 0 24'), colour, {
      ink: 1.6,
      grain: [veins(pen, box(-20, -14, 40, 36), darker(colour, 0.45), 5, 3)],
    });
    if (kind === 'plume')
      for (const d of [
        '-4 -12 2, -14 -30 2, -26 -34 1',
        '0 -12 2, 0 -34 2, -6 -44 1',
        '4 -12 2, 14 -28 2, 24 -36 1',
      ])
        pen.shape(tube(d), '#f0a08c', { ink: 1 });
    pen.mark(oval(0, -14, 12, 7), '#1c1428');
    if (kind === 'eye') eye(pen, 0, -17, 8, { mood: 'wide', lid: colour, iris: '#3a9a86' });
  });
}

/** A shard of ice or glass that stands on (x, y). */
export function shard(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  half: number,
  turn: number,
  colour: string,
): void {
  pen.at({ x, y, turn }, () =>
    pen.shape(
      [
        corner(-half, 0),
        corner(-half * 0.85, -height * 0.72),
        corner(0, -height),
        corner(half * 0.85, -height * 0.76),
        corner(half, 0),
      ],
      colour,
      {
        to: mix(colour, '#2f4486', 0.5),
        inside: () =>
          pen.mark(
            [
              corner(-half, 0),
              corner(-half * 0.85, -height * 0.72),
              corner(0, -height),
              corner(-half * 0.15, 0),
            ],
            '#f4fbff',
            0.45,
          ),
      },
    ),
  );
}

/** Snow on the ground, with a lit upper edge. */
export const snow = (pen: Pen, d: string): void =>
  pen.shape(pts(d), '#f2f5ff', { to: '#b4c2e8', ink: 1.2, reach: 10 });

/** Stones, rust and salt: specks on a large surface. */
export const specks = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  count = 60,
) => speckle(pen, box(x, y, width, height), colour, count, 4.5);
