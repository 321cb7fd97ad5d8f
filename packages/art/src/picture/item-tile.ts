import { type Palette, ramp } from '../colour/ramp.ts';
import { drawFigure, type Figure } from '../figure/figure.ts';
import { BADGE_STYLE, ITEM_STYLE } from '../figure/style.ts';
import { seededRandom } from '../svg/random.ts';
import { type Size, square } from '../svg/size.ts';
import { num, radialGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';
import { star, sunRays } from './light-shapes.ts';

/** Effects of light around an item, from the weakest to the strongest. */
export const EFFECTS = ['none', 'glow', 'sparkle', 'rays'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface ItemArt {
  readonly figure: Figure;
  /** At 1 the glyph's longer side is three quarters of the tile. */
  readonly scale: number;
  readonly effect: Effect;
  /** Colours of the background; null: the figure's own colours. */
  readonly background: Palette | null;
  readonly badge: Figure | null;
}

const SIDE = 512;
const FIGURE_SIZE = 392;
const SPARKLES = 5;

/**
 * A square tile: dark background, light, the item, and its badge at the lower right. The page adds the frame
 * of the quality.
 */
export function drawItemTile(seed: string, art: ItemArt, size: Size): string {
  const { figure, badge } = art;
  const parts = [
    itemGround(seed, art),
    drawFigure(figure, { x: 256, y: 252, size: FIGURE_SIZE * art.scale }, ITEM_STYLE, 'thing'),
    sparkles(seed, art),
  ];
  if (badge !== null) parts.push(drawFigure(badge, { x: 366, y: 366, size: 186 }, BADGE_STYLE, 'badge'));
  return svgDocument(size, square(SIDE), parts);
}

function itemGround(seed: string, { figure, background, effect }: ItemArt): SvgPart {
  const palette = background ?? figure.palette;
  const ground = tileGround(palette, effect !== 'none');
  if (effect !== 'rays') return ground;
  const rays = `<path d="${sunRays(256, 256, 460, 16, seed)}" fill="${ramp(palette).glow}" opacity=".18"/>`;
  return { defs: ground.defs, body: ground.body + rays };
}

/**
 * Draws the background of a square tile: dark, in the colours of the palette, with a glow in the middle. The
 * glow is larger and stronger if `shines` is true.
 */
export function tileGround(palette: Palette, shines: boolean): SvgPart {
  const colours = ramp(palette);
  return {
    defs:
      radialGradient(
        'ground',
        [
          { at: 0, colour: colours.groundLight },
          { at: 0.62, colour: colours.groundDark },
          { at: 1, colour: '#0d0a11' },
        ],
        'cx="42%" cy="32%" r="86%"',
      ) +
      radialGradient('glow', [
        { at: 0, colour: colours.glow, opacity: 0.5 },
        { at: 1, colour: colours.glow, opacity: 0 },
      ]),
    body:
      `<rect width="${SIDE}" height="${SIDE}" fill="url(#ground)"/>` +
      `<circle cx="256" cy="246" r="${shines ? 250 : 215}" fill="url(#glow)" opacity="${shines ? 1 : 0.65}"/>`,
  };
}

function sparkles(seed: string, { figure, background, effect }: ItemArt): SvgPart {
  if (effect !== 'sparkle' && effect !== 'rays') return { defs: '', body: '' };
  const random = seededRandom(seed);
  const stars = Array.from({ length: SPARKLES }, () =>
    star(70 + random() * 372, 60 + random() * 372, 12 + random() * 20),
  );
  return {
    defs: '',
    body: `<path d="${stars.join('')}" fill="${ramp(background ?? figure.palette).rim}" opacity="${num(0.9)}"/>`,
  };
}
