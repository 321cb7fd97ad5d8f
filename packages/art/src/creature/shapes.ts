import type { Pen } from './pen.ts';
import { corner, oval, point, pts, stretched, TURN, tube } from './points.ts';

/** A flat star with four points. */
export const star = (pen: Pen, x: number, y: number, r: number, colour = '#fff6e0'): void =>
  pen.mark(
    Array.from({ length: 8 }, (_, index) => {
      const reach = index % 2 === 0 ? r : r * 0.25;
      const angle = (index / 8) * TURN;
      return corner(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }),
    colour,
  );

/**
 * Light around a place as flat discs, as cut from paper. On a transparent ground a light that fades costs
 * several times the bytes.
 */
export function halo(pen: Pen, x: number, y: number, r: number, colour: string, alpha = 1): void {
  for (const [part, strength] of [
    [1, 0.15],
    [0.76, 0.17],
    [0.52, 0.2],
  ] as const)
    pen.mark(oval(x, y, r * part), colour, strength * alpha);
}

/** A drop of water that falls. */
export const drop = (pen: Pen, x: number, y: number, size: number, colour: string): void =>
  pen.shape(stretched(pts('0 -1.5!, 0.7 -0.2, 0.8 0.4, 0 1, -0.8 0.4, -0.7 -0.2'), x, y, size), colour, {
    ink: 1.4,
  });

/** Wax, metal or ice that runs down, along spines. */
export function drips(pen: Pen, spines: readonly string[], colour: string): void {
  for (const spine of spines) pen.shape(tube(spine), colour, { ink: 1.1, shade: 0.25 });
}

/** A tooth or a tusk with its root at (x, y); a length below 0 points up. */
export const tooth = (pen: Pen, x: number, y: number, half: number, length: number): void =>
  pen.mark(stretched(pts('-1 0!, 1 0!, 0.2 1!, -0.2 1!'), x, y, half, length), '#fff4dc');

/** Claws of a paw that stands on (x, y). */
export function claws(pen: Pen, places: readonly number[], y: number, half: number, height: number): void {
  for (const x of places)
    pen.shape(
      [
        corner(x - half, y),
        point(x - half * 0.5, y - height),
        point(x + half * 0.6, y - height * 0.8),
        corner(x + half * 0.3, y),
      ],
      '#f0e4c8',
      { ink: 1.4 },
    );
}
