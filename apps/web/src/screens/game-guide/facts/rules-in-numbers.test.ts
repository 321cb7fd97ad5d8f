import { expect, test } from 'vitest';
import * as numbers from './rules-in-numbers.ts';

/** What game-design 2.2 to 2.8 say in prose. */
const DESIGNED: Readonly<Record<keyof typeof numbers, number>> = {
  BARE_ATTACK_POWER: 4,
  LEVELS_PER_POWER: 2,
  ARMOR_PER_DEFENCE: 3,
  BASE_CRITICAL_CHANCE: 0.05,
  CRITICAL_PER_ATTACK: 0.001,
  MOST_CRITICAL_CHANCE: 0.4,
  FREE_GAP: 5,
  GAP_STEP: 0.04,
  ENEMY_LOWEST_ROLL: 0.8,
  ENEMY_HIGHEST_ROLL: 1.2,
  MITIGATION_BASE: 50,
  MITIGATION_STEP: 11,
  FREE_LESSON: 5,
  LESSON_STEP: 0.05,
  LEAST_LESSON: 0.2,
  COMBAT_LEVEL_PARTS: 4,
  SPAWN_REACH: 2,
  SPAWN_HALVING: 2,
  SPAWN_BORED: 8,
  SPAWN_BORED_FACTOR: 0.3,
  REGENERATION_SHARE: 0.01,
  REGENERATION_TIME: 500_000,
  HEARTH_SHARE: 0.25,
};

const READ_OFF: Readonly<Record<string, number>> = { ...numbers };

test.each(Object.entries(DESIGNED))('%s is read off the engine as the design has it', (name, designed) => {
  expect(READ_OFF[name]).toBeCloseTo(designed, 10);
});
