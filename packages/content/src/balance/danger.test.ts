import {
  AttackStyle,
  CombatResult,
  HIGHEST_ROLL,
  type Item,
  lowestRoll,
  mitigation,
} from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { enemyStats } from '../compile/enemies.ts';
import { atPar, combatant, equalLevels } from './combatant.ts';
import { encounters } from './encounters.ts';
import { expectWithin } from './expect-within.ts';
import { fight } from './fight.ts';
import { BEST_GEAR, bestGear, STARTER_GEAR } from './gear.ts';
import { regionsFor } from './hunt.ts';
import { sampleSize } from './sample-size.ts';

const random = seededRandom(12_345);

function fightsWithoutFood(level: number, samples: number): number {
  const hunter = atPar(AttackStyle.Melee, level);
  const meet = encounters(regionsFor(level).at(-1) ?? 1, hunter.combatLevel, random);
  let won = 0;
  for (let sample = 0; sample < samples; sample++) {
    const condition = { health: hunter.maxHealth, portions: 0, healingAmount: 0, threshold: 0 };
    while (fight(hunter, meet(), condition, random).result === CombatResult.Victory) won++;
  }
  return won / samples;
}

test('fights won from full health without food', () => {
  expectWithin(
    [1, 5, 10, 20, 40, 60, 80, 99].map((level) => fightsWithoutFood(level, sampleSize(300))),
    [4, 20],
  );
});

/**
 * Expected values for a fight against a Normal enemy of the same level and style: the number of turns, and
 * the health lost per turn as a share of the maximum.
 */
function duel(level: number, pieces: readonly Item[]) {
  const { fighter, maxHealth } = combatant(
    AttackStyle.Melee,
    equalLevels(level),
    bestGear(AttackStyle.Melee, level, pieces),
  );
  const enemy = enemyStats(level, { healthFactor: 1, attackFactor: 1, experienceFactor: 1 });
  const meanRoll = (lowestRoll(fighter.attackLevel) + HIGHEST_ROLL) / 2;
  const meanHit = fighter.attackPower * meanRoll * (1 + fighter.criticalChance / 2000);
  return {
    healthLostPerTurn: (enemy.attackPower * (1 - mitigation(fighter.armor, level))) / maxHealth,
    turns: enemy.health / meanHit,
  };
}

const LEVELS = [5, 10, 20, 29, 40, 44, 59, 70, 79, 90, 100];

test('with the best equipment, an enemy still survives 2.5 turns and each turn still costs health', () => {
  const duels = LEVELS.map((level) => duel(level, BEST_GEAR));
  expect(Math.min(...duels.map(({ healthLostPerTurn }) => healthLostPerTurn))).toBeGreaterThanOrEqual(0.014);
  expect(Math.min(...duels.map(({ turns }) => turns))).toBeGreaterThanOrEqual(2.5);
});

test('with starter equipment, an enemy falls within 26 turns and a turn costs at most 6 % of health', () => {
  const duels = LEVELS.map((level) => duel(level, STARTER_GEAR));
  expect(Math.max(...duels.map(({ healthLostPerTurn }) => healthLostPerTurn))).toBeLessThanOrEqual(0.06);
  expect(Math.max(...duels.map(({ turns }) => turns))).toBeLessThanOrEqual(26);
});
