import { type Palette, type Ramp, ramp, type Shades } from '../colour/ramp.ts';
import { type Glyph, glyph } from '../glyph/glyph.ts';
import { linearGradient, num, type SvgPart } from '../svg/svg-text.ts';
import { blurFilter, lightingFilter } from './lighting.ts';
import type { FigureStyle } from './style.ts';

/** A glyph that is drawn as a solid, lit figure of cut paper. */
export interface Figure {
  readonly glyph: string;
  readonly palette: Palette;
  /**
   * 2: smaller islands (separate filled parts) of the glyph have the second tone or a bright one. 1: all
   * islands have the first tone.
   */
  readonly tones: 1 | 2;
  readonly flip: boolean;
  /** Degrees, clockwise. */
  readonly rotate: number;
}

/** A position on the canvas: the middle of the glyph's box, and the length of the box's longer side. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * Limits of the area of an island (a filled part of a glyph), as a share of the largest island's area. Above
 * `BODY_SHARE` an island has the first tone, above `PART_SHARE` the second, below that a bright one.
 */
const BODY_SHARE = 0.3;
const PART_SHARE = 0.03;
/** Smallest and largest area of a hole, as a share of the glyph's box, that is drawn as an eye. */
const EYE_SHARE = { least: 0.0004, most: 0.013 };

/**
 * Draws a figure: its shadow, its dark outline, the lit islands, the dark and the lit edge, and the eyes.
 * @param id prefix of the ids in the result; must differ for each figure of a picture
 * @param eyes colour of the light in small holes; null leaves them dark
 */
export function drawFigure(
  figure: Figure,
  place: Placement,
  style: FigureStyle,
  id: string,
  eyes: string | null = null,
): SvgPart {
  const shape = glyph(figure.glyph);
  const colours = ramp(figure.palette);
  const glowing = eyes === null ? '' : eyeHoles(shape);
  const defs = [
    ...tones(shape, colours, id, figure.flip),
    lightingFilter(`${id}-light`, style, colours.rim, figure.flip),
    ...edgeMasks(shape, id, figure.flip),
    style.shadow ? blurFilter(`${id}-shadow`, 9, 20) : '',
    glowing === '' ? '' : blurFilter(`${id}-eyes`, 10, 50),
  ];
  const around = `stroke-width="${style.outline}" stroke-linejoin="round"`;
  const body = [
    style.shadow
      ? `<path d="${shape.outline}" fill="#000" opacity=".42" transform="translate(0 20)" stroke="#000" ${around} filter="url(#${id}-shadow)"/>`
      : '',
    `<path d="${shape.outline}" fill="${colours.line}" stroke="${colours.line}" ${around}/>`,
    `<g filter="url(#${id}-light)">${islands(shape, figure, id)}</g>`,
    `<g mask="url(#${id}-dark)"><path d="${shape.path}" fill="${colours.deep}" opacity=".5"/></g>`,
    `<g mask="url(#${id}-rim)"><path d="${shape.path}" fill="${colours.rim}" opacity=".85"/></g>`,
    glowing === '' ? '' : `<path d="${glowing}" fill="${eyes}" filter="url(#${id}-eyes)"/>`,
    glowing === '' ? '' : `<path d="${glowing}" fill="${eyes}"/>`,
  ];
  return {
    defs: defs.join(''),
    body: `<g transform="${transformTo(place, figure, shape)}">${body.join('')}</g>`,
  };
}

/** Width and height of a glyph's box when its longer side is `size` and it is rotated by `rotate` degrees. */
export function figureExtent(name: string, size: number, rotate = 0): { width: number; height: number } {
  const { box } = glyph(name);
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const scale = size / Math.max(width, height);
  const cosine = Math.abs(Math.cos((rotate * Math.PI) / 180)) * scale;
  const sine = Math.abs(Math.sin((rotate * Math.PI) / 180)) * scale;
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

function transformTo({ x, y, size }: Placement, { rotate, flip }: Figure, { box }: Glyph): string {
  const scale = size / Math.max(box.right - box.left, box.bottom - box.top);
  const factor = scale.toFixed(4);
  return (
    `translate(${num(x)} ${num(y)}) rotate(${num(rotate)}) scale(${flip ? '-' : ''}${factor} ${factor}) ` +
    `translate(${num(-(box.left + box.right) / 2)} ${num(-(box.top + box.bottom) / 2)})`
  );
}

/** Gradients from the lit corner of the figure to the opposite corner. */
function tones(shape: Glyph, colours: Ramp, id: string, flip: boolean): string[] {
  const { left, top, right, bottom } = shape.box;
  const across = (part: number) => num(left + (right - left) * (flip ? 1 - part : part));
  const axis = `gradientUnits="userSpaceOnUse" x1="${across(0.15)}" y1="${num(top)}" x2="${across(0.75)}" y2="${num(bottom)}"`;
  const tone = (name: string, { low, middle, high }: Shades) =>
    linearGradient(
      `${id}-${name}`,
      [
        { at: 0, colour: high },
        { at: 0.48, colour: middle },
        { at: 1, colour: low },
      ],
      axis,
    );
  const { first } = colours;
  return [
    tone('first', first),
    tone('second', colours.second),
    tone('bright', { low: first.middle, middle: first.high, high: colours.rim }),
  ];
}

function islands(shape: Glyph, { tones: count }: Figure, id: string): string {
  const largest = shape.islands[0]?.area ?? 1;
  return shape.islands
    .map(({ path, area }, index) => {
      const share = area / largest;
      const isBody = count === 1 || index === 0 || share > BODY_SHARE;
      const tone = isBody ? 'first' : share > PART_SHARE ? 'second' : 'bright';
      return `<path d="${path}" fill="url(#${id}-${tone})"/>`;
    })
    .join('');
}

/**
 * Masks for the lit and for the dark edge. For each edge a copy of the figure is moved away from or towards
 * the light. The mask is the part of the figure that the copy does not cover.
 */
function edgeMasks({ path }: Glyph, id: string, flip: boolean): string[] {
  const side = flip ? -1 : 1;
  const mask = (name: string, x: number, y: number) =>
    `<mask id="${id}-${name}" maskUnits="userSpaceOnUse" x="-40" y="-40" width="600" height="600">` +
    `<path d="${path}" fill="#fff"/><path d="${path}" fill="#000" transform="translate(${x * side} ${y})"/></mask>`;
  return [mask('rim', 7, 9), mask('dark', -9, -12)];
}

function eyeHoles({ islands: parts, box }: Glyph): string {
  const whole = (box.right - box.left) * (box.bottom - box.top);
  return parts
    .flatMap(({ holes }) => holes)
    .filter(({ area }) => area > whole * EYE_SHARE.least && area < whole * EYE_SHARE.most)
    .map(({ path }) => path)
    .join('');
}
