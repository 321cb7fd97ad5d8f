import type { Ramp } from '../colour/ramp.ts';
import { linearGradient } from '../svg/svg-text.ts';

// All parts of a person are drawn on Lorelei's canvas of 980 by 980: the head around (490, 450), the
// shoulders at the lower edge.

/** Colour of the lines between parts of a person: a warm dark colour, as in the creatures, not black. */
export const LINE = '#21131c';

const AXIS = 'gradientUnits="userSpaceOnUse" x1="230" y1="120" x2="760" y2="940"';

/** A gradient from the lit side (upper left) to the dark side (lower right). */
export const litGradient = (id: string, high: string, middle: string, low: string): string =>
  linearGradient(
    id,
    [
      { at: 0, colour: high },
      { at: 0.45, colour: middle },
      { at: 1, colour: low },
    ],
    AXIS,
  );

/** The two tones of a palette as the gradients `{id}` and `{id}-trim`. */
export const clothGradients = (id: string, { first, second }: Ramp): string =>
  litGradient(id, first.high, first.middle, first.low) +
  litGradient(`${id}-trim`, second.high, second.middle, second.low);

/** A filled path with an outline. */
export const part = (path: string, fill: string, width = 9): string =>
  `<path d="${path}" fill="${fill}" stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A line without fill, for seams, folds and laces. */
export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Returns SVG elements of the left half of a person, and their mirror image. */
export const bothSides = (elements: string): string =>
  `${elements}<g transform="translate(980 0) scale(-1 1)">${elements}</g>`;
