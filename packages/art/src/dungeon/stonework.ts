/** Shapes that the gates share, in a drawing of 720 by 440 whose ground is at y = 408. */

const GROUND = 408;
export const MIDDLE = 360;
const LINE = '#140d18';

/**
 * Fills with a gradient in the first tone (`stone`) and the second tone (`stone-trim`) of the gate's
 * material.
 */
export const STONE = 'url(#stone)';
export const TRIM = 'url(#stone-trim)';

export const part = (path: string, fill: string, width = 5): string =>
  `<path d="${path}" fill="${fill}" stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A shape with an opening in it. */
export const frame = (outer: string, opening: string, fill: string): string =>
  `<path fill-rule="evenodd" d="${outer}${opening}" fill="${fill}" stroke="${LINE}" stroke-width="5" stroke-linejoin="round"/>`;

export const seams = (path: string, opacity = 0.55): string =>
  `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const shine = (path: string, opacity = 0.4): string =>
  `<path d="${path}" fill="none" stroke="#fff2d6" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** The given left half and its mirror image. */
export const mirrored = (elements: string): string =>
  `${elements}<g transform="translate(720 0) scale(-1 1)">${elements}</g>`;

/** The joints of a round arch around (360, y) with `count` stones, between an inner and an outer radius. */
export function voussoirs(y: number, inner: number, outer: number, count: number): string {
  let joints = '';
  for (let joint = 1; joint < count; joint++) {
    const angle = Math.PI + (joint / count) * Math.PI;
    const at = (radius: number) =>
      `${(MIDDLE + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
    joints += `M${at(inner)}L${at(outer)}`;
  }
  return joints;
}

/**
 * The joints between the layers of stones in a pier, from the ground to `top`. `left` and `right` are its
 * edges.
 */
export function courses(left: number, right: number, top: number, height: number): string {
  let joints = '';
  for (let y = GROUND - height; y > top; y -= height) joints += `M${left} ${y}H${right}`;
  return joints;
}
