import { EnemyType } from '@slumberfell/engine';
import { mix } from '../scene/colour.ts';
import { type Size, square } from '../svg/size.ts';
import { joinParts, num, radialGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';
import { CANVAS, type CreatureArt, drawBody, fitted, outlined, portraitSquare } from './creature.ts';
import type { Box } from './points.ts';

const OUTLINE = 1.6;
/** A portrait is shown small: its outline is wider. */
const PORTRAIT_OUTLINE = 2.6;

const WHOLE: Box = { x: 0, y: 0, width: CANVAS, height: CANVAS };
const STATUE_INK = '#0c0a0e';
const STATUE_OUTLINE = 3.4;
/** Brightness with more contrast, slightly blue, as the metal of the niche. */
const STATUE_GREY = '.32 .74 .14 0 .01  .32 .74 .14 0 .015  .33 .75 .15 0 .025  0 0 0 1 0';

/** The whole creature on a transparent background. */
export function drawCreatureCutOut(art: CreatureArt, size: Size): string {
  const whole = wholeCreature(art);
  return svgDocument(size, square(CANVAS), [
    whole.defs.includes('<radialGradient') ? withoutFaint(whole) : whole,
  ]);
}

/**
 * Light that fades out has almost transparent pixels of many colours, which the eye does not see and which
 * make the file up to twice as large. They become wholly transparent.
 */
const withoutFaint = ({ defs, body }: SvgPart): SvgPart => ({
  defs:
    `${defs}<filter id="faint" filterUnits="userSpaceOnUse" x="0" y="0" width="${CANVAS}" height="${CANVAS}" color-interpolation-filters="sRGB">` +
    '<feComponentTransfer><feFuncA type="linear" slope="1.065" intercept="-.065"/></feComponentTransfer></filter>',
  body: `<g filter="url(#faint)">${body}</g>`,
});

/** The whole creature in front of the dusk of its region. */
export function drawCreatureTile(art: CreatureArt, size: Size): string {
  const { light } = art;
  const ground: SvgPart = {
    defs: radialGradient('dusk', [
      { at: 0, colour: light.sky },
      { at: 0.6, colour: mix(light.sky, light.dusk, 0.7) },
      { at: 1, colour: light.ink },
    ]),
    body: `<rect width="${CANVAS}" height="${CANVAS}" fill="url(#dusk)"/><ellipse cx="256" cy="476" rx="180" ry="15" fill="${light.ink}" opacity=".4"/>`,
  };
  return svgDocument(size, square(CANVAS), [ground, wholeCreature(art)]);
}

function wholeCreature(art: CreatureArt): SvgPart {
  const drawn = drawBody(art);
  const { defs, body } = joinParts([drawn.behind, outlined(art, drawn.body, OUTLINE)]);
  return { defs, body: `<g transform="${fitted(art.type, drawn.extent)}">${body}</g>` };
}

/** The creature cut around its eyes, in front of a light of its region. */
export const drawCreaturePortrait = (art: CreatureArt, size: Size): string =>
  svgDocument(size, square(CANVAS), [creaturePortrait(art)]);

/**
 * The portrait in a window of a drawing. A window that is higher than wide shows more above and below.
 * What is outside the window is not cut off.
 */
export function creaturePortrait(art: CreatureArt, window: Box = WHOLE): SvgPart {
  const { light } = art;
  const drawn = drawBody(art);
  const { x, y, width } = portraitSquare(drawn);
  const { defs, body } = joinParts([drawn.behind, outlined(art, drawn.body, PORTRAIT_OUTLINE)]);
  const scale = Math.min(window.width, window.height) / width;
  const left = window.x + (window.width - width * scale) / 2 - x * scale;
  const top = window.y + (window.height - width * scale) / 2 - y * scale;
  return {
    defs:
      radialGradient('halo', [
        { at: 0, colour: mix(light.sky, light.rim, 0.5) },
        { at: 0.55, colour: mix(light.sky, light.dusk, 0.45) },
        { at: 1, colour: light.dusk },
      ]) + defs,
    body:
      `<rect x="${window.x}" y="${window.y}" width="${window.width}" height="${window.height}" fill="url(#halo)"/>` +
      `<g transform="translate(${num(left)} ${num(top)}) scale(${num(scale)})">${body}</g>`,
  };
}

/** Where a smaller drawing of a creature stands: the middle of its foot, and the space above it. */
export interface CreaturePosition {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
}

const transformTo = ({ x, foot, width, height }: CreaturePosition, extent: Box): string => {
  const scale = Math.min(width / extent.width, height / extent.height);
  return (
    `translate(${num(x)} ${num(foot)}) scale(${scale.toFixed(4)}) ` +
    `translate(${num(-(extent.x + extent.width / 2))} ${num(-(extent.y + extent.height))})`
  );
};

/** The creature in neutral metal, lit as its drawing is. */
export function creatureStatue(art: CreatureArt, place: CreaturePosition): SvgPart {
  const { body, extent } = drawBody(art);
  const { defs, body: inInk } = outlined(
    // A Rare enemy has an outline of gold, its statue one of the statue's ink.
    { ...art, type: EnemyType.Normal, light: { ...art.light, ink: STATUE_INK } },
    body,
    STATUE_OUTLINE,
  );
  return {
    defs: `${defs}<filter id="metal-only" x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB"><feColorMatrix values="${STATUE_GREY}"/></filter>`,
    body: `<g transform="${transformTo(place, extent)}"><g filter="url(#metal-only)">${inInk}</g></g>`,
  };
}

/** The dark shape of the creature, its eyes glowing. `clip` is the id of a clip path. */
export function creatureShadow(
  art: CreatureArt,
  place: CreaturePosition,
  colour: string,
  glow: string,
): SvgPart {
  const { body, extent, eyes } = drawBody(art);
  const lights = eyes
    .map(
      ({ x, y, radius }) =>
        `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radius * 0.8)}" ry="${num(radius * 0.62)}"/>`,
    )
    .join('');
  return {
    defs:
      `${body.defs}<filter id="shadow" x="-6%" y="-6%" width="112%" height="112%"><feFlood flood-color="${colour}"/><feComposite in2="SourceAlpha" operator="in"/></filter>` +
      '<filter id="eye-light" x="-150%" y="-150%" width="400%" height="400%"><feGaussianBlur stdDeviation="9"/></filter>',
    body:
      `<g transform="${transformTo(place, extent)}"><g filter="url(#shadow)">${body.body}</g>` +
      `<g fill="${glow}" filter="url(#eye-light)">${lights}</g><g fill="#ffe9b0">${lights}</g></g>`,
  };
}
