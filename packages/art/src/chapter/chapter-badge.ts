import type { Row } from '@slumberfell/content';
import { type Palettes, UNKNOWN } from '../colour/palettes.ts';
import { type Palette, ramp } from '../colour/ramp.ts';
import { plainFigure, readGlyph } from '../data/figure-cells.ts';
import type { ChapterFact } from '../data/world-facts.ts';
import { drawFigure, type Figure } from '../figure/figure.ts';
import { BADGE_STYLE } from '../figure/style.ts';
import { star, sunRays } from '../picture/light-shapes.ts';
import type { RegionArt } from '../scene/region-art.ts';
import { type RegionMaterial, regionMaterial } from '../scene/region-material.ts';
import { type Size, square } from '../svg/size.ts';
import { linearGradient, radialGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';

/** The badge of a chapter of the story (chapters.csv of the art data). */
export interface ChapterBadge {
  readonly id: number;
  readonly figure: Figure;
  /** 1 is the usual size. */
  readonly scale: number;
  /** Whether rays of light surround the figure, at the end of the story. */
  readonly shines: boolean;
  /** A chapter that ends in a dungeon has a badge in the form of a gate, another a round one. */
  readonly isGate: boolean;
  readonly region: Palette;
  readonly material: RegionMaterial;
}

export const CHAPTER_COLUMNS = [
  'id',
  'name',
  'glyph',
  'palette',
  'rotate',
  'flip',
  'scale',
  'shines',
] as const;

const DEGREES = { min: -180, max: 180 };
const SCALES = { min: 0.5, max: 1.5 };

/** @param chapter undefined, with its region, for a row of no chapter, which is reported elsewhere */
export function readChapterBadge(
  row: Row,
  chapter: ChapterFact | undefined,
  region: RegionArt | undefined,
  palettes: Palettes,
): ChapterBadge {
  const figure = plainFigure(readGlyph(row, 'glyph'), palettes.read(row, 'palette'));
  return {
    id: row.integer('id', { min: 1, max: 999 }),
    figure: {
      ...figure,
      rotate: row.optionalNumber('rotate', DEGREES) ?? 0,
      flip: row.word('flip', ['', 'yes']) === 'yes',
    },
    scale: row.optionalNumber('scale', SCALES) ?? 1,
    shines: row.word('shines', ['', 'yes']) === 'yes',
    isGate: chapter?.hasRun ?? false,
    region: palettes.find(`tier-${chapter?.regionId}`) ?? UNKNOWN,
    material: regionMaterial(region?.landscape ?? 'meadow'),
  };
}

const INK = '#120c16';

/** The edge of a badge, its inner edge, and the middle of its figure. */
interface Form {
  readonly edge: string;
  readonly inner: string;
  readonly middle: { readonly y: number; readonly size: number };
  /** Drawn above the edge, in the colours of the material. */
  readonly trim: string;
}

const disc = (radius: number): string =>
  `M${256 - radius} 256A${radius} ${radius} 0 1 1 ${256 + radius} 256A${radius} ${radius} 0 1 1 ${256 - radius} 256z`;

const trimmed = (path: string): string =>
  `<path d="${path}" fill="url(#material)" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/>`;

const ROUND: Form = {
  edge: disc(240),
  inner: disc(196),
  middle: { y: 256, size: 268 },
  trim: [0, 90, 180, 270]
    .map((turn) => `<g transform="rotate(${turn} 256 256)">${trimmed('M256 2L286 34L256 66L226 34z')}</g>`)
    .join(''),
};

const GATE: Form = {
  edge: 'M26 494V236C26 104 126 20 256 20C386 20 486 104 486 236V494z',
  inner: 'M72 452V240C72 132 152 64 256 64C360 64 440 132 440 240V452z',
  middle: { y: 268, size: 276 },
  trim:
    trimmed('M216 4H296L284 88H228z') +
    trimmed('M10 446H502V506H10z') +
    `<path d="M26 330H72M26 236H76M60 142L98 166M132 66L158 104M440 330H486M436 236H486M452 142L414 166M380 66L354 104" fill="none" stroke="${INK}" stroke-width="8" opacity=".55"/>`,
};

/** Draws a badge on a transparent background. */
export function drawChapterBadge(badge: ChapterBadge, size: Size): string {
  const form = badge.isGate ? GATE : ROUND;
  const { y, size: figureSize } = form.middle;
  return svgDocument(size, square(512), [
    ground(badge, form),
    drawFigure(
      badge.figure,
      { x: 256, y, size: figureSize * badge.scale },
      { ...BADGE_STYLE, outline: 30, shadow: true },
      'thing',
    ),
    badge.shines
      ? {
          defs: '',
          body: `<path d="${star(112, 150, 30)}${star(400, 130, 36)}${star(404, 376, 26)}" fill="#fff3c8"/>`,
        }
      : { defs: '', body: '' },
  ]);
}

function ground(
  { id, figure, region, material: { light, middle, dark }, shines }: ChapterBadge,
  form: Form,
): SvgPart {
  const colours = ramp(region);
  const rays = `<path d="${sunRays(256, 256, 300, 16, `chapter ${id}`)}" fill="#ffe9a8" opacity=".34"/>`;
  return {
    defs:
      linearGradient(
        'material',
        [
          { at: 0, colour: light },
          { at: 0.45, colour: middle },
          { at: 1, colour: dark },
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ) +
      radialGradient('ground', [
        { at: 0, colour: ramp(figure.palette).groundLight },
        { at: 0.5, colour: colours.first.low },
        { at: 1, colour: colours.groundDark },
      ]) +
      radialGradient('glow', [
        { at: 0, colour: '#ffe2a0', opacity: shines ? 0.85 : 0.42 },
        { at: 1, colour: '#ffe2a0', opacity: 0 },
      ]) +
      `<clipPath id="inner"><path d="${form.inner}"/></clipPath>`,
    body:
      `<path d="${form.edge}" fill="url(#material)" stroke="${INK}" stroke-width="12" stroke-linejoin="round"/>` +
      `<path d="${form.inner}" fill="url(#ground)" stroke="${INK}" stroke-width="10"/>` +
      `<g clip-path="url(#inner)">${shines ? rays : ''}<circle cx="256" cy="250" r="190" fill="url(#glow)"/></g>` +
      `<path d="${form.edge}" fill="none" stroke="${light}" stroke-width="7" opacity=".55" transform="translate(256 256) scale(.955) translate(-256 -256)"/>` +
      form.trim,
  };
}
