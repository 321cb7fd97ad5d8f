import { darker, lighter, mix } from '../../scene/colour.ts';
import type { Pen } from '../pen.ts';
import { box, joint, leaf, point, pts, stretched, tube } from '../points.ts';
import { scales } from '../texture.ts';

/** A fan of feathers from a place: lengths and directions run from the first to the last. */
export function feathers(
  pen: Pen,
  x: number,
  y: number,
  count: number,
  length: readonly [number, number],
  turn: readonly [number, number],
  width: number,
  colour: string,
  bend = 0,
): void {
  for (let index = 0; index < count; index += 1) {
    const part = count === 1 ? 0.5 : index / (count - 1);
    const angle = turn[0] + (turn[1] - turn[0]) * part;
    const reach = length[0] + (length[1] - length[0]) * part;
    const tone = mix(darker(colour, 0.24), colour, part);
    pen.shape(leaf(x, y, reach, width, angle, bend), tone, { shade: 0.34, rim: 0.5, ink: 1.6 });
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    pen.line(
      [
        point(x + cos * reach * 0.3, y + sin * reach * 0.3),
        point(x + cos * reach * 0.9 - sin * bend * 0.9, y + sin * reach * 0.9 + cos * bend * 0.9),
      ],
      darker(tone, 0.4),
      1.4,
      0.5,
    );
  }
}

/** A beak that points left from (x, y). */
export function beak(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  thick: number,
  colour: string,
  open: number,
): void {
  if (open > 0)
    pen.mark(
      [
        point(x + 4, y - 4, true),
        point(x - length * 0.7, y, true),
        point(x - length * 0.6, y + open, true),
        point(x + 4, y + thick * 0.6, true),
      ],
      '#4a1426',
    );
  pen.shape(
    [
      point(x + 3, y, true),
      point(x - length * 0.4, y + thick * 0.1 + open * 0.5),
      point(x - length * 0.82, y + thick * 0.26 + open, true),
      point(x - length * 0.3, y + thick * 0.66 + open * 0.7),
      point(x + 5, y + thick * 0.7, true),
    ],
    darker(colour, 0.22),
    { shade: 0.3, rim: 0.3 },
  );
  pen.shape(
    [
      point(x + 4, y - thick * 0.62, true),
      point(x - length * 0.45, y - thick * 0.5),
      point(x - length, y + thick * 0.14, true),
      point(x - length * 0.45, y + thick * 0.16),
      point(x + 4, y + thick * 0.16, true),
    ],
    colour,
    {},
  );
}

export function foldedWing(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  height: number,
  colour: string,
  turn: number,
): void {
  pen.at({ x, y, turn }, () => {
    feathers(
      pen,
      -length * 0.1,
      height * 0.05,
      6,
      [length * 0.8, length * 1.12],
      [0.42, -0.02],
      height * 0.32,
      colour,
      -height * 0.06,
    );
    pen.shape(
      stretched(
        pts('-0.42 0, -0.3 -0.46, 0.14 -0.46, 0.52 -0.06!, 0.3 0.4, -0.1 0.52, -0.38 0.32'),
        0,
        0,
        length,
        height,
      ),
      colour,
      {
        grain: [
          scales(
            pen,
            box(-length * 0.5, -height * 0.5, length * 1.1, height),
            darker(colour, 0.5),
            height * 0.24,
          ),
        ],
      },
    );
  });
}

/** A spread wing that rises from (x, y). */
export function spreadWing(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  turn: number,
  colour: string,
): void {
  feathers(pen, x, y, 8, [length * 0.62, length], [turn + 1.05, turn - 0.12], length * 0.2, colour, -8);
  pen.shape(leaf(x, y, length * 0.66, length * 0.36, turn + 0.12, -10), lighter(colour, 0.08), {
    grain: [
      scales(pen, box(x - length, y - length, length * 2, length * 2), darker(colour, 0.45), length * 0.1),
    ],
  });
}

export function leg(pen: Pen, x: number, top: number, ground: number, colour: string, half: number): void {
  pen.shape(
    tube([
      joint(x, top, half * 1.8),
      joint(x + half * 1.6, (top + ground) / 2, half),
      joint(x - half * 0.4, ground - half, half * 0.9),
    ]),
    colour,
    { shade: 0.3 },
  );
  for (const [tx, ty] of [
    [-5.4, 0],
    [-4, 1.7],
    [2.8, 0.6],
  ] as const)
    pen.shape(
      tube([
        joint(x, ground - half, half * 0.85),
        joint(x + half * tx * 0.6, ground - half * 0.9 + half * ty * 0.6, half * 0.8),
        joint(x + half * tx, ground + half * ty - 2, 0.8),
      ]),
      colour,
      { ink: 1.4 },
    );
}
