import { darker, mix } from '../scene/colour.ts';
import type { Mood } from './look.ts';
import type { Pen } from './pen.ts';
import { corner, oval, point, pts, type Shape, stretched } from './points.ts';

const PUPIL = '#150b18';

export interface EyeLook {
  readonly mood: Mood;
  readonly lid: string;
  readonly white?: string;
  readonly iris?: string;
  /** Colour of the light in a glowing eye. */
  readonly glow?: string;
  readonly pupil?: 'round' | 'slit' | 'bar';
}

/** How far the lid comes down, and how far its inner end is lower than its outer one, in radii. */
const LIDS: Readonly<Partial<Record<Mood, readonly [drop: number, slant: number]>>> = {
  bright: [-0.92, 0.05],
  cross: [-0.5, 0.6],
  sad: [-0.45, -0.5],
  sly: [-0.14, 0.2],
  sleepy: [0.12, -0.08],
};

/** @param inner the side of the eye where the nose is: -1 left, as in a profile, or 1 right */
export function eye(pen: Pen, x: number, y: number, r: number, look: EyeLook, inner: -1 | 1 = -1): void {
  const { mood, lid, white = '#fff6e2', iris, glow = '#ffd27a', pupil = 'round' } = look;
  pen.look(x, y, r);
  const at = (u: number, v: number, sharp = false) => point(x + u * r, y + v * r, sharp);
  if (mood === 'shut') {
    const dark = darker(lid, 0.6);
    pen.line([at(-1, 0), at(-0.4, 0.55), at(0.4, 0.55), at(1, 0)], dark, r * 0.32);
    for (const u of [-0.7, 0, 0.7])
      pen.line([at(u, 0.5 - Math.abs(u) * 0.25), at(u * 1.35, 0.95 - Math.abs(u) * 0.3)], dark, r * 0.2);
    return;
  }
  if (mood === 'beady') {
    pen.shape(oval(x, y, r * 0.86, r * 0.92), '#24141f', { shade: 0, rim: 0.25, ink: r * 0.14 });
    pen.mark(oval(x - r * 0.28, y - r * 0.34, r * 0.27), '#fffdf4');
    return;
  }
  if (mood === 'glowing') {
    pen.glow(x, y, r * 3, glow, 0.9);
    pen.mark(oval(x, y, r * 0.86, r), '#1c0f22');
    pen.mark(oval(x, y, r * 0.6, r * 0.72), glow);
    pen.mark(oval(x, y, r * 0.3, r * 0.4), '#fffbe6');
    return;
  }
  const isWide = mood === 'wide';
  pen.shape(oval(x, y, r, r * (isWide ? 1.12 : 1)), white, {
    shade: 0.16,
    rim: 0,
    ink: r * 0.2,
    inside: () => {
      const [px, py] = [x - r * 0.28, y + r * 0.08];
      const size = isWide ? 0.38 : 0.56;
      if (iris !== undefined) pen.mark(oval(px, py, r * (size + 0.16)), iris);
      if (pupil === 'round') pen.mark(oval(px, py, r * size * (iris === undefined ? 1 : 0.72)), PUPIL);
      if (pupil === 'slit') pen.mark(oval(px, py, r * 0.2, r * 0.62), PUPIL);
      if (pupil === 'bar') pen.mark(oval(px, py, r * 0.62, r * 0.24), PUPIL);
      pen.mark(oval(px - r * 0.22, py - r * 0.3, r * 0.22), '#fffdf4');
      const [drop, slant] = LIDS[mood] ?? [-2, 0];
      const tilt = slant * inner;
      pen.shape(
        [
          at(-1.5, -1.7, true),
          at(1.5, -1.7, true),
          at(1.5, drop + tilt, true),
          at(0, drop + 0.06),
          at(-1.5, drop - tilt, true),
        ],
        lid,
        { shade: 0, rim: 0, ink: r * 0.24 },
      );
    },
  });
}

/** Two eyes of a face that is turned a little to the left. */
export function eyePair(pen: Pen, x: number, y: number, gap: number, r: number, look: EyeLook): void {
  eye(pen, x + gap * 0.52, y, r, look, -1);
  eye(pen, x - gap * 0.52, y, r * 0.94, look, 1);
}

/** The line of a closed mouth; `bend` above 0 smiles. */
export const mouth = (pen: Pen, x: number, y: number, half: number, bend: number, width = 4): void =>
  pen.line(
    [
      point(x - half, y),
      point(x - half * 0.4, y + bend),
      point(x + half * 0.4, y + bend),
      point(x + half, y),
    ],
    '#2a1220',
    width,
  );

/** The mouth that fits a mood. */
export function moodMouth(pen: Pen, x: number, y: number, half: number, mood: Mood): void {
  const bend = { bright: 9, wide: 4, cross: -6, sad: -9, glowing: -3, beady: 5, shut: 4, sly: 9, sleepy: 3 }[
    mood
  ];
  if (mood === 'wide') {
    pen.shape(oval(x, y + 3, half * 0.5, half * 0.6), '#4a1426', { shade: 0, rim: 0 });
    return;
  }
  mouth(pen, x, y - bend * 0.3, half, bend, Math.max(2.6, half * 0.22));
}

/** An open mouth; each tooth is its middle, the half of its width, and its length (below 0: from below). */
export function maw(
  pen: Pen,
  shape: Shape,
  teeth: readonly (readonly [x: number, y: number, half: number, length: number])[],
  inner = '#3a0f22',
): void {
  pen.shape(shape, inner, {
    shade: 0.3,
    rim: 0,
    ink: 2.4,
    inside: () => {
      for (const [x, y, half, length] of teeth) {
        const root = length > 0 ? y - 6 : y + 6;
        pen.mark(
          [
            corner(x - half, root),
            corner(x + half, root),
            corner(x + half * 0.2, y + length),
            corner(x - half * 0.2, y + length),
          ],
          '#f6ead0',
        );
      }
    },
  });
}

export const blush = (pen: Pen, x: number, y: number, r: number): void =>
  pen.mark(oval(x, y, r, r * 0.7), '#e8606c', 0.32);

/** A hand round a haft at (0, 0): four fingers, each for itself, and the thumb. The wrist is to the right. */
export function fist(pen: Pen, r: number, skin: string): void {
  pen.shape(stretched(pts('0.9 -0.7, 1.3 0, 0.9 0.75, -0.3 0.8, -0.55 0, -0.3 -0.8'), 0, 0, r), skin, {
    rim: 0.5,
  });
  for (const [index, v] of [-0.62, -0.2, 0.22, 0.6].entries())
    pen.shape(
      oval(-r * (index === 1 || index === 2 ? 0.5 : 0.4), v * r, r * 0.42, r * 0.27, 0.12),
      mix(skin, '#fff0d8', 0.1),
      { shade: 0.25, rim: 0.5, ink: 1.3 },
    );
  pen.shape(stretched(pts('0.5 -0.8, 0.1 -1.0, -0.4 -0.72, -0.3 -0.44, 0.3 -0.3'), 0, 0, r), skin, {
    shade: 0.2,
    rim: 0.6,
    ink: 1.3,
  });
}

/** An open hand at (0, 0), palm to the viewer, its fingers to the left. */
export function openHand(pen: Pen, r: number, skin: string): void {
  for (const [angle, length] of [
    [2.35, 1.15],
    [2.85, 1.5],
    [3.25, 1.56],
    [3.65, 1.35],
  ] as const) {
    const [cos, sin] = [Math.cos(angle), -Math.sin(angle)];
    pen.shape(
      [
        point(cos * r * 0.4 - sin * r * 0.24, sin * r * 0.4 + cos * r * 0.24),
        point(cos * r * length - sin * r * 0.2, sin * r * length + cos * r * 0.2),
        point(cos * r * (length + 0.18), sin * r * (length + 0.18)),
        point(cos * r * length + sin * r * 0.2, sin * r * length - cos * r * 0.2),
        point(cos * r * 0.4 + sin * r * 0.24, sin * r * 0.4 - cos * r * 0.24),
      ],
      skin,
      { shade: 0.2, rim: 0.5, ink: 1.3 },
    );
  }
  pen.shape(stretched(pts('1 -0.55, 1 0.6, 0.1 0.82, -0.62 0.5, -0.7 -0.4, 0 -0.8'), 0, 0, r), skin, {
    ink: 1.3,
  });
  pen.shape(stretched(pts('0.5 -0.6, 0.2 -1.3, -0.1 -1.45, -0.22 -1.2, 0 -0.5'), 0, 0, r), skin, {
    shade: 0.2,
    ink: 1.3,
  });
}
