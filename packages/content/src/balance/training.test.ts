import { AttackStyle } from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { test } from 'vitest';
import { expectWithin, type Range } from './expect-within.ts';
import { hoursOfHunting, MILESTONES } from './hours-to-level.ts';

const WANTED: Readonly<Record<(typeof MILESTONES)[number], Range>> = {
  10: [0.2, 0.6],
  30: [2.5, 5],
  50: [15, 27],
  70: [70, 115],
  90: [320, 480],
  99: [650, 950],
};

test.each(Object.entries(AttackStyle))(
  'hours until Attack, %s and Defence are all at a milestone',
  (_, style) => {
    const hours = hoursOfHunting(style, seededRandom(1));
    for (const level of MILESTONES) expectWithin([hours[level]], WANTED[level]);
  },
);
