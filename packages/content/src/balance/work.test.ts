import { type SkillKind, skillsOf } from '@slumberfell/engine';
import { describe, test } from 'vitest';
import { expectWithin, type Range } from './expect-within.ts';
import { type Hours, hoursOfWork, MILESTONES } from './hours-to-level.ts';

const idsOf = (kind: SkillKind): readonly number[] => skillsOf(kind).map(({ id }) => id);
const GATHERING = idsOf('gathering');
const CRAFTING = idsOf('crafting');

function expectHours(all: readonly Hours[], wanted: Readonly<Record<keyof Hours, Range>>): void {
  for (const level of MILESTONES) {
    expectWithin(
      all.map((hours) => hours[level]),
      wanted[level],
    );
  }
}

describe('hours to level 10, 30, 50, 70, 90 and 99', () => {
  test('of gathering', () => {
    const hours = GATHERING.map((skill) => hoursOfWork(skill, 'made'));
    expectHours(hours, {
      10: [0.15, 0.4],
      30: [1.5, 3.5],
      50: [10, 16],
      70: [45, 75],
      90: [200, 320],
      99: [450, 650],
    });
  });

  test('of crafting, where the character makes every component', () => {
    const hours = CRAFTING.map((skill) => hoursOfWork(skill, 'made'));
    expectHours(hours, {
      10: [0.1, 0.6],
      30: [1.2, 5],
      50: [8, 26],
      70: [40, 120],
      90: [180, 520],
      99: [400, 1100],
    });
  });

  test('of crafting with components in stock, where only level 99 has a target', () => {
    const hours = CRAFTING.map((skill) => hoursOfWork(skill, 'stocked'));
    expectWithin(
      hours.map((of) => of[99]),
      [150, 320],
    );
  });
});
