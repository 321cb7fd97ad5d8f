import { Problems } from '@slumberfell/content';
import { expect, test } from 'vitest';
import { shippedArt } from '../build/shipped-art.ts';
import { reportsOf, rowsOf } from '../testing/rows.ts';
import { ENEMY_FAMILIES, readEnemyFamilies } from './read-enemy-families.ts';

const { art } = shippedArt();
const beasts = art.world.enemies.filter(({ family }) => family === 'beast');

function read(text: string, problems: Problems) {
  const { file, columns } = ENEMY_FAMILIES;
  const rows = rowsOf(file, columns, `${columns.join(',')}\n${text}`, problems);
  return readEnemyFamilies(rows, beasts, art.regions, art.palettes, problems);
}

test('a row gives the mark and the stand-in of a family', () => {
  const families = read('beast,paw,quadruped,,,,fur,,,\nother,ghost,ghost,,,,mist,,,\n', new Problems());
  expect(families.get('beast')).toMatchObject({ mark: 'paw', standIn: { plan: 'quadruped' } });
});

test.each([
  ['a family of the world without a row', 'other,ghost,ghost,,,,mist,,,', 'has no row for beast'],
  ['no row for all other families', 'beast,paw,quadruped,,,,fur,,,', 'has no row for other'],
])('%s is reported', (_what, text, message) => {
  expect(reportsOf((problems) => read(`${text}\n`, problems))).toEqual([message]);
});
