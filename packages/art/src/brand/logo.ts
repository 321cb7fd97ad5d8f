import { edgeFilter } from '../face/edge.ts';
import { lightingFilter } from '../figure/lighting.ts';
import { ITEM_STYLE } from '../figure/style.ts';
import type { Size } from '../svg/size.ts';
import { linearGradient, radialGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';

/** The game's logo: a lantern with the sleeping moon as its flame. */

const CANVAS = { width: 512, height: 512 };

const HANDLE =
  'M256 34C204 34 168 70 166 116H200C202 90 224 70 256 70C288 70 310 90 312 116H346C344 70 308 34 256 34z';
const ROOF =
  'M256 92C272 92 284 102 288 116L400 178C414 188 410 206 394 206H118C102 206 98 188 112 178L224 116C228 102 240 92 256 92z';
const GLASS = 'M136 206H376L354 404H158z';
const BASE =
  'M140 400H372C388 400 392 412 386 424L372 450C368 458 362 462 352 462H160C150 462 144 458 140 450L126 424C120 412 124 400 140 400z';
const BARS = 'M136 206H164L182 404H158zM376 206H348L330 404H354z';
const MOON =
  'M292 232C226 226 184 270 190 322C196 372 246 398 296 380C330 368 346 342 346 322C322 342 284 340 264 314C244 286 254 250 292 232z';
const STAR = 'M312 246L320 268L342 276L320 284L312 306L304 284L282 276L304 268z';

const metal = linearGradient(
  'metal',
  [
    { at: 0, colour: '#ffdf98' },
    { at: 0.45, colour: '#d9962f' },
    { at: 1, colour: '#8a4f1c' },
  ],
  'gradientUnits="userSpaceOnUse" x1="130" y1="40" x2="380" y2="470"',
);

const glass = radialGradient(
  'glass',
  [
    { at: 0, colour: '#ffd98c' },
    { at: 0.45, colour: '#f0953c' },
    { at: 1, colour: '#7a2f3a' },
  ],
  'gradientUnits="userSpaceOnUse" cx="256" cy="310" r="170"',
);

/** Scales and moves the moon and the star so that the lantern's bars do not cover them. */
const MOON_PLACE = 'transform="translate(256 308) scale(.84) translate(-268 -310)"';

const light = `<g ${MOON_PLACE}><path d="${MOON}" fill="#fff4d2"/><path d="${STAR}" fill="#fffaf0"/></g>`;

/** The logo on a transparent background, lit like the pictures of items, with a glow around it. */
export function drawLogo(size: Size): string {
  const halo: SvgPart = {
    defs: radialGradient('halo', [
      { at: 0, colour: '#ffb54a', opacity: 0.75 },
      { at: 0.55, colour: '#ff9a3c', opacity: 0.22 },
      { at: 1, colour: '#ff8a2a', opacity: 0 },
    ]),
    body: '<circle cx="256" cy="268" r="244" fill="url(#halo)"/>',
  };
  const lantern: SvgPart = {
    defs:
      metal +
      glass +
      lightingFilter('light', { ...ITEM_STYLE, grain: 0.06 }, '#fff0c8', false) +
      edgeFilter('edge', { line: '#1a0e10', rim: '#fff0c8', deep: '#3a1820', width: 13 }),
    body:
      `<g filter="url(#edge)"><path d="${GLASS}" fill="url(#glass)"/>${light}` +
      `<g filter="url(#light)"><path d="${BARS}" fill="url(#metal)"/></g>` +
      `<g filter="url(#light)"><path d="${HANDLE}${ROOF}" fill="url(#metal)"/></g>` +
      `<g filter="url(#light)"><path d="${BASE}" fill="url(#metal)"/></g></g>`,
  };
  return svgDocument(size, CANVAS, [halo, lantern]);
}

/**
 * The logo for a browser's tab: the same lantern on a dark tile, without the lighting filters. So it is
 * readable at 16 px, and browsers can show its SVG directly.
 */
export function drawFavicon(size: Size): string {
  const tile: SvgPart = {
    defs:
      metal +
      glass +
      radialGradient('tile', [
        { at: 0, colour: '#5a3450' },
        { at: 1, colour: '#1a1226' },
      ]),
    body: '<rect width="512" height="512" rx="112" fill="url(#tile)"/>',
  };
  const lantern: SvgPart = {
    defs: '',
    body:
      '<g transform="translate(256 256) scale(.98) translate(-256 -250)" stroke="#1a0e10" stroke-width="14" stroke-linejoin="round">' +
      `<path d="${GLASS}" fill="url(#glass)"/><g ${MOON_PLACE} stroke="none"><path d="${MOON}" fill="#fff6da"/></g>` +
      `<path d="${HANDLE}" fill="url(#metal)"/><path d="${ROOF}" fill="url(#metal)"/><path d="${BASE}" fill="url(#metal)"/>` +
      `<path d="${BARS}" fill="url(#metal)" stroke="none"/></g>`,
  };
  return svgDocument(size, CANVAS, [tile, lantern]);
}
