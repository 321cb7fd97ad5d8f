import { luckShare } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { expectedText, killsWords, luckSentence, thanOthers } from './luck-words.ts';

test('luck is told in plain words', () => {
  expect(luckSentence(0.7389)).toBe('Luckier than 73 of 100 characters with the same kills.');
  expect(expectedText({ expected: 1_150_500_000 })).toBe('1,150.5');
});

test('both of two drops with even odds: three quarters had fewer; none of them: as many had more', () => {
  const drops = { expected: 1_000_000, variance: 500_000 };
  expect(thanOthers(luckShare({ ...drops, had: 2 }))).toBe('Luckier than 75 of 100');
  expect(thanOthers(luckShare({ ...drops, had: 0 }))).toBe('Unluckier than 75 of 100');
});

test('with few of the others on either side, there is neither good nor bad luck', () => {
  expect(thanOthers({ fewer: 0.48, same: 0.05, more: 0.47 })).toBe('About what others have had');
  expect(thanOthers({ fewer: 0, same: 0.995, more: 0.005 })).toBe('About what others have had');
});

test('the chance of a kill is told as a number of kills', () => {
  expect([0.00125, 0.472, 0.7, 1].map((chance) => killsWords(chance)[0])).toEqual([
    'One in 800 kills',
    'One in 2 kills',
    'Most kills bring it',
    'Each kill brings it',
  ]);
});
