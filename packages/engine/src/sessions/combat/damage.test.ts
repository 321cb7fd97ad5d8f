import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../state/state.ts';
import { AttackStyle } from '../../world/static-data.ts';
import {
  beats,
  CRITICAL_MULTIPLIER,
  characterDamage,
  characterMultiplier,
  enemyDamage,
  enemyMultiplier,
  levelGap,
  lowestRoll,
  mitigation,
  styleMultiplier,
} from './damage.ts';

const { Melee, Range, Magic } = AttackStyle;

/** The numbers of the example character of game-design 2.17. */
const fighter: Fighter = {
  attackPower: 49,
  armor: 224,
  criticalChance: 70,
  attackStyle: Melee,
  attackLevel: 20,
  defenceLevel: 20,
  card: false,
};

function dealt(
  level: number,
  attackStyle: AttackStyle,
  { card = false, critical = false, roll = 0.5 } = {},
): number {
  const multiplier = characterMultiplier({ ...fighter, card }, { level, attackStyle, attackPower: 1 });
  return characterDamage(
    fighter.attackPower,
    lowestRoll(fighter.attackLevel),
    multiplier,
    roll,
    critical ? CRITICAL_MULTIPLIER : 1,
  );
}

const taken = (level: number, attackPower: number, attackStyle: AttackStyle, roll = 0.5): number =>
  enemyDamage(attackPower, enemyMultiplier(fighter, { level, attackPower, attackStyle }), roll);

describe('the hit of the character (game-design 2.17)', () => {
  test('on a melee enemy of level 18 is 43', () => expect(dealt(18, Melee)).toBe(43));
  test('with the upper hand on a range enemy is 52', () => expect(dealt(18, Range)).toBe(52));
  test('with its card too is 57', () => expect(dealt(18, Range, { card: true })).toBe(57));
  test('and critical is 86', () => expect(dealt(18, Range, { card: true, critical: true })).toBe(86));
  test('on a magic enemy is 39', () => expect(dealt(18, Magic)).toBe(39));
  test('on a melee enemy of level 35, a gap of 10, is 31', () => expect(dealt(35, Melee)).toBe(31));
  test('is from 33 to 54', () => {
    expect(dealt(18, Melee, { roll: 0 })).toBe(33);
    expect(dealt(18, Melee, { roll: 1 - 2 ** -32 })).toBe(54);
  });
  test('is at least 1', () => expect(characterDamage(4, 0.6, 0.01, 0, 1)).toBe(1));
});

describe('the hit of an enemy (game-design 2.17)', () => {
  test('of a Mossback Wolf is 5', () => expect(taken(17, 9, Melee)).toBe(5));
  test('would be 6 of a magic wolf and 4 of a range wolf', () => {
    expect(taken(17, 9, Magic)).toBe(6);
    expect(taken(17, 9, Range)).toBe(4);
  });
  test('of an Ember Mite, with a level gap of 20, is 34', () => expect(taken(45, 22, Magic)).toBe(34));
  test('is at least 1, also for an enemy without attack power', () => expect(taken(1, 0, Melee)).toBe(1));
  test('rolls from four to six fifths of its power', () => {
    expect(enemyDamage(100, 1, 0)).toBe(80);
    expect(enemyDamage(100, 1, 1 - 2 ** -32)).toBe(120);
  });
});

describe('styles', () => {
  test('melee beats range, range beats magic, magic beats melee', () => {
    const pairs = [Melee, Range, Magic].flatMap((a) => [Melee, Range, Magic].map((d) => [a, d] as const));
    expect(pairs.filter(([a, d]) => beats(a, d))).toEqual([
      [Melee, Range],
      [Range, Magic],
      [Magic, Melee],
    ]);
  });

  test('deal a fifth more with the advantage, a tenth less with the disadvantage', () => {
    expect(styleMultiplier(Range, Magic)).toBe(1.2);
    expect(styleMultiplier(Magic, Range)).toBe(0.9);
    expect(styleMultiplier(Magic, Magic)).toBe(1);
  });
});

test('mitigation is 48.6 % against the wolf and never more than three quarters', () => {
  expect(mitigation(224, 17)).toBeCloseTo(224 / 461, 12);
  expect(mitigation(10_000_000, 1)).toBe(0.75);
  expect(mitigation(0, 1)).toBe(0);
});

test('the gap counts levels beyond five', () => {
  expect([24, 25, 26, 45].map((level) => levelGap(level, 20))).toEqual([0, 0, 1, 20]);
});

test('the lowest roll rises with Attack to at most 0.95', () => {
  expect(lowestRoll(20)).toBeCloseTo(0.67, 12);
  expect(lowestRoll(100)).toBe(0.95);
});
