import { imbalancesOf } from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { describe, expect, test } from 'vitest';
import { readBalancePart } from '../../balance-file.ts';
import { Career } from '../career.ts';
import {
  MOST_PREMIUM,
  missesOfStory,
  playStory,
  STORY_DAYS,
  STORY_KINDS,
  STORY_TARGETS,
  type StoryCareer,
  storyOf,
} from './story-career.ts';
import { storySection } from './story-section.ts';

/** The days of `npm test`, and the chapter of a target within them. */
const DAYS = 20;
const CHAPTER = 22;

test(`a casual player closes chapter ${CHAPTER} on a day of its target`, () => {
  const career = new Career('casual', 1, true);
  while (career.day < DAYS) career.playDay();
  const { closedOn, errands } = storyOf(career, 'casual');
  const target = STORY_TARGETS.find(({ chapter }) => chapter === CHAPTER);
  expect(closedOn[CHAPTER]).toBeGreaterThanOrEqual(target?.from ?? Number.NaN);
  expect(closedOn[CHAPTER]).toBeLessThanOrEqual(target?.to ?? Number.NaN);
  expect(errands).toBeGreaterThanOrEqual(3 * DAYS);
  expect(imbalancesOf(career.player.chronicle, career.player.shown)).toEqual([]);
}, 300_000);

test('a player who does not follow the story hands over nothing', () => {
  const career = new Career('casual', 1);
  career.playDay();
  expect(career.player.shown.quests.chapter).toBe(1);
});

describe.runIf(isLong)(`the story in ${STORY_DAYS} days`, () => {
  const careers: StoryCareer[] = [];

  test.each(STORY_KINDS)(
    'has its chapters on the days of its targets: $kind',
    (measured) => {
      const story = playStory(measured);
      careers.push(story);
      expect(missesOfStory(story)).toEqual([]);
    },
    PROPERTY_TIMEOUT,
  );

  test('brings little gold by errands', () => {
    const active = careers.find(({ kind }) => kind === 'all-round');
    expect(active?.premium).toBeLessThan(MOST_PREMIUM);
    expect(active?.errands).toBeGreaterThan(STORY_DAYS);
  });

  test('is told on the page (else: npm run careers -- --story)', () => {
    expect(readBalancePart('story')).toBe(storySection(careers));
  });
});
