import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { AttackStyle, openWorld, STYLE_ADVANTAGE } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { dealt, enemyAgainst, exampleFighter, spanText, taken } from './example-fighter.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);

test('builds a character of level 20 from the best uncommon gear', () => {
  const fighter = exampleFighter(world, AttackStyle.Melee, 20);
  expect(fighter).toMatchObject({ attackPower: 49, armor: 243 });
  const wolf = sets.enemies.find(({ name }) => name === 'Mossback Wolf');
  const mite = sets.enemies.find(({ name }) => name === 'Ember Mite');
  if (!wolf || !mite) throw new Error('The shipped world has changed');
  expect(spanText(dealt(fighter, wolf, false))).toBe('33 to 54');
  const { lowest, highest } = taken(fighter, wolf);
  expect(lowest).toBeLessThanOrEqual(5);
  expect(highest).toBeGreaterThanOrEqual(5);
  const fromMite = taken(fighter, mite);
  expect(fromMite.lowest).toBeLessThan(34);
  expect(fromMite.highest).toBeGreaterThan(34);
});

test('finds the enemy with the given multiplier that is nearest in level', () => {
  const enemy = enemyAgainst(world, AttackStyle.Melee, STYLE_ADVANTAGE, 20);
  expect(enemy?.attackStyle).toBe(AttackStyle.Range);
  expect(Math.abs((enemy?.level ?? 0) - 20)).toBeLessThanOrEqual(1);
});
