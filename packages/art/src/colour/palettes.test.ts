import { Problems } from '@slumberfell/content';
import { expect, test } from 'vitest';
import { reportsOf, rowsOf } from '../testing/rows.ts';
import { PALETTE_COLUMNS, readPalettes } from './palettes.ts';

const HEADER = PALETTE_COLUMNS.join(',');

test('each palette is read with both tones', () => {
  const problems = new Problems();
  const rows = rowsOf(
    'palettes.csv',
    PALETTE_COLUMNS,
    `${HEADER}\noak,62,0.075,0.56,110,0.1,0.6\n`,
    problems,
  );
  expect(readPalettes(rows, problems).get('oak')).toEqual({
    name: 'oak',
    first: { hue: 62, chroma: 0.075, lightness: 0.56 },
    second: { hue: 110, chroma: 0.1, lightness: 0.6 },
  });
});

test('duplicate names and numbers out of range are reported', () => {
  const text = `${HEADER}\noak,62,0.075,0.56,110,0.1,0.6\noak,62,0.5,0.56,110,0.1,1.6\n`;
  const reports = reportsOf((problems) =>
    readPalettes(rowsOf('palettes.csv', PALETTE_COLUMNS, text, problems), problems),
  );
  expect(reports).toEqual([
    '3: palette "oak" is there twice',
    '3: chroma must be a number from 0 to 0.4, not "0.5"',
    '3: lightness2 must be a number from 0 to 1, not "1.6"',
  ]);
});
