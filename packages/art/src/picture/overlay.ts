import { drawFigure } from '../figure/figure.ts';
import { type Size, square } from '../svg/size.ts';
import { radialGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';
import { star, sunRays } from './light-shapes.ts';
import type { TrophyRank } from './trophy-rank.ts';

/**
 * Clips the rays of the gold overlay to the niche of the trophy's picture: inside the arch and above the
 * pedestal.
 */
const NICHE = '<clipPath id="niche"><path d="M66 404V210A190 190 0 0 1 446 210V404z"/></clipPath>';

interface RankLight {
  readonly colour: string;
  /** How many stones the overlay draws on the pedestal in the trophy's picture. */
  readonly stones: number;
  /**
   * Opacity of the round glow around the trophy's figure, at the centre of the glow: 0 to 1. At its edge the
   * opacity is 0.
   */
  readonly light: number;
}

const RANK_LIGHTS: Readonly<Record<Exclude<TrophyRank, 'locked'>, RankLight>> = {
  bronze: { colour: '#ffb98a', stones: 1, light: 0.18 },
  silver: { colour: '#eaf3ff', stones: 2, light: 0.26 },
  gold: { colour: '#ffe08a', stones: 3, light: 0.42 },
};

/**
 * The layer above a trophy's picture. The page also recolours the picture itself with the rank's filter
 * (`TROPHY_FILTERS`).
 */
export function drawTrophyOverlay(rank: TrophyRank, size: Size): string {
  return svgDocument(size, square(512), [rank === 'locked' ? lock() : rankLight(rank)]);
}

function lock(): SvgPart {
  const palette = {
    name: 'lock',
    first: { hue: 290, chroma: 0.02, lightness: 0.62 },
    second: { hue: 290, chroma: 0.02, lightness: 0.5 },
  };
  const figure = { glyph: 'plain-padlock', palette, tones: 1, flip: false, rotate: 0 } as const;
  const style = { outline: 34, volume: 12, depth: 0.5, grain: 0, shadow: false };
  return drawFigure(figure, { x: 256, y: 452, size: 92 }, style, 'lock');
}

function rankLight(rank: Exclude<TrophyRank, 'locked'>): SvgPart {
  const { colour, stones, light } = RANK_LIGHTS[rank];
  const row = Array.from({ length: stones }, (_, index) => {
    const x = 256 + (index - (stones - 1) / 2) * 50;
    return `M${x} 456l20 20l-20 20l-20-20z`;
  });
  const isGold = rank === 'gold';
  return {
    defs:
      radialGradient('light', [
        { at: 0, colour, opacity: light },
        { at: 1, colour, opacity: 0 },
      ]) + NICHE,
    body:
      '<circle cx="256" cy="220" r="200" fill="url(#light)"/>' +
      (isGold
        ? `<path d="${sunRays(256, 220, 230, 18, rank)}" fill="${colour}" opacity=".13" clip-path="url(#niche)"/>`
        : '') +
      `<path d="${row.join('')}" fill="${colour}" stroke="#0c0910" stroke-width="6"/>` +
      (isGold
        ? `<path d="${star(122, 150, 26)}${star(392, 112, 32)}${star(402, 318, 22)}" fill="#fff3c8"/>`
        : ''),
  };
}

/** The layer of light above a radiant card. */
export function drawRadiance(size: Size): string {
  const stars = [
    star(96, 80, 34),
    star(418, 58, 26),
    star(430, 420, 38),
    star(84, 436, 24),
    star(256, 32, 20),
  ];
  return svgDocument(size, square(512), [
    {
      defs:
        '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset=".18" stop-color="#fff" stop-opacity="0"/>' +
        '<stop offset=".34" stop-color="#fff4c8" stop-opacity=".24"/><stop offset=".42" stop-color="#ffd0f0" stop-opacity=".16"/>' +
        '<stop offset=".5" stop-color="#bfe6ff" stop-opacity=".14"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/></linearGradient>',
      body:
        '<rect x="80" y="18" width="352" height="476" rx="30" fill="url(#sheen)"/>' +
        '<rect x="80" y="18" width="352" height="476" rx="30" fill="none" stroke="#ffd76a" stroke-width="14"/>' +
        `<path d="${stars.join('')}" fill="#fff6d0"/>`,
    },
  ]);
}
