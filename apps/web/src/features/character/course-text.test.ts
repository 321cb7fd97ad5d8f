import type { ItemActionCourse } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { nextLevelText, shortCourse, timeAndDuration } from './course-text.ts';

const now = new Date(2026, 10, 23, 23, 11).getTime();
const later = (minutes: number): number => now + minutes * 60_000;
const course = (nextLevel: ItemActionCourse['nextLevel']): ItemActionCourse => ({
  skillId: 1,
  endsAt: later(479),
  stops: 'limit',
  nextLevel,
});

test('says when an action ends as clock time and as duration', () => {
  expect(timeAndDuration(later(479), now)).toBe('tomorrow 07:10, in 7 h 59 min');
  expect(timeAndDuration(later(12), now)).toBe('23:23, in 12 min');
});

test('says when the next level comes', () => {
  expect(nextLevelText(course({ level: 24, at: later(129) }), now)).toBe('tomorrow 01:20, in 2 h 9 min');
  expect(nextLevelText(course({ level: 24, at: null }), now)).toBe('not before the end');
  expect(nextLevelText(course(null), now)).toBeNull();
});

test('says both in a few words', () => {
  expect(shortCourse(course({ level: 24, at: later(129) }))).toBe('ends 07:10 · level 24 at 01:20');
  expect(shortCourse(course({ level: 24, at: null }))).toBe('ends 07:10');
  expect(shortCourse(course(null))).toBe('ends 07:10');
});
