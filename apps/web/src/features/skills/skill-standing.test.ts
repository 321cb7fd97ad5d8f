import { EXPERIENCE_TABLE, SKILL_COUNT, skillsOf } from '@slumberfell/engine';
import type { OwnProfile } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { skillStanding, totalLevel } from './skill-standing.ts';

const [, SECOND = 0, THIRD = 0] = EXPERIENCE_TABLE;
const LAST = EXPERIENCE_TABLE.at(-1) ?? 0;

test("shows a skill's level and progress for its experience", () => {
  expect(skillStanding(0)).toEqual({ level: 1, percent: 0, words: `0 / ${SECOND}` });
  expect(skillStanding(SECOND)).toEqual({ level: 2, percent: 0, words: `0 / ${THIRD - SECOND}` });
  expect(skillStanding(THIRD - 1)).toMatchObject({ level: 2, percent: 98 });
});

test('fills the bar at level 100 only, and then shows all experience as one number', () => {
  expect(skillStanding(LAST - 1)).toMatchObject({ level: 99, percent: 99 });
  expect(skillStanding(LAST)).toEqual({ level: 100, percent: 100, words: '14,463,256' });
  expect(skillStanding(20_000_000)).toEqual({ level: 100, percent: 100, words: '20,000,000' });
});

test('sums the levels of all skills', () => {
  const profile = (experience: readonly number[]): OwnProfile => ({
    id: 1,
    name: 'Wren',
    appearanceId: 1,
    combatSkillsData: skillsOf('combat').map(({ name }, index) => ({
      name,
      experience: experience[index] ?? 0,
    })),
    skillsData: skillsOf('gathering', 'crafting').map(({ id, name }) => ({ id, name, experience: 0 })),
  });
  expect(totalLevel(profile([]))).toBe(SKILL_COUNT);
  expect(totalLevel(profile([LAST, SECOND, THIRD]))).toBe(SKILL_COUNT + 99 + 1 + 2);
});
