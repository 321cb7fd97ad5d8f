import { expect, test } from 'vitest';
import { MAX_EXPERIENCE } from '../state/experience.ts';
import { testState } from '../testing/index.ts';
import { SKILL, SKILL_COUNT } from '../world/skills.ts';
import { ExperienceUnits } from './experience-units.ts';

const at = (points: number, fraction: number) => {
  const index = SKILL.Cooking - 1;
  return testState(
    { experience: new Array<number>(SKILL_COUNT).fill(0).with(index, points) },
    { fractions: new Array<number>(SKILL_COUNT).fill(0).with(index, fraction) },
  );
};

test('a pet of 3 percent adds to an action of only 7 points (game-design 2.1)', () => {
  const units = new ExperienceUnits(at(0, 0), SKILL.Cooking);
  const gained = Array.from({ length: 5 }, () => units.grant(7 * 103 * 100));
  expect(gained).toEqual([7, 7, 7, 7, 8]);
});

test('stores whole points in the shown half and the fraction in the hidden half', () => {
  const state = at(5, 9_999);
  const units = new ExperienceUnits(state, SKILL.Cooking);
  expect(units.grant(2)).toBe(1);
  units.store(state);
  expect(state.shown.experience[SKILL.Cooking - 1]).toBe(6);
  expect(state.hidden.fractions[SKILL.Cooking - 1]).toBe(1);
});

test('stops at the largest experience', () => {
  const state = at(MAX_EXPERIENCE - 2, 5_000);
  const units = new ExperienceUnits(state, SKILL.Cooking);
  expect(units.grant(10_000)).toBe(1);
  expect(units.grant(1_000_000)).toBe(1);
  expect(units.grant(1_000_000)).toBe(0);
  units.store(state);
  expect(state.shown.experience[SKILL.Cooking - 1]).toBe(MAX_EXPERIENCE);
  expect(state.hidden.fractions[SKILL.Cooking - 1]).toBe(0);
});
