import { describe, expect, test } from 'vitest';
import { dealt, hits, percent, taken } from '../../testing/trait-hits.ts';
import { AttackStyle } from '../../world/static-data.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { EnemyKind, HushKind } from '../../world/traits/verbs.ts';

/** What traits make of the hits of a turn (game-design 2.16d, steps 2 and 3), in percent of a plain hit. */

const { Range, Magic } = AttackStyle;

describe('what makes a hit smaller', () => {
  test('Plated, of both sides', () => {
    expect(dealt({ tricks: [[Verb.Plated, 40, 0]] }, 0)).toEqual([60]);
    expect(taken({ own: [[Verb.Plated, 25, 0]] }, 0)).toEqual([75]);
  });

  test('Pierce leaves that part of Plated which it does not name', () => {
    // 40 % of which a quarter counts not: 30 %.
    expect(dealt({ own: [[Verb.Pierce, 25, 0]], tricks: [[Verb.Plated, 40, 0]] }, 0)).toEqual([70]);
    expect(dealt({ own: [[Verb.Pierce, 100, 0]], tricks: [[Verb.Plated, 40, 0]] }, 0)).toEqual([100]);
    expect(dealt({ own: [[Verb.Pierce, 100, 0]] }, 0)).toEqual([100]);
  });

  test('Pierce of an enemy takes Plated and armor', () => {
    expect(taken({ tricks: [[Verb.Pierce, 100, 0]] }, 0)).toEqual([200]);
    // Armor of 30.5 instead of 61 leaves two thirds of the hit instead of a half.
    expect(taken({ tricks: [[Verb.Pierce, 50, 0]] }, 0)).toEqual([133.3]);
    const own: Trait[] = [[Verb.Plated, 20, 0]];
    expect(taken({ own, tricks: [[Verb.Pierce, 100, 0]] }, 0)).toEqual([200]);
    expect(taken({ own, tricks: [[Verb.Pierce, 50, 0]] }, 0)).toEqual([120]);
  });

  test('Ward, each b-th hit on its bearer', () => {
    const trait: Trait = [Verb.Ward, 60, 3];
    expect(taken({ own: [trait] }, 0, 1, 2, 3, 5)).toEqual([100, 100, 40, 100, 40]);
    expect(dealt({ tricks: [trait] }, 0, 1, 2, 3, 5)).toEqual([100, 100, 40, 100, 40]);
  });

  test('Ward of 100 % makes it 0; any other hit is at least 1', () => {
    const feeble = { enemy: { attackPower: 0 }, fighter: { attackPower: 0 } };
    expect(hits({ own: [[Verb.Ward, 100, 2]], ...feeble }, 1)).toMatchObject({ taken: 0, dealt: 1 });
    expect(hits({ tricks: [[Verb.Ward, 100, 2]], ...feeble }, 1)).toMatchObject({ taken: 1, dealt: 0 });
    expect(hits({ own: [[Verb.Ward, 99, 2]], ...feeble }, 1)).toMatchObject({ taken: 1, dealt: 1 });
  });

  test('both multiply with the bonus', () => {
    const own: Trait[] = [[Verb.Opener, 100, 9]];
    const tricks: Trait[] = [
      [Verb.Plated, 40, 0],
      [Verb.Ward, 50, 2],
    ];
    expect(dealt({ own, tricks }, 0, 1)).toEqual([120, 60]);
  });
});

test('Keen makes critical hits harder, and no others', () => {
  const own: Trait[] = [[Verb.Keen, 50, 0]];
  const always = { criticalChance: 1_000 };
  expect(percent(hits({ own, fighter: always }, 0).dealt, hits({}, 0).dealt)).toBe(200);
  expect(percent(hits({ fighter: always }, 0).dealt, hits({}, 0).dealt)).toBe(150);
  expect(dealt({ own }, 0, 1)).toEqual([100, 100]);
});

test('Echo strikes again with its chance, and is noted with what it adds', () => {
  const sides = { own: [[Verb.Echo, 25, 60] as const] };
  const turns = Array.from({ length: 2_000 }, (_, turn) => turn);
  const strong = turns.filter((turn) => dealt(sides, turn)[0] === 160);
  expect(turns.filter((turn) => dealt(sides, turn)[0] === 100)).toHaveLength(2_000 - strong.length);
  expect(strong.length).toBeGreaterThan(440);
  expect(strong.length).toBeLessThan(560);
  const turn = strong[0] as number;
  const rolls = hits(sides, turn);
  expect(rolls.notes.list()).toEqual([
    { by: 'character', verb: Verb.Echo, amount: rolls.dealt - hits({}, turn).dealt },
  ]);
});

test('Reach takes levels from the gap, of both sides', () => {
  const own: Trait[] = [[Verb.Reach, 15, 0]];
  // Level 40 against 10: 25 levels beyond the free five, so a factor of 2; with Reach 10, so 1.4.
  const enemy = { level: 40 };
  expect(dealt({ own, enemy }, 0)).toEqual([142.9]);
  expect(taken({ own, enemy }, 0)).toEqual([70]);
  expect(dealt({ own, enemy: { level: 15 } }, 0)).toEqual([100]);
});

describe('Hush of the card and the Upper Hand', () => {
  const tricks: Trait[] = [[Verb.Hush, HushKind['Card and Upper Hand'], 0]];
  test('takes 1.2 from the hits of the character, 0.9 from those of the enemy, and the 1.1 of the card', () => {
    expect(dealt({ tricks, enemy: { attackStyle: Range } }, 0)).toEqual([percent(1, 1.2)]);
    expect(taken({ tricks, enemy: { attackStyle: Range } }, 0)).toEqual([percent(1, 0.9)]);
    expect(dealt({ tricks, fighter: { card: true } }, 0)).toEqual([percent(1, 1.1)]);
  });

  test("leaves the enemy's own advantage", () => {
    expect(dealt({ tricks, enemy: { attackStyle: Magic } }, 0)).toEqual([100]);
    expect(taken({ tricks, enemy: { attackStyle: Magic } }, 0)).toEqual([100]);
  });

  test('and with it a Bane of the Upper Hand', () => {
    const own: Trait[] = [[Verb.Bane, 50, EnemyKind['Upper Hand']]];
    expect(dealt({ own, tricks, enemy: { attackStyle: Range } }, 0)).toEqual([percent(1, 1.2)]);
  });
});
