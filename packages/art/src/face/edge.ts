import { num } from '../svg/svg-text.ts';

/**
 * Colours of a figure's edge: the dark line around it, its lit rim, its shaded side. Creatures use the same
 * colours.
 */
interface Edge {
  readonly line: string;
  readonly rim: string;
  readonly deep: string;
  /** Width of the line in units of the 512 by 512 canvas. */
  readonly width: number;
}

/**
 * A filter that draws for a group of shapes the edge that `drawFigure` draws for a glyph: outline, rim on the
 * side of the lantern (upper left), shade on the other side. Shapes of the group may overlap: only their
 * common silhouette counts.
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
