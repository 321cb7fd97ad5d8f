import { num } from '../svg/svg-text.ts';

/** Colours of a figure's edge, as in `Ramp`: the dark line around it, its lit rim, its shaded side. */
interface Edge {
  readonly line: string;
  readonly rim: string;
  readonly deep: string;
  /** Width of the line in units of the 512 by 512 canvas. */
  readonly width: number;
}

/**
 * An SVG filter that draws an edge around a group of shapes, as `drawFigure` does around a glyph: an outline,
 * a lit rim at the upper left, and shade at the lower right. Shapes of the group may overlap: the edge
 * follows only their common silhouette.
 */
export const edgeFilter = (id: string, { line, rim, deep, width }: Edge): string =>
  [
    `<filter id="${id}" x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB">`,
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(width * 0.42)}" result="soft"/>`,
    '<feComponentTransfer in="soft" result="wide"><feFuncA type="linear" slope="14" intercept="-.7"/></feComponentTransfer>',
    `<feFlood flood-color="${line}"/><feComposite in2="wide" operator="in" result="around"/>`,
    '<feOffset in="SourceAlpha" dx="5" dy="6.500" result="away"/>',
    '<feComposite in="SourceAlpha" in2="away" operator="out" result="litEdge"/>',
    `<feFlood flood-color="${rim}" flood-opacity=".8"/><feComposite in2="litEdge" operator="in" result="shine"/>`,
    '<feOffset in="SourceAlpha" dx="-9" dy="-5" result="towards"/>',
    '<feComposite in="SourceAlpha" in2="towards" operator="out" result="darkEdge"/>',
    `<feFlood flood-color="${deep}" flood-opacity=".42"/><feComposite in2="darkEdge" operator="in" result="shade"/>`,
    '<feMerge><feMergeNode in="around"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="shine"/></feMerge>',
    '</filter>',
  ].join('');
