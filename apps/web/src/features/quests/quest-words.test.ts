import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type CountedMoment, openWorld, type Term } from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import type { Frame } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { cameSentence } from './came.ts';
import { closedChapterIn } from './closed-chapter.ts';
import {
  announcementSentence,
  askPhrase,
  progressPercent,
  progressWords,
  termPhrase,
  termProgressWords,
  unlocksSentence,
} from './quest-words.ts';
import { countersIn } from './use-counters.ts';
import { obstaclesTo, refusalOf } from './use-hand-over.ts';

const { sets, version, quests } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version, quests);
const chapter = (id: number) => {
  const found = world.quests.chapter(id);
  if (!found) throw new Error(`There is no chapter ${id}`);
  return found;
};

test('progress stops at what is asked, in words and in the bar', () => {
  expect(progressWords({ have: 7, need: 12 })).toBe('7 of 12');
  expect(progressWords({ have: 2_000, need: 1_200 })).toBe('1,200 of 1,200');
  expect(progressPercent({ have: 3, need: 12 })).toBe(25);
  expect(progressPercent({ have: 30, need: 12 })).toBe(100);
});

test('a term is told by what it asks for, and a place by whether one is there', () => {
  const phrases = [1, 2, 3, 4, 9, 45].map((id) => chapter(id).terms.map((term) => termPhrase(term, world)));
  expect(phrases).toEqual([
    ['Beat 10 in Lanternlea'],
    ['Bring 12 Lanternwort'],
    ['Finish The Nodding Mill'],
    ['Beat 3 Dream-Addled Ewe', 'Bring 20 Raw Meadowhide'],
    ['Be in Tattlewood', 'Beat 5 Whisper Toadstool'],
    ['Be in Lanternlea', 'Reach a total level of 1,000'],
  ]);
  const [at] = chapter(9).terms as [Term];
  expect(termProgressWords(at, { have: 0, need: 1 })).toBe('Not there yet');
  expect(termProgressWords(at, { have: 1, need: 1 })).toBe('You are there');
});

test('an errand of many enemies says how many kinds count', () => {
  const hunt = quests.errands.find(({ kind, ids }) => kind === 'kill' && ids.length > 1);
  expect(hunt && askPhrase(hunt, 17, world)).toBe(`Beat 17 enemies of ${hunt?.ids.length} kinds`);
  const barley = quests.errands.find(({ id }) => id === 111);
  expect(barley && askPhrase(barley, 240, world)).toBe('Bring 240 Lea Barley');
});

test('what a chapter opens is one sentence', () => {
  expect(unlocksSentence(chapter(1), world)).toBe('Opens the journal of closed chapters.');
  expect(unlocksSentence(chapter(2), world)).toBe('Opens the board and errands from Lanternlea.');
  expect(unlocksSentence(chapter(8), world)).toBe(
    'Opens errands from Tattlewood and room for 5 errands at a time.',
  );
  expect(unlocksSentence(chapter(9), world)).toBeNull();
  expect(unlocksSentence(chapter(24), world)).toBe('Opens the weekly errand.');
  expect(unlocksSentence(chapter(44), world)).toBe('Opens the last page of the story.');
});

test('the end of one chapter is announced', () => {
  const heard = quests.chapters.filter((one) => announcementSentence(one) !== null);
  expect(heard.map(({ id }) => id)).toEqual([43]);
});

test('what came of all that was handed over is one sentence', () => {
  const events = [
    { type: 'OnInventoryChange', reason: 'delivered', changes: [{ itemId: 1, amount: -5 }] },
    { type: 'OnGoldChange', reason: 'bought', amount: -9 },
    { type: 'OnGoldChange', reason: 'rewarded', amount: 1_000 },
    { type: 'OnGoldChange', reason: 'rewarded', amount: 200 },
    { type: 'OnCandleEndsChange', amount: 1 },
    { type: 'OnExperience', skillId: 1, before: 0, experience: 40 },
    { type: 'OnFurnishingGained', furnishingId: 812 },
    { type: 'OnCosmeticGained', cosmeticId: chapter(3).cosmetics[0]?.id ?? 0 },
  ] as const satisfies Frame['events'];
  const [skill] = sets.skills;
  expect(cameSentence(events, world)).toBe(
    `You got 1 candle-end, 1,200 gold, 40 experience in ${skill?.name}, Title: Mill-Quieter and Three-Legged Stool.`,
  );
  expect(cameSentence([], world)).toBeNull();
});

test('a closed chapter is celebrated with what it brings to keep and what it opens', () => {
  const closing = (id: number, ...more: Frame['events']): Frame['events'] => [
    { type: 'OnChapterClosed', chapter: id, day: 20_000 },
    { type: 'OnGoldChange', reason: 'rewarded', amount: 1_000 },
    ...more,
  ];
  expect(closedChapterIn(closing(2, { type: 'OnFurnishingGained', furnishingId: 212 }), world)).toEqual({
    id: 2,
    title: 'Short by a Minute',
    regionId: 1,
    sentences: [
      "Yours to keep: Lamp-Warden's Spare Wick.",
      "In case. Ambrose Trim has written 'In case' on the box, and then the odds.",
      'Opens the board and errands from Lanternlea.',
    ],
    link: { to: '/quests', label: 'See the board' },
  });
  const [title] = chapter(43).cosmetics;
  expect(
    closedChapterIn(closing(43, { type: 'OnCosmeticGained', cosmeticId: title?.id ?? 0 }), world),
  ).toMatchObject({
    sentences: ['Yours to keep: Title: Who Put Off the Morning.', 'Everybody who is awake hears of it.'],
    link: null,
  });
  expect(closedChapterIn(closing(44), world)?.link?.to).toBe('/quests/ending');
  expect(closedChapterIn(closing(7), world)).toMatchObject({
    sentences: ['Opens more lines about enemies in the Bestiary.'],
    link: { to: '/bestiary', label: 'Open the Bestiary' },
  });
  expect(closedChapterIn(closing(9), world)?.sentences).toEqual([]);
  expect(closedChapterIn([{ type: 'OnCandleEndsChange', amount: 1 }], world)).toBeNull();
});

test('the kills of a chronicle in a region are counted together', () => {
  const [one, other] = sets.enemies.filter(({ regionId }) => regionId === 1);
  const { shown } = testState();
  const killAt = (at: number) => ({ at, enemyIds: [one?.id ?? 0], dungeonIds: [] });
  const facts = (kills: number, moments: readonly CountedMoment[] = []) => ({
    world,
    countersOf: countersIn(
      {
        until: 1_000,
        kills: [one, other].map((enemy) => ({ enemyId: enemy?.id ?? 0, kills, defeats: 0 })),
        runs: [],
      },
      moments,
      world,
    ),
  });
  const handed = { kind: 'story', id: 1 } as const;
  expect(refusalOf(obstaclesTo(handed, shown, facts(4)))).toBe('Something is still missing.');
  expect(refusalOf(obstaclesTo(handed, shown, facts(5)))).toBeNull();
  // Only what frames brought after the fetched sums is added to them.
  const [counted, later] = [
    [killAt(999), killAt(1_000)],
    [killAt(1_001), killAt(2_000)],
  ];
  expect(refusalOf(obstaclesTo(handed, shown, facts(4, counted)))).toBe('Something is still missing.');
  expect(refusalOf(obstaclesTo(handed, shown, facts(4, [...counted, ...later])))).toBeNull();
});
