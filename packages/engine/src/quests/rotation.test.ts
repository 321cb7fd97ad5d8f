import { expect, test } from 'vitest';
import { SKILL_COUNT } from '../world/skills.ts';
import { BOARD_PLACES, skillsOfDay, weeklyIndex, weekOf } from './rotation.ts';

test('every skill is asked for three times in ten days, never twice a day, and within 7 days again', () => {
  const blocks = 2_000;
  const last = new Map<number, number>();
  for (let block = 2_000; block < 2_000 + blocks; block++) {
    const times = new Map<number, number>();
    for (let day = 10 * block; day < 10 * block + 10; day++) {
      const skills = skillsOfDay(day);
      expect(new Set(skills).size).toBe(BOARD_PLACES);
      for (const skill of skills) {
        times.set(skill, (times.get(skill) ?? 0) + 1);
        expect(day - (last.get(skill) ?? day)).toBeLessThanOrEqual(7);
        last.set(skill, day);
      }
    }
    expect([...times.values()]).toEqual(new Array(SKILL_COUNT).fill(3));
  }
});

test('days before 1970 have boards, too, and a day asked for again has the same', () => {
  const before = skillsOfDay(-3);
  for (let day = 0; day < 100; day++) skillsOfDay(day);
  expect(skillsOfDay(-3)).toEqual(before);
});

test('each weekly errand comes once in as many weeks, in an order that changes', () => {
  const rounds = Array.from({ length: 50 }, (_, round) =>
    Array.from({ length: 13 }, (_, index) => weeklyIndex(13 * round + index, 13)),
  );
  for (const round of rounds) expect(round.toSorted((a, b) => a - b)).toEqual([...Array(13).keys()]);
  expect(new Set(rounds.map(String)).size).toBe(rounds.length);
});

test('a week begins on Monday', () => {
  const sunday = Date.UTC(2026, 10, 29) / 86_400_000;
  expect(weekOf(sunday) + 1).toBe(weekOf(sunday + 1));
  expect(weekOf(sunday)).toBe(weekOf(sunday - 6));
});
