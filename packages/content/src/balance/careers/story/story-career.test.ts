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
  type StoryCareer,
  storyOf,
} from './story-career.ts';
import { storySection } from './story-section.ts';

const END_OF_COAST = 22;

// The casual player costs the least time: about a second a day.
test('a casual player comes to the end of the third region on day 14 to 18', () => {
  const career = new Career('casual', 1, true);
  while (career.day < 20 && career.player.shown.quests.chapter <= END_OF_COAST) career.playDay();
  const story = storyOf(career, 'casual');
  expect(missesOfStory(story).map(({ chapter }) => chapter)).not.toContain(END_OF_COAST);
  expect(story.errands).toBeGreaterThan(career.day);
  expect(imbalancesOf(career.player.chronicle, career.player.shown)).toEqual([]);
}, 120_000);

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
