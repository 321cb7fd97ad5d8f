import { EXPERIENCE_TABLE, MAX_AMOUNT, MAX_EXPERIENCE, SKILL, SKILL_COUNT } from '@slumberfell/engine';
import { LEADERBOARD_TYPES } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { ALL_BOARDS, boardOf, boardsBetween, type Ranked, scoreOn, shownScore, skillOf } from './boards.ts';

const skills = (points: number): number[] => new Array<number>(SKILL_COUNT).fill(points);
const nobody: Ranked = { experience: skills(0), trophies: [], cards: [], gold: 0 };
const LEVEL = boardOf('Level');

describe('the boards', () => {
  test('are those of the specification, one for each skill', () => {
    expect(LEADERBOARD_TYPES).toHaveLength(26);
    expect(ALL_BOARDS.map(skillOf).filter((id) => id !== null)).toEqual(Object.values(SKILL));
  });

  test('rank by total level before total experience', () => {
    const points = EXPERIENCE_TABLE[60] as number;
    // Of 20 skills, one at level 100 (the highest) and 19 at level 1 give a total level of 119; two at level
    // 61 and 18 at level 1 give 140.
    const one = { ...nobody, experience: [MAX_EXPERIENCE, ...skills(0).slice(1)] };
    const two = { ...nobody, experience: [points, points, ...skills(0).slice(2)] };
    expect(scoreOn(LEVEL, two)).toBeGreaterThan(scoreOn(LEVEL, one));
    const more = { ...two, experience: [...two.experience.slice(0, 19), 1] };
    expect(scoreOn(LEVEL, more)).toBe(scoreOn(LEVEL, two) + 1);
    expect(shownScore(LEVEL, scoreOn(LEVEL, more))).toEqual({
      level: 140,
      experience: 2 * points + 1,
    });
  });

  test('have safe integers for all that a character may own', () => {
    const all: Ranked = {
      experience: skills(MAX_EXPERIENCE),
      trophies: [1, MAX_AMOUNT, 2, MAX_AMOUNT],
      cards: [1, 2, 2, 2],
      gold: MAX_AMOUNT,
    };
    for (const board of ALL_BOARDS) expect(Number.isSafeInteger(scoreOn(board, all)), `${board}`).toBe(true);
    expect(shownScore(LEVEL, scoreOn(LEVEL, all))).toMatchObject({ level: 2_000 });
    expect(shownScore(boardOf('Magic'), MAX_EXPERIENCE)).toEqual({ level: 100, experience: MAX_EXPERIENCE });
  });

  test('that may have changed are found by the replaced objects', () => {
    expect(boardsBetween(nobody, { ...nobody })).toEqual([]);
    expect(boardsBetween(nobody, { ...nobody, gold: 1 })).toEqual([boardOf('Gold')]);
    expect(boardsBetween(nobody, { ...nobody, cards: [1, 1] })).toEqual([
      boardOf('Cards'),
      boardOf('RadiantCards'),
    ]);
    const trained = { ...nobody, experience: [0, 5, ...skills(0).slice(2)] };
    expect(boardsBetween(nobody, trained)).toEqual([boardOf('Mining'), LEVEL]);
    expect(boardsBetween(nobody, { ...nobody, experience: skills(0) })).toEqual([]);
  });
});
