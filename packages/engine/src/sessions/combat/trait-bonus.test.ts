import { describe, expect, test } from 'vitest';
import { dealt, taken } from '../../testing/trait-hits.ts';
import { AttackStyle, type Enemy, EnemyType } from '../../world/static-data.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { EnemyKind } from '../../world/traits/verbs.ts';

/** The bonus of a hit (game-design 2.16d, step 1), in percent of a plain hit. */

const { Melee, Range, Magic } = AttackStyle;

describe('the bonus of a hit', () => {
  const clocks: Trait[] = [
    [Verb.Opener, 25, 1],
    [Verb.Rhythm, 50, 3],
  ];
  test.each([
    ['Opener', [Verb.Opener, 40, 2], [140, 140, 100, 100]],
    ['Crescendo', [Verb.Crescendo, 10, 25], [100, 110, 120, 125]],
    ['Rhythm', [Verb.Rhythm, 100, 2], [100, 200, 100, 200]],
  ] as const)('of %s, of both sides', (_, trait, expected) => {
    expect(dealt({ own: [trait] }, 0, 1, 2, 3)).toEqual(expected);
    expect(taken({ own: [trait] }, 0, 1, 2, 3)).toEqual([100, 100, 100, 100]);
    expect(taken({ tricks: [trait] }, 0, 1, 2, 3)).toEqual(expected);
    expect(dealt({ tricks: [trait] }, 0, 1, 2, 3)).toEqual([100, 100, 100, 100]);
  });

  test('is a sum of several traits', () => {
    expect(dealt({ own: [...clocks, [Verb.Fasting, 10, 0]], begin: { foodAmount: 0 } }, 0, 1, 2)).toEqual([
      135, 110, 160,
    ]);
  });

  test('is at most 250 % in all', () => {
    const own: Trait[] = [
      [Verb.Opener, 200, 5],
      [Verb.Fasting, 100, 0],
    ];
    expect(dealt({ own, begin: { foodAmount: 0 } }, 0, 5)).toEqual([350, 200]);
  });

  test('of Fasting needs an empty food slot', () => {
    expect(dealt({ own: [[Verb.Fasting, 30, 0]] }, 0)).toEqual([100]);
    expect(dealt({ own: [[Verb.Fasting, 30, 0]], begin: { foodAmount: 0 } }, 0)).toEqual([130]);
  });

  test.each([
    [30, 130],
    [31, 100],
  ])('of Finisher with the other side at %i of 100', (health, expected) => {
    const trait: Trait = [Verb.Finisher, 30, 30];
    expect(dealt({ own: [trait], begin: { enemyHealth: health, health: 1 } }, 0)).toEqual([expected]);
    expect(taken({ tricks: [trait], begin: { health, enemyHealth: 1 } }, 0)).toEqual([expected]);
  });

  test.each([
    [50, 160],
    [51, 100],
  ])('of Berserk with the bearer at %i of 100', (health, expected) => {
    const trait: Trait = [Verb.Berserk, 60, 50];
    expect(dealt({ own: [trait], begin: { health, enemyHealth: 100 } }, 0)).toEqual([expected]);
    expect(taken({ tricks: [trait], begin: { enemyHealth: health, health: 100 } }, 0)).toEqual([expected]);
  });
});

describe('Bane', () => {
  const { Elite, Miniboss, Boss, Stronger } = EnemyKind;
  const UPPER_HAND = EnemyKind['Upper Hand'];
  const kinds: readonly (readonly [string, number, Partial<Enemy>, Partial<Enemy>])[] = [
    ['melee', Melee, { attackStyle: Melee }, { attackStyle: Range }],
    ['range', Range, { attackStyle: Range }, { attackStyle: Magic }],
    ['magic', Magic, { attackStyle: Magic }, { attackStyle: Melee }],
    ['an Elite', Elite, { type: EnemyType.Elite }, { type: EnemyType.Rare }],
    ['a miniboss', Miniboss, { type: EnemyType.Rare }, { type: EnemyType.Boss }],
    ['a boss', Boss, { type: EnemyType.Boss }, { type: EnemyType.Normal }],
    ['a stronger enemy', Stronger, { level: 11 }, { level: 10 }],
    ['the Upper Hand', UPPER_HAND, { attackStyle: Range }, { attackStyle: Magic }],
    ['a family', 11, { family: 'bird' }, { family: 'beast' }],
  ];
  test.each(kinds)('of %s', (_, kind, named, other) => {
    const own: Trait[] = [[Verb.Bane, 35, kind]];
    expect(dealt({ own, enemy: named }, 0, 7)).toEqual([135, 135]);
    expect(dealt({ own, enemy: other }, 0, 7)).toEqual([100, 100]);
  });

  test('counts each kind that names the enemy', () => {
    const own: Trait[] = [
      [Verb.Bane, 35, Elite],
      [Verb.Bane, 20, 10],
      [Verb.Bane, 7, Boss],
    ];
    expect(dealt({ own, enemy: { type: EnemyType.Elite } }, 0)).toEqual([155]);
  });
});
