import { Problems } from '@slumberfell/content';
import { expect, test } from 'vitest';
import { shippedArt } from '../build/shipped-art.ts';
import { reportsOf, rowsOf } from '../testing/rows.ts';
import { CREATURES, readCreatures } from './read-creatures.ts';

const { art } = shippedArt();
const HEADER = CREATURES.columns.join(',');

function read(text: string, problems: Problems) {
  const rows = rowsOf(CREATURES.file, CREATURES.columns, `${HEADER}\n${text}`, problems);
  return readCreatures(rows, art.world.enemies, art.regions, art.palettes, problems);
}
const reports = (text: string) => reportsOf((problems) => read(text, problems));

const RAM = '131,Bellwether Ram,quadruped,charge,ram,wool,fur/wool,bronze,cross,bell:brass/blood@neck*0.8';

test('a row gives plan, pose, head, colours, mood and props', () => {
  const creature = read(RAM, new Problems()).get(131);
  expect(creature).toMatchObject({ plan: 'quadruped', region: 1 });
  expect(creature?.look).toMatchObject({
    pose: 'charge',
    head: 'ram',
    texture: 'wool',
    mood: 'cross',
    props: [{ name: 'bell', anchor: 'neck', scale: 0.8 }],
  });
});

test('plan and palette are enough', () => {
  const creature = read('131,Bellwether Ram,quadruped,,,,fur,,,', new Problems()).get(131);
  expect(creature?.look).toMatchObject({ pose: 'stand', mood: 'bright', props: [] });
  expect(creature?.look.dress.second).toBe(creature?.look.body.second);
});

test.each([
  ['another name', RAM.replace('Bellwether', 'Belwether'), /^2: name must be/],
  ['an id that no enemy has', RAM.replace('131', '9131'), /^2: id 9131 is no enemy/],
  ['an unknown plan', RAM.replace('quadruped', 'quadrupod'), /^2: plan "quadrupod" is none of/],
  ['a pose of another plan', RAM.replace('charge', 'perch'), /^2: pose/],
  ['a head of another plan', RAM.replace(',ram,', ',skull,'), /^2: head "skull" is none of/],
  ['an unknown palette', RAM.replace('fur/wool', 'fur/woool'), /^2: palette must have a palette/],
  ['an unknown mood', RAM.replace('cross', 'grumpy'), /^2: mood/],
  ['an unknown prop', RAM.replace('bell:', 'bel:'), /^2: props "bel:brass.+ has none of/],
  ['a prop at a place that the plan lacks', RAM.replace('@neck', '@near'), /^2: props .+ must be at head/],
])('%s is reported', (_what, row, message) => {
  expect(reports(row)[0]).toMatch(message);
});

test('two creatures of a region with the same plan in the same pose are reported', () => {
  const ewe = RAM.replace('131,Bellwether Ram', '121,Dream-Addled Ewe');
  expect(reports(`${RAM}\n${ewe}`)).toEqual([
    '3: pose "charge" of "quadruped" is Bellwether Ram\'s outline in this region',
  ]);
});

test('more than one creature in four of a region with half-shut eyes are reported', () => {
  expect(reports(RAM.replace('cross', 'sleepy'))[0]).toMatch(/region 1 has 1 creatures with half-shut eyes/);
});
