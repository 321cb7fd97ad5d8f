import type { CraftAction, DungeonAction, HuntAction } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { leaveQuestion } from './leave-question.ts';

const session = { startAt: 0, limitAt: 28_800_000, content: 'first' };
const pull = {
  ...session,
  phase: 'pull',
  phaseAt: 0,
  pullTime: 2_000,
  enemyId: null,
  enemyHealth: 0,
  fighter: null,
} as const;
const hunt: HuntAction = { ...pull, kind: 'hunt', regionId: 1 };
const dungeon: DungeonAction = {
  ...pull,
  kind: 'dungeon',
  dungeonId: 11,
  enemyIndex: 3,
  isRunOver: false,
  remainingRuns: 2,
  leaving: false,
};
const craft: CraftAction = {
  ...session,
  kind: 'craft',
  itemId: 1,
  actionAt: 0,
  done: 0,
  target: 1,
  requested: 1,
};

test('asks the simple question when no key would be lost', () => {
  expect(leaveQuestion(hunt)).toBe('simple');
  expect(leaveQuestion({ ...dungeon, enemyIndex: 10, isRunOver: true })).toBe('simple');
});

test('offers two ways to leave in a run, unless one was chosen', () => {
  expect(leaveQuestion(dungeon)).toBe('run');
  expect(leaveQuestion({ ...dungeon, remainingRuns: 0, leaving: true })).toBe('last-run');
});

test('asks nothing outside of combat', () => {
  expect(leaveQuestion(null)).toBeNull();
  expect(leaveQuestion(craft)).toBeNull();
});
