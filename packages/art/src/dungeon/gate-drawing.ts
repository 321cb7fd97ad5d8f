import { part, STONE } from './stonework.ts';

/** The drawing of one form of gate. */
export interface GateDrawing {
  /** Path of the gate's opening. */
  readonly opening: string;
  /** SVG elements behind the opening: hills, trees, domes. */
  readonly behind: string;
  /** SVG elements around the opening, which they leave free. */
  readonly around: string;
  /** The y of the middle of the emblem above the gate. */
  readonly emblemY: number;
  /** The space in the gate's opening for the boss, whose feet are at y = `foot`. */
  readonly room: { readonly width: number; readonly height: number; readonly foot: number };
}

/**
 * Path of an opening with a round top around x = 360 on the ground. `half` is half its width, `top` the y of
 * its top.
 */
export const round = (half: number, top: number) =>
  `M${360 - half} 408V${top + half}A${half} ${half} 0 0 1 ${360 + half} ${top + half}V408z`;

/**
 * Path of an opening with straight sides up to y = `shoulder` and a pointed arch above them, whose tip is at
 * y = `top`.
 */
export const pointed = (half: number, top: number, shoulder: number) =>
  `M${360 - half} 408V${shoulder}Q${360 - half} ${top + (shoulder - top) * 0.42} 360 ${top}Q${360 + half} ${top + (shoulder - top) * 0.42} ${360 + half} ${shoulder}V408z`;

export const square = (half: number, top: number) => `M${360 - half} 408V${top}H${360 + half}V408z`;

/** The steps below most gates. */
export const steps = part('M176 394H544V408H176z', STONE) + part('M150 408H570V426H150z', STONE);
