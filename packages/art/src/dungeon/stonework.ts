/** Shapes that the gates share, in a drawing of 720 by 440 whose ground is at y = 408. */

const GROUND = 408;
export const MIDDLE = 360;
const LINE = '#140d18';

/**
 * Values of `fill` for the gate's material: a gradient in its first tone (`STONE`) and one in its second tone
 * (`TRIM`).
 */
export const STONE = 'url(#stone)';
export const TRIM = 'url(#stone-trim)';

export const part = (path: string, fill: string, width = 5): string =>
  `<path d="${path}" fill="${fill}" stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** An SVG path of the shape `outer` with the hole `opening`. */
export const frame = (outer: string, opening: string, fill: string): string =>
  `<path fill-rule="evenodd" d="${outer}${opening}" fill="${fill}" stroke="${LINE}" stroke-width="5" stroke-linejoin="round"/>`;

export const seams = (path: string, opacity = 0.55): string =>
  `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const shine = (path: string, opacity = 0.4): string =>
  `<path d="${path}" fill="none" stroke="#fff2d6" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** Returns SVG elements of the left half of a gate, and their mirror image. */
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
 * Path of the joints between the layers of stones in a pier, from the ground up to `top`. `left` and `right`
 * are the pier's edges, `height` is that of one layer.
 */
export function courses(left: number, right: number, top: number, height: number): string {
  let joints = '';
  for (let y = GROUND - height; y > top; y -= height) joints += `M${left} ${y}H${right}`;
  return joints;
}
