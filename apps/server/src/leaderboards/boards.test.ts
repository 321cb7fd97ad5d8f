import { createHash } from 'node:crypto';
import {
  ADDED_SKILLS,
  EXPERIENCE_TABLE,
  MAX_AMOUNT,
  MAX_EXPERIENCE,
  MAX_LEVEL,
  openWorld,
  SKILL,
  SKILL_COUNT,
} from '@slumberfell/engine';
import { LEADERBOARD_TYPES, type LeaderboardType } from '@slumberfell/protocol';
import { describe, expect, test } from 'vitest';
import { shippedWorld } from '../testing/shipped-world.ts';
import {
  ALL_BOARDS,
  type Board,
  boardOf,
  boardsBetween,
  type Ranked,
  scoreOn,
  shownScore,
  skillOf,
  typeOf,
} from './boards.ts';
import { scoringDigest } from './scoring-digest.ts';

const skills = (points: number): number[] => new Array<number>(SKILL_COUNT).fill(points);
const nobody: Ranked = { experience: skills(0), trophies: [], cards: [], gold: 0, goldGiven: 0 };
const world = openWorld(shippedWorld().sets, 'shipped');
const score = (board: Board, ranked: Ranked): number => scoreOn(board, ranked, world);
const LEVEL = boardOf('Level');

describe('the boards', () => {
  test('are those of the specification, one for each skill, and then two of our own', () => {
    expect(LEADERBOARD_TYPES.slice(-2)).toEqual(['Curator', 'Benefactor']);
    expect(LEADERBOARD_TYPES.map((type) => typeOf(boardOf(type)))).toEqual(LEADERBOARD_TYPES);
    expect(ALL_BOARDS.map(skillOf).filter((id) => id !== null)).toEqual(Object.values(SKILL));
  });

  test('rank by total level before total experience', () => {
    const points = EXPERIENCE_TABLE[60] as number;
    // Of 20 skills, one at level 100 (the highest) and 19 at level 1 give a total level of 119; two at level
    // 61 and 18 at level 1 give 140. Each added skill gives 1 more.
    const one = { ...nobody, experience: [MAX_EXPERIENCE, ...skills(0).slice(1)] };
    const two = { ...nobody, experience: [points, points, ...skills(0).slice(2)] };
    expect(score(LEVEL, two)).toBeGreaterThan(score(LEVEL, one));
    const more = { ...two, experience: two.experience.with(-1, 1) };
    expect(score(LEVEL, more)).toBe(score(LEVEL, two) + 1);
    expect(shownScore(LEVEL, score(LEVEL, more))).toEqual({
      level: 140 + ADDED_SKILLS,
      experience: 2 * points + 1,
    });
  });

  test('have safe integers for all that a character may own', () => {
    const all: Ranked = {
      experience: skills(MAX_EXPERIENCE),
      trophies: [1, MAX_AMOUNT, 2, MAX_AMOUNT],
      cards: [1, 2, 2, 2],
      gold: MAX_AMOUNT,
      goldGiven: MAX_AMOUNT,
    };
    for (const board of ALL_BOARDS) expect(Number.isSafeInteger(score(board, all)), `${board}`).toBe(true);
    expect(shownScore(LEVEL, score(LEVEL, all))).toMatchObject({ level: MAX_LEVEL * SKILL_COUNT });
    expect(shownScore(boardOf('Magic'), MAX_EXPERIENCE)).toEqual({ level: 100, experience: MAX_EXPERIENCE });
  });

  test('hold the total level and the experience of up to 27 skills in one safe integer', () => {
    const top = EXPERIENCE_TABLE[MAX_LEVEL - 1] as number;
    /** So many skills at the highest level, and the last with `levels` levels and more points. */
    const reached = (skillCount: number, level: number, more: number): readonly number[] => [
      ...new Array<number>(skillCount).fill(top),
      (EXPERIENCE_TABLE[level - 1] as number) + more,
    ];
    let last = 0;
    for (const [skillCount, level] of [
      [19, 99],
      [19, 100],
      [20, 1],
      [20, 2],
      [20, 99],
      [26, 100],
    ] as const)
      for (const more of [0, 1, level === MAX_LEVEL ? 5_000_000_000 : 2]) {
        const experience = reached(skillCount, level, more);
        const value = score(LEVEL, { ...nobody, experience });
        expect(Number.isSafeInteger(value) && value > last).toBe(true);
        last = value;
        const points = experience.reduce((sum, each) => sum + each, 0);
        expect(shownScore(LEVEL, value)).toEqual({
          level: skillCount * MAX_LEVEL + level,
          experience: points,
        });
      }
  });

  test('rank curators by the ranks of three trophies of each kind, and of no more', () => {
    const CURATOR = boardOf('Curator');
    const kindOf = (wanted: number): number =>
      world.sets.relicariumEntries.find(({ rank }) => rank === wanted)?.itemId ?? 0;
    const claimed = (rank: number, amount: number): Ranked => ({
      ...nobody,
      trophies: [kindOf(rank), amount],
    });
    expect([0, 1, 2, 3, 4, MAX_AMOUNT].map((amount) => score(CURATOR, claimed(1, amount)))).toEqual([
      0, 1, 2, 3, 3, 3,
    ]);
    expect([1, 3].map((amount) => score(CURATOR, claimed(5, amount)))).toEqual([5, 15]);
    const both: Ranked = { ...nobody, trophies: [kindOf(1), 9, kindOf(5), 2] };
    expect(score(CURATOR, both)).toBe(3 + 10);
    expect(score(CURATOR, { ...nobody, trophies: [999_999, 3] })).toBe(0);
  });

  test('that may have changed are found by the replaced objects', () => {
    expect(boardsBetween(nobody, { ...nobody })).toEqual([]);
    expect(boardsBetween(nobody, { ...nobody, gold: 1 })).toEqual([boardOf('Gold')]);
    expect(boardsBetween(nobody, { ...nobody, cards: [1, 1] })).toEqual([
      boardOf('Cards'),
      boardOf('RadiantCards'),
    ]);
    expect(boardsBetween(nobody, { ...nobody, goldGiven: 1 })).toEqual([boardOf('Benefactor')]);
    expect(boardsBetween(nobody, { ...nobody, trophies: [1, 1] })).toEqual(
      ['UniqueTrophies', 'Trophies', 'Curator'].map((type) => boardOf(type as LeaderboardType)),
    );
    const trained = { ...nobody, experience: [0, 5, ...skills(0).slice(2)] };
    expect(boardsBetween(nobody, trained)).toEqual([boardOf('Mining'), LEVEL]);
    expect(boardsBetween(nobody, { ...nobody, experience: skills(0) })).toEqual([]);
  });
});

test('the digest of scoring is that of the trophies alone until a board is added', () => {
  const { relicariumEntries } = world.sets;
  const digest = (boards: readonly Board[]): string => scoringDigest({ relicariumEntries }, boards);
  const first = ALL_BOARDS.filter((board) => board <= boardOf('Benefactor'));
  const trophies = relicariumEntries.map(({ itemId, rank }) => [itemId, rank] as const);
  const kept = JSON.stringify(trophies.sort(([one], [other]) => one - other));
  expect(digest(first)).toBe(createHash('sha256').update(kept).digest('hex'));
  expect(digest([...first, 28])).not.toBe(digest(first));
  expect(digest([...first, 28, 29])).not.toBe(digest([...first, 28]));
});
