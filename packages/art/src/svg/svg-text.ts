import type { Size } from './size.ts';

/** A piece of a drawing: its definitions (the content of `<defs>`) and its painted elements. */
export interface SvgPart {
  readonly defs: string;
  readonly body: string;
}

export const joinParts = (parts: readonly SvgPart[]): SvgPart => ({
  defs: parts.map(({ defs }) => defs).join(''),
  body: parts.map(({ body }) => body).join(''),
});

/** A number as SVG text, with two decimals: more would not be visible. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** A whole SVG document. `canvas` is the coordinate space of the parts; the result is scaled to `size`. */
export function svgDocument(size: Size, canvas: Size, parts: readonly SvgPart[]): string {
  const { defs, body } = joinParts(parts);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${defs}</defs>${body}</svg>`
  );
}

interface Stop {
  /** Position on the gradient: 0 (start) to 1 (end). */
  readonly at: number;
  readonly colour: string;
  /** 0 to 1; if absent, 1. */
  readonly opacity?: number;
}

const stopText = ({ at, colour, opacity }: Stop): string =>
  `<stop offset="${num(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`}/>`;

/** A gradient from the middle of the painted element to its edge, unless `shape` gives another circle. */
export const radialGradient = (id: string, stops: readonly Stop[], shape = ''): string =>
  `<radialGradient id="${id}" ${shape}>${stops.map(stopText).join('')}</radialGradient>`;

/** A gradient from top to bottom, unless `shape` gives other end points. */
export const linearGradient = (
  id: string,
  stops: readonly Stop[],
  shape = 'x1="0" y1="0" x2="0" y2="1"',
): string => `<linearGradient id="${id}" ${shape}>${stops.map(stopText).join('')}</linearGradient>`;
