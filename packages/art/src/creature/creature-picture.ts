import { mix } from '../scene/colour.ts';
import { type Size, square } from '../svg/size.ts';
import { joinParts, num, radialGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';
import { CANVAS, type CreatureArt, drawBody, fitted, outlined, portraitSquare } from './creature.ts';

const OUTLINE = 1.6;
/** A portrait is shown small: its outline is wider. */
const PORTRAIT_OUTLINE = 2.6;

/** The whole creature on a transparent background. */
export function drawCreatureCutOut(art: CreatureArt, size: Size): string {
  return svgDocument(size, square(CANVAS), [wholeCreature(art)]);
}

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
export function drawCreaturePortrait(art: CreatureArt, size: Size): string {
  const { light } = art;
  const drawn = drawBody(art);
  const { x, y, width } = portraitSquare(drawn);
  const { defs, body } = joinParts([drawn.behind, outlined(art, drawn.body, PORTRAIT_OUTLINE)]);
  const scale = CANVAS / width;
  const parts: SvgPart = {
    defs:
      radialGradient('halo', [
        { at: 0, colour: mix(light.sky, light.rim, 0.5) },
        { at: 0.55, colour: mix(light.sky, light.dusk, 0.45) },
        { at: 1, colour: light.dusk },
      ]) + defs,
    body: `<rect width="${CANVAS}" height="${CANVAS}" fill="url(#halo)"/><g transform="scale(${num(scale)}) translate(${num(-x)} ${num(-y)})">${body}</g>`,
  };
  return svgDocument(size, square(CANVAS), [parts]);
}
