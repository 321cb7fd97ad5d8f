import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedWorldDirectory } from '../../shipped-world.ts';
import { compileEdited, problemsOf, type WholeFiles } from '../edited-world.ts';

const VILLAGERS = [
  'id,name,region,place,trade,furnishing_at_6,who,line_at_3,line_at_6,line_at_10',
  '1,Mr Test,Lanternlea,Here,Tester,114,Tests.,Three.,Six.,Ten.',
];
const STORY =
  'chapter,title,region,giver,advised_level,terms,gold,candle_ends,pieces,furnishing,reward_title,frame,accessory,unlocks,opening,closing';
const ERRANDS =
  'id,skill,tier,min_level,giver,ask,things,amount,upper_amount,gold,experience,candle_ends,friendship,text';
const WEEKLY = 'id,title,giver,way_1,way_2,way_3,candle_ends,friendship,text';

const LIKES = 'villager,families';

const EMPTY: WholeFiles = {
  'story.csv': null,
  'errands.csv': null,
  'weekly-errands.csv': null,
  'villager-likes.csv': null,
};
const table = (...rows: string[]): string => [...rows, ''].join('\n');
const quests = (files: WholeFiles): WholeFiles => ({
  ...EMPTY,
  'villagers.csv': table(...VILLAGERS),
  ...files,
});
const chapter = (terms: string, rest = '10,1,,,,,,errands,Once.,The end.', id = 1): string =>
  `${id},Title,Lanternlea,Mr Test,1,${terms},${rest}`;

test('a world may lack all tables of quests', () => {
  const { quests: none } = compileEdited({}, { ...EMPTY, 'villagers.csv': null, 'furnishings.csv': null });
  expect(none).toEqual({ chapters: [], errands: [], weeklyErrands: [], villagers: [] });
});

test('a furnishing that is not in its table is the only problem', () => {
  const furnishings = table(
    'id,name,description',
    '114,"Mattress, Turned",Good side up.',
    '115,Pillow,Soft.',
  );
  const rows = (furnishing: string) =>
    quests({
      'furnishings.csv': furnishings,
      'story.csv': table(
        STORY,
        chapter('be in Lanternlea x1', `10,1,,${furnishing},,,,errands,Once.,The end.`),
      ),
    });
  expect(compileEdited({}, rows('115')).quests.furnishings).toEqual([
    { id: 114, name: 'Mattress, Turned', description: 'Good side up.' },
    { id: 115, name: 'Pillow', description: 'Soft.' },
  ]);
  expect(problemsOf({}, rows('812'))).toEqual(['story.csv:2 furnishing 812 is not there']);
});

test('a chapter has its terms, rewards and unlocks', () => {
  const terms = [
    'kill in Lanternlea x10',
    'kill Chaff Ghost x2',
    'run The Nodding Mill x1',
    'deliver Lea Barley x5',
    'be in Lanternlea x1',
    'total level x30',
  ].join('; ');
  const rest =
    '10,1,Copper Sabatons; Meadowhide Boots; Flaxen Slippers,812,Tester,,Scarf,errands; errand slots x4; villagers of Tattlewood,Once.,The end.';
  const { sets, quests: compiled } = compileEdited(
    {},
    quests({ 'story.csv': table(STORY, chapter(terms, rest)) }),
  );
  const item = (name: string) => sets.items.find((one) => one.name === name)?.id;
  expect(compiled.chapters).toEqual([
    {
      id: 1,
      title: 'Title',
      regionId: 1,
      villagerId: 1,
      advisedLevel: 1,
      terms: [
        { kind: 'kill-region', id: 1, amount: 10 },
        { kind: 'kill', id: sets.enemies.find(({ name }) => name === 'Chaff Ghost')?.id, amount: 2 },
        { kind: 'run', id: 11, amount: 1 },
        { kind: 'deliver', id: item('Lea Barley'), amount: 5 },
        { kind: 'at', id: 1, amount: 1 },
        { kind: 'total-level', id: 0, amount: 30 },
      ],
      gold: 10,
      candleEnds: 1,
      pieces: [item('Copper Sabatons'), item('Meadowhide Boots'), item('Flaxen Slippers')],
      furnishingId: 812,
      cosmetics: [
        { id: 1011, kind: 'title', name: 'Tester' },
        { id: 1013, kind: 'accessory', name: 'Scarf' },
      ],
      unlocks: [
        { kind: 'errands', id: 0 },
        { kind: 'errand-slots', id: 4 },
        { kind: 'villagers', id: 2 },
      ],
      opening: 'Once.',
      closing: 'The end.',
    },
  ]);
});

test('a weekly errand has its ways in all tiers, with the worth of goods and work', () => {
  const row =
    '9001,Larder,Mr Test,bread x514 x450 x400 x360 x327 x300,chitin x6 x5 x4 x3 x2 x1,kills x400 x400 x310 x310 x300 x300,6,3,Text.';
  const { sets, quests: compiled } = compileEdited({}, quests({ 'weekly-errands.csv': table(WEEKLY, row) }));
  const [bread, chitin, kills] = compiled.weeklyErrands[0]?.ways ?? [];
  const loaf = sets.items.find(({ name }) => name === 'Lea Barley Bread');
  expect(bread?.map(({ term }) => term.amount)).toEqual([514, 450, 400, 360, 327, 300]);
  expect(bread?.[0]).toEqual({
    term: { kind: 'deliver', id: loaf?.id, amount: 514 },
    skillId: expect.any(Number),
    minLevel: 1,
    gold: 514 * (loaf?.value ?? 0) + Math.round(2000 * 1.04),
    experience: Math.round(1.412 * 1_800),
  });
  expect(chitin?.map(({ skillId }) => skillId)).toEqual(new Array(6).fill(null));
  expect(kills?.map(({ term }) => term)).toEqual(
    [400, 400, 310, 310, 300, 300].map((amount, index) => ({ kind: 'kill-region', id: index + 1, amount })),
  );
});

test('a villager likes families, whose items are a gift of five minutes of work in each tier', () => {
  const { sets, quests: compiled } = compileEdited(
    {},
    quests({ 'villager-likes.csv': table(LIKES, 'Mr Test,bread; dagger; fang') }),
  );
  const item = (name: string) => sets.items.find((one) => one.name === name)?.id;
  const [bread, dagger, fang] = compiled.villagers[0]?.likes ?? [];
  expect([bread, dagger, fang].map((tiers) => tiers?.length)).toEqual([6, 6, 6]);
  // Two Lea Barley of 5 s each, and 4 s of baking.
  expect(bread?.[0]).toEqual({ itemIds: [item('Lea Barley Bread')], amount: 21 });
  expect(dagger?.[0]?.itemIds).toEqual([item('Copper Dagger'), item('Masterwork Copper Dagger')]);
  // What enemies drop counts 12 s.
  expect(fang?.[0]?.amount).toBe(25);
});

test('kills cannot be asked for in a region without enemies', () => {
  const ways = ['bread', 'chitin', 'kills'].map((key) => `${key} x6 x5 x4 x3 x2 x1`).join();
  const enemies = readFileSync(join(shippedWorldDirectory, 'enemies.csv'), 'utf8');
  const problems = problemsOf(
    {},
    quests({
      'item-sets.csv': null,
      'enemies.csv': enemies.replaceAll(',Fellcrown,', ',Lullfrost,'),
      'weekly-errands.csv': table(WEEKLY, `1,T,Mr Test,${ways},1,1,Text.`),
    }),
  );
  expect(problems).toEqual([
    'weekly-errands.csv:2 way_3 asks for kills in "Fellcrown", which has no enemies',
  ]);
});

const FAULTS: [what: string, files: WholeFiles, problem: string][] = [
  [
    'a gap',
    { 'story.csv': table(STORY, chapter('total level x3', undefined, 2)) },
    'story.csv:2 chapter must be 1',
  ],
  ['no term', { 'story.csv': table(STORY, chapter('')) }, 'story.csv:2 terms must name at least one term'],
  [
    'an unknown term',
    { 'story.csv': table(STORY, chapter('sing x3')) },
    'story.csv:2 terms "sing" must begin',
  ],
  [
    'an unknown enemy',
    { 'story.csv': table(STORY, chapter('kill Bogey x3')) },
    'story.csv:2 terms "Bogey" is not',
  ],
  [
    'a piece for one style',
    { 'story.csv': table(STORY, chapter('total level x3', '1,1,Copper Sabatons,,,,,,Once.,The end.')) },
    'story.csv:2 pieces must name a piece for each of the 3',
  ],
  [
    'an unknown unlock',
    { 'story.csv': table(STORY, chapter('total level x3', '1,1,,,,,,wings,Once.,The end.')) },
    'story.csv:2 unlocks "wings" is none of',
  ],
  [
    'two items',
    { 'errands.csv': table(ERRANDS, '1,Mining,1,1,Mr Test,deliver,Copper Ore; Raw Flax,1,1,1,1,1,1,Text.') },
    'errands.csv:2 things must name one item',
  ],
  [
    'an unknown giver',
    { 'errands.csv': table(ERRANDS, '1,Mining,1,1,Mrs Test,deliver,Copper Ore,1,1,1,1,1,1,Text.') },
    'errands.csv:2 giver "Mrs Test" is not there',
  ],
  [
    'an id twice',
    {
      'errands.csv': table(
        ERRANDS,
        ...[1, 2].map(() => '1,Mining,1,1,Mr Test,deliver,Copper Ore,1,1,1,1,1,1,Text.'),
      ),
    },
    'errands.csv:3 id 1 is there twice',
  ],
  [
    'an item that is delivered twice',
    { 'story.csv': table(STORY, chapter('deliver Lea Barley x5; deliver Lea Barley x2')) },
    'story.csv:2 terms "deliver Lea Barley" stands twice',
  ],
  [
    'a term that no character can fulfil',
    { 'story.csv': table(STORY, chapter('total level x2001')) },
    'story.csv:2 terms "total level x2001" must be at most x2000',
  ],
  [
    'more than can be counted',
    { 'story.csv': table(STORY, chapter('kill in Lanternlea x99999999999999999999')) },
    'story.csv:2 terms "kill in Lanternlea x100000000000000000000" must be at most x1000000',
  ],
  [
    'more slots than there are',
    { 'story.csv': table(STORY, chapter('total level x3', '1,1,,,,,,errand slots x7,Once.,The end.')) },
    'story.csv:2 unlocks "errand slots x7" must be at most x6',
  ],
  [
    'an enemy that counts twice',
    {
      'errands.csv': table(ERRANDS, '1,Attack,1,1,Mr Test,kill,Chaff Ghost; Chaff Ghost,1,1,1,1,1,1,Text.'),
    },
    'errands.csv:2 things "Chaff Ghost" stands twice',
  ],
  [
    'less in the upper band',
    { 'errands.csv': table(ERRANDS, '1,Mining,1,1,Mr Test,deliver,Copper Ore,5,4,1,1,1,1,Text.') },
    'errands.csv:2 upper_amount must be at least the amount',
  ],
  [
    'an id of both tables',
    {
      'errands.csv': table(ERRANDS, '1,Mining,1,1,Mr Test,deliver,Copper Ore,1,1,1,1,1,1,Text.'),
      'weekly-errands.csv': table(
        WEEKLY,
        `1,T,Mr Test,${['bread', 'chitin', 'smoked'].map((key) => `${key} x6 x5 x4 x3 x2 x1`).join()},1,1,Text.`,
      ),
    },
    'weekly-errands.csv:2 id 1 is there twice',
  ],
  [
    'a family that nobody knows',
    { 'villager-likes.csv': table(LIKES, 'Mr Test,bread; moonlight') },
    'villager-likes.csv:2 families "moonlight" is no item family',
  ],
  [
    'a villager whose likes stand twice',
    { 'villager-likes.csv': table(LIKES, 'Mr Test,bread', 'Mr Test,feast') },
    'villager-likes.csv:3 villager is there twice',
  ],
  [
    'five tiers',
    {
      'weekly-errands.csv': table(
        WEEKLY,
        '1,T,Mr Test,bread x5 x4 x3 x2 x1,bread x6 x5 x4 x3 x2 x1,bread x6 x5 x4 x3 x2 x1,1,1,Text.',
      ),
    },
    'weekly-errands.csv:2 way_1 must be of the form',
  ],
];

test.each(FAULTS)('%s is the only problem', (_, files, problem) => {
  const problems = problemsOf({}, quests(files));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});
