import type { Row } from '@slumberfell/content';
import type { Palettes } from '../colour/palettes.ts';
import type { Palette } from '../colour/ramp.ts';
import type { HeadShape } from './lorelei.ts';

/** Marks on the skin. */
export const MARKS = [
  'flour',
  'ink',
  'stubble',
  'scar',
  'leaf',
  'soot',
  'sunburn',
  'rosy',
  'gold-tooth',
  'ash-mark',
  'frost-moustache',
  'blue-lips',
  'silver-paint',
  'constellation',
  'dark-rings',
  'silver-eye',
  'ember-light',
  'shadow',
  'wrinkles',
  'laugh-lines',
  'moustache',
  'waxed-moustache',
  'side-whiskers',
  'pins',
  'rune-paint',
] as const;
export type Mark = (typeof MARKS)[number];

export const BUSTS = [
  'tunic',
  'smock',
  'robe',
  'hood-down',
  'apron',
  'collar',
  'cloak',
  'leather',
  'shirt',
  'oilskin',
  'coat',
  'wrap',
  'scarf',
  'fur',
  'ruff',
  'gorget',
  'shawl',
  'tailcoat',
  'overalls',
  'leather-apron',
  'lace-collar',
  'waistcoat',
  'epaulettes',
  'gansey',
  'fleece',
  'leaf-mantle',
] as const;
export type Bust = (typeof BUSTS)[number];

export const HEADWEAR = [
  'none',
  'straw-hat',
  'kerchief',
  'cowl',
  'circlet',
  'sailor-cap',
  'bandana',
  'veil',
  'goggles',
  'fur-hat',
  'moon-band',
  'hood',
  'mob-cap',
  'top-hat',
  'flat-cap',
  'slouch-hat',
  'feathered-hat',
  'baker-cap',
  'wimple',
  'bicorne',
  'watch-cap',
  'post-cap',
  'feather-band',
  'loupe',
  'sallet',
  'head-wrap',
] as const;
export type Headwear = (typeof HEADWEAR)[number];

/** Ornaments that a person wears. */
export const ORNAMENTS = [
  'lantern-pin',
  'braid',
  'glass-earrings',
  'gold-earring',
  'shell-necklace',
  'star-earrings',
  'ear-pen',
  'measuring-tape',
  'barley-ear',
  'satchel',
] as const;
export type Ornament = (typeof ORNAMENTS)[number];

/** How an appearance of a character looks (faces.csv). The portrait and the fighter show the same person. */
export interface FaceArt {
  readonly id: number;
  readonly name: string;
  readonly head: HeadShape;
  readonly hairColour: string;
  readonly skin: string;
  readonly eyeColour: string;
  readonly bust: Bust;
  readonly palette: Palette;
  readonly headwear: Headwear;
  readonly headwearPalette: Palette;
  readonly marks: readonly Mark[];
  readonly ornaments: readonly Ornament[];
  readonly background: Palette;
}

export const FACE_COLUMNS = [
  'id',
  'name',
  'hair',
  'hair_colour',
  'skin',
  'eyes',
  'eye_colour',
  'brows',
  'nose',
  'mouth',
  'head',
  'beard',
  'freckles',
  'glasses',
  'bust',
  'palette',
  'headwear',
  'headwear_palette',
  'marks',
  'ornaments',
  'background',
] as const;

const COLOUR = /^#[0-9a-f]{6}$/;
const MOUTH = /^(happy(0[1-9]|1[0-8])|sad0[1-9])$/;

/** Reads a row of faces.csv. */
export function readFaceArt(row: Row, palettes: Palettes): FaceArt {
  const colour = (column: (typeof FACE_COLUMNS)[number]): string => {
    const cell = row.text(column);
    if (!COLOUR.test(cell)) row.reject(column, `must be a colour such as #f0a040, not "${cell}"`);
    return cell;
  };
  const mouth = row.text('mouth');
  if (!MOUTH.test(mouth)) row.reject('mouth', `must be happy01 to happy18 or sad01 to sad09, not "${mouth}"`);
  return {
    id: row.integer('id', { min: 1, max: 999 }),
    name: row.text('name'),
    head: {
      hair: row.integer('hair', { min: 0, max: 48 }),
      eyes: row.integer('eyes', { min: 1, max: 24 }),
      mouth,
      brows: row.integer('brows', { min: 1, max: 13 }),
      nose: row.integer('nose', { min: 1, max: 6 }),
      head: row.integer('head', { min: 1, max: 4 }),
      beard: row.integer('beard', { min: 0, max: 2 }),
      freckles: row.word('freckles', ['', 'yes']) === 'yes',
      glasses: row.integer('glasses', { min: 0, max: 5 }),
    },
    hairColour: colour('hair_colour'),
    skin: colour('skin'),
    eyeColour: colour('eye_colour'),
    bust: row.word('bust', BUSTS),
    palette: palettes.read(row, 'palette'),
    headwear: row.word('headwear', HEADWEAR),
    headwearPalette: palettes.readOptional(row, 'headwear_palette') ?? palettes.read(row, 'palette'),
    marks: words(row, 'marks', MARKS),
    ornaments: words(row, 'ornaments', ORNAMENTS),
    background: palettes.read(row, 'background'),
  };
}

/** Reads a list of known words. Reports an unknown one and leaves it out. */
function words<Word extends string>(row: Row, column: string, known: readonly Word[]): Word[] {
  return row.list(column).flatMap((cell) => {
    const found = known.find((word) => word === cell);
    if (found === undefined) row.reject(column, `must be some of ${known.join(', ')}, not "${cell}"`);
    return found === undefined ? [] : [found];
  });
}
