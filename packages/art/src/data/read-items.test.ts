import { Problems } from '@slumberfell/content';
import { expect, test } from 'vitest';
import { palettesNamed } from '../testing/palettes.ts';
import { reportsOf, rowsOf } from '../testing/rows.ts';
import { ITEM_FAMILIES, readItemFamilies } from './read-items.ts';

const palettes = palettesNamed('metal-1', 'metal-2', 'oak');
const families = [
  { key: 'sword', tier: 1 },
  { key: 'sword', tier: 2 },
];
const HEADER = ITEM_FAMILIES.columns.join(',');

function read(text: string, problems: Problems) {
  const rows = rowsOf(ITEM_FAMILIES.file, ITEM_FAMILIES.columns, `${HEADER}\n${text}`, problems);
  return readItemFamilies(rows, families, palettes, problems);
}
const reports = (text: string) => reportsOf((problems) => read(text, problems));

test('a row without a tier applies to all tiers, and {metal} means the metal of each', () => {
  const art = read('sword,,broadsword,{metal},glow,{metal},,,,,gems,oak\n', new Problems());
  expect(art.get('sword-1')).toMatchObject({
    figure: { glyph: 'broadsword', palette: { name: 'metal-1' } },
    effect: 'glow',
    background: { name: 'metal-1' },
    badge: { glyph: 'gems', palette: { name: 'oak' } },
  });
  expect(art.get('sword-2')?.figure.palette.name).toBe('metal-2');
});

test('a row with a tier applies to that tier only', () => {
  const art = read('sword,,broadsword,{metal},glow,,,,,,,\nsword,2,gladius,oak,,,,,,,,\n', new Problems());
  expect(art.get('sword-1')).toMatchObject({ figure: { glyph: 'broadsword' }, effect: 'glow' });
  expect(art.get('sword-2')).toMatchObject({ figure: { glyph: 'gladius' }, effect: 'none' });
});

test.each([
  ['an unknown family', 'spoon,,broadsword,oak,,,,,,,,', '"spoon" is no family of the world'],
  [
    'a material that is not there',
    'sword,,broadsword,{silk},,,,,,,,',
    'names no palette of palettes.csv: "silk-1"',
  ],
  ['an unknown effect', 'sword,,broadsword,oak,fire,,,,,,,', 'effect must be one of'],
  ['a tier without a row', 'sword,1,broadsword,oak,,,,,,,,', 'has no row for sword in tier 2'],
])('%s is reported', (_what, row, message) => {
  expect(reports(`${row}\n`).join('\n')).toContain(message);
});

test('two rows for the same tiers are reported', () => {
  const row = 'sword,,broadsword,oak,,,,,,,,\n';
  expect(reports(row + row)).toEqual(['3: family sword is there twice for the same tiers']);
});
