import { EnemyType } from '@slumberfell/engine';
import { ramp } from '../colour/ramp.ts';
import { PORTRAIT_STYLE } from '../figure/style.ts';
import { seededNoise } from '../svg/random.ts';
import { type Size, square } from '../svg/size.ts';
import {
  joinParts,
  linearGradient,
  num,
  radialGradient,
  type SvgPart,
  svgDocument,
} from '../svg/svg-text.ts';
import { drawCreature } from './creature.ts';
import { AURA, type EnemyArt } from './enemy-art.ts';
import { star, sunRays } from './light-shapes.ts';

const SIDE = 512;
const FIGURE_SIZE = 404;
const ROOM_FOR_HELD = 0.88;

/**
 * The creature in front of hills in its region's colours. Bosses and elites have rays, rare enemies have
 * sparkles.
 */
export function drawPortrait(art: EnemyArt, size: Size): string {
  return svgDocument(size, square(SIDE), portraitParts(art));
}

/** The portrait in the window of a card: a little smaller than on its own. */
export function portraitOnCard(art: EnemyArt): SvgPart {
  const { defs, body } = joinParts(portraitParts(art));
  return { defs, body: `<g transform="translate(256 256) scale(.9) translate(-256 -256)">${body}</g>` };
}

/** The parts of a portrait on a canvas of 512 by 512. */
function portraitParts(art: EnemyArt): SvgPart[] {
  const scale = Math.min(art.scale, 1.1) * (art.held === null ? 1 : ROOM_FOR_HELD);
  const y = art.held?.place === 'above' ? 282 : 258;
  return [
    land(art),
    aura(art),
    drawCreature(art, { x: 256, y, size: FIGURE_SIZE * scale }, PORTRAIT_STYLE),
    vignette(),
  ];
}

function land({ id, region }: EnemyArt): SvgPart {
  const colours = ramp(region);
  const noise = seededNoise(`land ${id}`);
  const hill = (base: number, height: number, row: number) => {
    const points = Array.from(
      { length: 13 },
      (_, index) => `L${num((index / 12) * SIDE)} ${num(base - noise(index * 0.45 + row * 31, 2) * height)}`,
    );
    return `M0 ${SIDE}${points.join('')}L${SIDE} ${SIDE}z`;
  };
  return {
    defs: linearGradient('sky', [
      { at: 0, colour: colours.groundDark },
      { at: 0.5, colour: colours.first.low },
      { at: 0.82, colour: colours.second.middle },
    ]),
    body:
      `<rect width="${SIDE}" height="${SIDE}" fill="url(#sky)"/>` +
      `<path d="${hill(440, 120, 1)}" fill="${colours.groundLight}"/>` +
      `<path d="${hill(500, 110, 2)}" fill="${colours.groundDark}"/>`,
  };
}

function aura({ id, type, figure }: EnemyArt): SvgPart {
  const colour = AURA[type] ?? ramp(figure.palette).glow;
  const rays = type === EnemyType.Boss ? 22 : type === EnemyType.Elite ? 12 : 0;
  const sparks = type === EnemyType.Rare ? RARE_STARS : '';
  return {
    defs: radialGradient('aura', [
      { at: 0, colour, opacity: 0.7 },
      { at: 0.5, colour, opacity: 0.25 },
      { at: 1, colour, opacity: 0 },
    ]),
    body:
      `<circle cx="256" cy="256" r="300" fill="url(#aura)"/>` +
      (rays > 0
        ? `<path d="${sunRays(256, 256, 420, rays, String(id))}" fill="${colour}" opacity=".22"/>`
        : '') +
      (sparks === '' ? '' : `<path d="${sparks}" fill="#d8fbff"/>`),
  };
}

const RARE_STARS = [star(70, 90, 26), star(446, 72, 34), star(462, 330, 22), star(52, 372, 18)].join('');

const vignette = (): SvgPart => ({
  defs: radialGradient('vignette', [
    { at: 0.62, colour: '#0b0810', opacity: 0 },
    { at: 1, colour: '#0b0810', opacity: 0.7 },
  ]),
  body: `<rect width="${SIDE}" height="${SIDE}" fill="url(#vignette)"/>`,
});
