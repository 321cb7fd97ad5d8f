import type { World } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { isBlank, storyOf } from './story.ts';

const HOUR = 3_600_000;
const world = {
  region: (id: number) => ({ name: id === 1 ? 'Lanternlea' : 'Tattlewood' }),
} as unknown as World;
const since = new Date(2026, 5, 1, 12).getTime();
const times = [
  { regionId: 1, ms: { gathering: 2 * HOUR } },
  { regionId: 2, ms: { hunting: 70 * HOUR, dungeons: 30 * HOUR } },
];

test('the story says since when, how much, where, and who won', () => {
  const kills = [
    { enemyId: 1, kills: 1_200, defeats: 1 },
    { enemyId: 2, kills: 34, defeats: 0 },
  ];
  expect(storyOf({ since, times, kills }, world)).toEqual([
    'The book was opened on 1 Jun 2026.',
    'Since then it has seen 4 days of work, most of it in Tattlewood.',
    '1,234 enemies have been beaten, and once it was the other way round.',
  ]);
  expect(storyOf({ since, times: [], kills: [] }, world)).toHaveLength(1);
});

test('a chronicle is blank until something happens after it began', () => {
  const blank = {
    times: [],
    kills: [{ enemyId: 1, kills: 3, defeats: 0 }],
    items: [{ itemId: 1, opening: 5, came: {}, went: {}, luck: null }],
    gold: {},
    firsts: [{ kind: 'region', id: 1, level: null, at: null }],
  } as const;
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, firsts: [{ kind: 'region', id: 1, level: null, at: 5 }] })).toBe(true);
  expect(isBlank({ ...blank, firsts: [{ kind: 'pet', id: 1, level: null, at: 5 }] })).toBe(false);
  expect(isBlank({ ...blank, times })).toBe(false);
});
