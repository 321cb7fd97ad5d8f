import { type Palette, ramp } from '../colour/ramp.ts';
import { creatureStatue } from '../creature/creature-picture.ts';
import { drawFigure, figureExtent, type Placement } from '../figure/figure.ts';
import { silhouette } from '../figure/silhouette.ts';
import { TROPHY_STYLE } from '../figure/style.ts';
import { type Size, square } from '../svg/size.ts';
import { linearGradient, radialGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';
import { PEDESTAL_SHAPES, type Pedestal } from './pedestal.ts';
import type { GlyphStatue, Statue } from './statue.ts';

export interface TrophyArt {
  readonly statue: Statue;
  readonly pedestal: Pedestal;
  /** Glyph on the keystone of the niche: that of the trophy's tier or region, or of all pets. */
  readonly emblem: string;
}

/** A pale grey, so that the page's CSS filters can turn it into bronze, silver, gold or a dark shape. */
const TROPHY_METAL: Palette = {
  name: 'trophy',
  first: { hue: 250, chroma: 0.012, lightness: 0.74 },
  second: { hue: 250, chroma: 0.012, lightness: 0.74 },
};

/** The figure must fit into this box, which is above the pedestal. */
const ROOM = { width: 300, height: 290 };
const FLOOR = 400;
/** A creature with something wide in its hands reaches to the metal of the arch. */
const STANDING = { width: 340, height: ROOM.height + 14, x: 256, foot: FLOOR + 4 };
const ARCH = 'V210A196 196 0 0 1 452 210V512';

/** A niche with a figure of the trophy's source, in neutral metal, on a pedestal. */
export function drawTrophyNiche(art: TrophyArt, size: Size): string {
  return svgDocument(size, square(512), [
    niche(),
    keystone(art.emblem),
    pedestal(art.pedestal),
    art.statue.kind === 'glyph' ? glyphStatue(art.statue) : creatureStatue(art.statue.creature, STANDING),
  ]);
}

function glyphStatue(statue: GlyphStatue): SvgPart {
  const figure = { ...statue, palette: TROPHY_METAL, tones: 1 } as const;
  return drawFigure(figure, standing(statue), TROPHY_STYLE, 'likeness');
}

function standing({ glyph, rotate }: GlyphStatue): Placement {
  const extent = figureExtent(glyph, 1);
  const size = Math.min(ROOM.width / extent.width, ROOM.height / extent.height);
  // The lower edge of a rotated figure is unknown, so the figure is drawn in the middle of `ROOM`.
  const y = rotate === 0 ? FLOOR - (extent.height * size) / 2 : FLOOR - ROOM.height / 2;
  return { x: 256, y: Math.min(y, FLOOR - 100), size };
}

function niche(): SvgPart {
  const { groundLight, first, rim } = ramp(TROPHY_METAL);
  return {
    defs:
      radialGradient(
        'niche',
        [
          { at: 0, colour: groundLight },
          { at: 1, colour: '#131016' },
        ],
        'cx="50%" cy="42%" r="66%"',
      ) +
      linearGradient('metal', [
        { at: 0, colour: first.high },
        { at: 0.35, colour: first.middle },
        { at: 1, colour: first.low },
      ]) +
      radialGradient('light', [
        { at: 0, colour: rim, opacity: 0.4 },
        { at: 1, colour: rim, opacity: 0 },
      ]),
    body:
      `<path d="M60 512${ARCH}z" fill="url(#niche)"/>` +
      `<path d="M60 512${ARCH}" fill="none" stroke="url(#metal)" stroke-width="14"/>` +
      '<path d="M82 512V212A174 174 0 0 1 430 212V512" fill="none" stroke="#0c0a0e" stroke-width="5" opacity=".7"/>' +
      '<circle cx="256" cy="226" r="190" fill="url(#light)"/>',
  };
}

function keystone(emblem: string): SvgPart {
  const stone = 'M206 0H306L298 62L256 88L214 62z';
  return {
    defs: '',
    body:
      `<path d="${stone}" fill="url(#metal)" stroke="#0c0a0e" stroke-width="7" stroke-linejoin="round"/>` +
      silhouette(emblem, { x: 256, y: 38, size: 56 }, '#17131b'),
  };
}

function pedestal(name: Pedestal): SvgPart {
  const { metal, lines } = PEDESTAL_SHAPES[name];
  const shapes = metal.map(
    (path) => `<path d="${path}" fill="url(#metal)" stroke="#0c0a0e" stroke-width="7"/>`,
  );
  return {
    defs: '',
    body: `${shapes.join('')}<path d="${lines}" fill="none" stroke="#0c0a0e" stroke-width="5" opacity=".55"/>`,
  };
}
