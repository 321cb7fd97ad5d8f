import { ItemQuality } from '@slumberfell/engine';
import { type Size, square } from '../svg/size.ts';
import { linearGradient, svgDocument } from '../svg/svg-text.ts';

interface Metal {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
}

/** The middle colour of each metal is that of the quality in docs/look.md. */
const QUALITY_METALS: Readonly<Record<ItemQuality, Metal>> = {
  [ItemQuality.Common]: { light: '#c9c1b6', middle: '#8f877d', dark: '#4f4942' },
  [ItemQuality.Uncommon]: { light: '#a3cc84', middle: '#5d8f48', dark: '#2a4a25' },
  [ItemQuality.Rare]: { light: '#93c4ee', middle: '#3f7fbd', dark: '#1c406b' },
  [ItemQuality.Elite]: { light: '#f7ab9d', middle: '#c9544a', dark: '#6a211d' },
  [ItemQuality.Epic]: { light: '#e2b8ff', middle: '#a86be6', dark: '#55288c' },
  [ItemQuality.Legendary]: { light: '#fff0b0', middle: '#f0b43c', dark: '#8f5410' },
};

const SIDE = 512;
const INK = '#0d0a12';

/**
 * A frame with a transparent middle. Each quality has its own colour and adds a shape to those of the quality
 * below: a plain border, cut corners, corner stones, gables above and below, leaves and side stones, a crown
 * with a jewel.
 */
export function drawFrame(quality: ItemQuality, size: Size): string {
  const metal = QUALITY_METALS[quality];
  const gradient = linearGradient(
    'metal',
    [
      { at: 0, colour: metal.light },
      { at: 0.4, colour: metal.middle },
      { at: 0.62, colour: metal.dark },
      { at: 1, colour: metal.middle },
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const body = [
    borders(quality, metal),
    quality >= ItemQuality.Uncommon ? corners(cutCorner(quality)) : '',
    quality >= ItemQuality.Rare ? corners(cornerStone(quality, metal)) : '',
    quality >= ItemQuality.Elite ? gables() : '',
    quality >= ItemQuality.Epic ? leavesAndStones(metal) : '',
    quality >= ItemQuality.Legendary ? crown(metal) : '',
  ].join('');
  return svgDocument(size, square(SIDE), [{ defs: gradient, body }]);
}

const border = (inset: number, width: number, colour: string, radius: number): string => {
  const side = SIDE - 2 * inset;
  return `<rect x="${inset}" y="${inset}" width="${side}" height="${side}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
};

const diamond = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}L${x + radius} ${y}L${x} ${y + radius}L${x - radius} ${y}z`;

const inked = (path: string, fill: string, line = 6): string =>
  `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${line}"/>`;

/** Repeats a drawing of the upper left corner in all four corners. */
const corners = (drawing: string): string =>
  ['0 0) scale(1 1', '512 0) scale(-1 1', '512 512) scale(-1 -1', '0 512) scale(1 -1']
    .map((place) => `<g transform="translate(${place})">${drawing}</g>`)
    .join('');

function borders(quality: ItemQuality, { middle }: Metal): string {
  const isWide = quality >= ItemQuality.Elite;
  const metalWidth = isWide ? 18 : quality === ItemQuality.Common ? 11 : 12;
  return (
    border(11, 22, INK, 34) +
    border(isWide ? 14 : 12, metalWidth, 'url(#metal)', 32) +
    border(isWide ? 27 : 21, 5, INK, 22) +
    (isWide ? border(34, 4, middle, 18) : '')
  );
}

function cutCorner(quality: ItemQuality): string {
  const long = quality >= ItemQuality.Epic ? 122 : 84;
  const short = quality >= ItemQuality.Epic ? 92 : 56;
  const edge = quality >= ItemQuality.Elite ? 30 : 24;
  return inked(`M0 0H${long}L${short} ${edge}H${edge}V${short}L0 ${long}z`, 'url(#metal)');
}

function cornerStone(quality: ItemQuality, { light, dark }: Metal): string {
  const [setting, stone] = quality >= ItemQuality.Epic ? [34, 22] : [26, 15];
  return `${inked(diamond(36, 36, setting), dark)}<path d="${diamond(36, 36, stone)}" fill="${light}"/>`;
}

const gables = (): string =>
  inked('M176 8L256 34L336 8L318 0H194z', 'url(#metal)') +
  inked('M176 504L256 478L336 504L318 512H194z', 'url(#metal)');

const leavesAndStones = ({ light }: Metal): string =>
  corners(inked('M44 120C60 96 96 60 120 44C108 84 84 108 44 120z', light, 5)) +
  inked(diamond(256, 492, 18), light, 5) +
  inked(`${diamond(14, 256, 18)}${diamond(498, 256, 18)}`, light, 5);

const crown = ({ light }: Metal): string =>
  inked('M186 40C200 10 220 -6 256 -2C292 -6 312 10 326 40L296 26L256 52L216 26z', 'url(#metal)') +
  inked(diamond(256, 22, 22), '#ff6a4a', 5) +
  '<path d="M246 18L256 8L262 16z" fill="#ffd9c8"/>' +
  border(44, 2.5, light, 14);
