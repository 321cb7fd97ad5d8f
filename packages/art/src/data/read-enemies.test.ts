import { compileWorld, Problems, shippedWorldDirectory } from '@slumberfell/content';
import { expect, test } from 'vitest';
import { palettesNamed } from '../testing/palettes.ts';
import { reportsOf, rowsOf } from '../testing/rows.ts';
import { ENEMIES, readEnemies } from './read-enemies.ts';

const enemies = compileWorld(shippedWorldDirectory).sets.enemies.slice(0, 2);
const palettes = palettesNamed('leaf', 'sea', 'gold', 'tier-1');
const HEADER = ENEMIES.columns.join(',');

function read(text: string, problems: Problems, creatures = new Set<number>()) {
  const rows = rowsOf(ENEMIES.file, ENEMIES.columns, `${HEADER}\n${text}`, problems);
  return readEnemies(rows, enemies, creatures, palettes, problems);
}
const reports = (text: string) => reportsOf((problems) => read(text, problems));

const HOPPER = '101,Buttonhopper,cricket,leaf,yes,none,1.1,-10,1,lantern,,above';
const IMP = '102,Puddle Imp,imp,sea,,#8ff5ff,,,,,,';

test('a row gives the figure, the colours and the held figure of an enemy', () => {
  const art = read(`${HOPPER}\n${IMP}\n`, new Problems());
  expect(art.get(101)).toMatchObject({
    figure: { glyph: 'cricket', flip: true, tones: 1, rotate: -10 },
    scale: 1.1,
    eyes: null,
    held: { place: 'above', figure: { glyph: 'lantern', palette: { name: 'gold' } } },
  });
  expect(art.get(102)).toMatchObject({
    figure: { glyph: 'imp', flip: false, tones: 2, rotate: 0 },
    scale: 1,
    eyes: '#8ff5ff',
    held: null,
  });
});

test.each([
  ['a denied glyph', HOPPER.replace('cricket', 'triforce'), /^2: glyph "triforce" is denied/],
  ['an unknown glyph', HOPPER.replace('cricket', 'crickett'), /^2: glyph "crickett" is not in/],
  ['a denied glyph in its hand', HOPPER.replace('lantern', 'triforce'), /^2: held "triforce" is denied/],
  ['an unknown palette', HOPPER.replace('leaf', 'leav'), /^2: palette names no palette/],
  ['another name', HOPPER.replace('Buttonhopper', 'Hopper'), /^2: name must be "Buttonhopper"/],
  ['eyes of no colour', HOPPER.replace('none', 'red'), /^2: eyes must be none or #rrggbb/],
  ['an id that is not there', HOPPER.replace('101', '9101'), /^2: id 9101 is no enemy/],
])('%s is reported', (_what, row, message) => {
  expect(reports(`${row}\n${IMP}\n`)[0]).toMatch(message);
});

test('two enemies with the same silhouette are reported', () => {
  expect(reports(`${HOPPER}\n${IMP.replace(',imp,', ',cricket,')}\n`)).toEqual([
    `3: glyph "cricket" is Buttonhopper's silhouette already`,
  ]);
});

test('an enemy without a row is reported', () => {
  expect(reports(`${HOPPER}\n`)).toEqual(['has no row for 102, Puddle Imp']);
});

test('an enemy that the creature kit draws needs no row, and may have none', () => {
  const drawn = new Set([101]);
  expect(reportsOf((problems) => read(`${IMP}\n`, problems, drawn))).toEqual([]);
  expect(reportsOf((problems) => read(`${HOPPER}\n${IMP}\n`, problems, drawn))).toEqual([
    '2: id 101 is drawn by its row in creatures.csv',
  ]);
});
