import { MAX_LEVEL } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { huntEnd, levelsAhead, type UntilChoice } from './hunt-until.ts';

const NOW = new Date(2026, 3, 1, 23, 10).getTime();
const choice: UntilChoice = { kind: 'limit', skillId: 17, level: 12, time: '07:00', kills: 50 };

test('turns a choice into the field of the command', () => {
  expect(huntEnd(choice, NOW)).toBeUndefined();
  expect(huntEnd({ ...choice, kind: 'level' }, NOW)).toEqual({ level: { skillId: 17, level: 12 } });
  expect(huntEnd({ ...choice, kind: 'kills' }, NOW)).toEqual({ kills: 50 });
  expect(huntEnd({ ...choice, kind: 'time' }, NOW)).toEqual({ at: new Date(2026, 3, 2, 7, 0).getTime() });
  expect(huntEnd({ ...choice, kind: 'time', time: '' }, NOW)).toBeUndefined();
});

test('levels can be aimed at up to the highest', () => {
  expect(levelsAhead(1)).toEqual({ min: 2, max: MAX_LEVEL });
  expect(levelsAhead(MAX_LEVEL)).toBeNull();
});
