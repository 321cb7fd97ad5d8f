import type { DungeonAction, HuntAction } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import type { LastTurn } from './last-turn.ts';
import { pullText } from './pull-text.ts';

const hunt = { kind: 'hunt' } as HuntAction;
const dungeon = { kind: 'dungeon' } as DungeonAction;
const turn = { fallenId: null, fledId: null } as LastTurn;

test.each([
  ['Into the open', hunt, null],
  ['Through the door', dungeon, null],
  ['Onwards', hunt, { ...turn, fallenId: 101 }],
  ['Gone', hunt, { ...turn, fledId: 101 }],
  ['The way out', { ...dungeon, isRunOver: true }, { ...turn, fallenId: 101 }],
] as const)('%s', (title, action, ended) => {
  expect(pullText(action, ended).title).toBe(title);
});

test('says what the next enemy loses by the last hit', () => {
  const ended = { ...turn, fallenId: 101 };
  expect(pullText(hunt, ended).text).not.toContain('last hit');
  expect(pullText({ ...hunt, carried: 1_037 }, ended).text).toContain('up to 1,037 of its health');
});
