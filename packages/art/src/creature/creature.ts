import { EnemyType } from '@slumberfell/engine';
import { num, type SvgPart } from '../svg/svg-text.ts';
import type { Dress, Look } from './look.ts';
import { type Frame, Pen } from './pen.ts';
import { entryOf } from './plan.ts';
import { PLANS } from './plans/plans.ts';
import type { Box } from './points.ts';
import { PROPS } from './props/props.ts';
import { glints, LARGEST, rankedInk, rankedLight, rankedLook } from './rank.ts';
import type { RegionLight } from './region-light.ts';

/** How an enemy is drawn by the creature kit. */
export interface CreatureArt {
  readonly id: number;
  readonly name: string;
  readonly region: number;
  readonly type: EnemyType;
  readonly plan: string;
  readonly look: Look;
  readonly light: RegionLight;
}

/** The side of the square canvas. */
export const CANVAS = 512;

/** A creature that is drawn: light behind it, and itself, both without the outline. */
export interface DrawnCreature {
  readonly behind: SvgPart;
  readonly body: SvgPart;
  readonly extent: Box;
  readonly eyes: Pen['eyes'];
}

export function drawBody({ id, type, plan: name, look: given, light: ofRegion }: CreatureArt): DrawnCreature {
  const plan = entryOf(PLANS, name);
  const look = rankedLook(type, plan, given);
  const light = rankedLight(type, ofRegion, look);
  const body = new Pen(light, `c${id}`);
  const behind = new Pen(light, `b${id}`);
  const dress: (pen: Pen) => Dress =
    (pen) =>
    (anchor, frame: Frame = {}) => {
      for (const { name, anchor: place, scale, colours } of look.props)
        if (place === anchor)
          pen.at(frame, () => pen.at({ scale }, () => entryOf(PROPS, name)(pen, colours ?? look.dress)));
    };
  plan.draw(body, look, dress(body));
  dress(body)('front');
  if (type === EnemyType.Rare) glints(body, id, body.extent);
  // What is behind stays where it is on the canvas: its placing is taken back.
  const { scale, left, top } = placing(type, body.extent);
  behind.at({ x: -left / scale, y: -top / scale, scale: 1 / scale }, () => dress(behind)('behind'));
  return { behind: behind.parts, body: body.parts, extent: body.extent, eyes: body.eyes };
}

/**
 * The outline around everything solid, in the region's ink or in gold, and the grain of paper over it. The
 * outline is the blurred shape with a threshold: smooth, unlike a dilated one.
 */
export const outlined = (
  { id, type, light }: CreatureArt,
  { defs, body }: SvgPart,
  width: number,
): SvgPart => ({
  defs:
    `${defs}<filter id="outline${id}" x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB">` +
    '<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="3" intercept="-1.7"/></feComponentTransfer>' +
    `<feGaussianBlur in="solid" stdDeviation="${num(width)}"/><feComponentTransfer result="wide"><feFuncA type="linear" slope="4" intercept="-.3"/></feComponentTransfer>` +
    `<feFlood flood-color="${rankedInk(type, light)}" flood-opacity=".85"/><feComposite in2="wide" operator="in" result="line"/>` +
    '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .05  0 0 0 0 .16  0 0 0 -1.4 .86"/>' +
    '<feComposite in2="solid" operator="in"/><feComponentTransfer result="grain"><feFuncA type="linear" slope=".12"/></feComponentTransfer>' +
    '<feMerge><feMergeNode in="line"/><feMergeNode in="SourceGraphic"/><feMergeNode in="grain"/></feMerge></filter>',
  body: `<g filter="url(#outline${id})">${body}</g>`,
});

interface Placing {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** How the whole creature is put on the canvas, its feet where they are drawn. */
function placing(type: EnemyType, { x, y, width, height }: Box): Placing {
  const foot = Math.min(500, y + height);
  const scale = Math.min(LARGEST[type], (foot - 12) / Math.max(1, foot - y), 488 / width);
  const isOutside = x * scale < 12 || (x + width) * scale > 500;
  const left = isOutside || scale > 1 ? (CANVAS - (x * 2 + width) * scale) / 2 : (CANVAS / 2) * (1 - scale);
  return { scale, left, top: foot * (1 - scale) };
}

/** The transformation that puts the whole creature on the canvas. */
export function fitted(type: EnemyType, extent: Box): string {
  const { scale, left, top } = placing(type, extent);
  return `translate(${num(left)} ${num(top)}) scale(${num(scale)})`;
}

/** The square of the canvas that a portrait shows: the eyes, and the most of the body. */
export function portraitSquare({ extent, eyes }: DrawnCreature): Box {
  const { x, y, width, height } = extent;
  const largest = Math.max(0, ...eyes.map(({ radius }) => radius));
  const main = eyes.filter(({ radius }) => radius >= largest * 0.6);
  const side = Math.min(Math.max(width, height) + 30, Math.max(210, Math.max(width, height) * 0.58));
  const middle = (of: 'x' | 'y', other: number) =>
    main.length === 0 ? other : main.reduce((sum, eye) => sum + eye[of], 0) / main.length;
  const inside = (value: number, low: number, high: number) =>
    low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));
  const atX = middle('x', x + width / 2) * 0.72 + (x + width / 2) * 0.28;
  const atY = middle('y', y + height / 2) * 0.76 + (y + height / 2) * 0.24;
  return {
    x: inside(atX - side / 2, x - 14, x + width + 14 - side),
    y: inside(atY - side / 2, y - 14, y + height + 14 - side),
    width: side,
    height: side,
  };
}
