import { EXPERIENCE_TABLE, SKILL, SKILL_COUNT } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { firstSteps } from './first-steps.ts';

const NONE = Array.from({ length: SKILL_COUNT }, () => 0);
const doneBy = (...shown: Parameters<typeof firstSteps>) =>
  firstSteps(...shown)
    .filter(({ done }) => done)
    .map(({ name }) => name);

test('marks nothing for a new character, and then one step after the other', () => {
  expect(doneBy({ equipment: {}, experience: NONE })).toEqual([]);
  expect(doneBy({ equipment: { weapon: 1 }, experience: NONE })).toEqual(['arm']);
  expect(doneBy({ equipment: { weapon: 1, food: 2, foodAmount: 3 }, experience: NONE })).toEqual([
    'arm',
    'pack',
  ]);
  const fought = NONE.with(SKILL.Attack - 1, EXPERIENCE_TABLE[1] ?? 0);
  // After a fight the steps `arm` and `pack` are done even with empty slots: the character may have eaten its
  // food.
  expect(doneBy({ equipment: {}, experience: fought })).toEqual(['arm', 'pack', 'fight']);
  expect(doneBy({ equipment: {}, experience: NONE.with(SKILL.Fishing - 1, 10) })).toEqual(['gather']);
});
