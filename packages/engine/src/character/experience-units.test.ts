import { expect, test } from 'vitest';
import { MAX_EXPERIENCE } from '../state/experience.ts';
import type { State } from '../state/state.ts';
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

/** What the skill has in the lists of a state: points and fraction. */
function stored(units: ExperienceUnits, { shown, hidden }: State) {
  const [experience, fractions] = [[...shown.experience], [...hidden.fractions]];
  units.store(experience, fractions);
  return [experience[SKILL.Cooking - 1], fractions[SKILL.Cooking - 1]];
}

test('a pet of 3 percent adds to an action of only 7 points (game-design 2.1)', () => {
  const units = new ExperienceUnits(at(0, 0), SKILL.Cooking);
  const gained = Array.from({ length: 5 }, () => units.grant(7 * 103 * 100));
  expect(gained).toEqual([7, 7, 7, 7, 8]);
});

test('stores whole points in one list and the fraction in the other', () => {
  const state = at(5, 9_999);
  const units = new ExperienceUnits(state, SKILL.Cooking);
  expect(units.grant(2)).toBe(1);
  expect(stored(units, state)).toEqual([6, 1]);
});

test('stops at the largest experience', () => {
  const state = at(MAX_EXPERIENCE - 2, 5_000);
  const units = new ExperienceUnits(state, SKILL.Cooking);
  expect(units.grant(10_000)).toBe(1);
  expect(units.grant(1_000_000)).toBe(1);
  expect(units.grant(1_000_000)).toBe(0);
  expect(stored(units, state)).toEqual([MAX_EXPERIENCE, 0]);
});
