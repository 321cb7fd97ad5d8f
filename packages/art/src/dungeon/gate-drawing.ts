import { part, STONE } from './stonework.ts';

/** One way in. */
export interface GateDrawing {
  /** What one looks through. */
  readonly opening: string;
  /** Behind the opening: hills, trees, domes. */
  readonly behind: string;
  /** Around it, with the opening left free. */
  readonly around: string;
  /** Height of the emblem's middle. */
  readonly emblemY: number;
  /** How much space the opening has for a creature that stands at y = `foot`. */
  readonly room: { readonly width: number; readonly height: number; readonly foot: number };
}

/** Openings around x = 360 that stand on the ground, `half` wide to each side, up to y = `top`. */
export const round = (half: number, top: number) =>
  `M${360 - half} 408V${top + half}A${half} ${half} 0 0 1 ${360 + half} ${top + half}V408z`;

/** `shoulder` is the height at which the pointed arch begins. */
export const pointed = (half: number, top: number, shoulder: number) =>
  `M${360 - half} 408V${shoulder}Q${360 - half} ${top + (shoulder - top) * 0.42} 360 ${top}Q${360 + half} ${top + (shoulder - top) * 0.42} ${360 + half} ${shoulder}V408z`;

export const square = (half: number, top: number) => `M${360 - half} 408V${top}H${360 + half}V408z`;

/** What most gates stand on. */
export const steps = part('M176 394H544V408H176z', STONE) + part('M150 408H570V426H150z', STONE);
