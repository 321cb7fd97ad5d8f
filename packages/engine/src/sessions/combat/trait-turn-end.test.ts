import { describe, expect, test } from 'vitest';
import { fight, packed, type TraitFight } from '../../testing/trait-fight.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { HushKind } from '../../world/traits/verbs.ts';

/** What traits do after the hits of a turn: step 4 and step 6 of game-design 2.16d. */

describe('Thorns', () => {
  const [plain] = fight({}, 1);
  const { characterDamageDealt: dealt = 0, enemyDamageDealt: taken = 0 } = plain ?? {};

  test('of the character give back a part of the damage taken', () => {
    const [turn] = fight({ own: [[Verb.Thorns, 40, 0]] }, 1);
    const back = Math.round(taken * 0.4);
    expect(back).toBeGreaterThan(20);
    expect(turn).toMatchObject({ characterDamageDealt: dealt + back, enemyDamageDealt: taken });
    expect(turn?.enemyHealth).toBe(1_000_000 - dealt - back);
    expect(turn?.notes).toEqual([{ by: 'character', verb: Verb.Thorns, amount: back }]);
  });

  test('of the enemy give back a part of the damage dealt', () => {
    const [turn] = fight({ tricks: [[Verb.Thorns, 100, 0]] }, 1);
    expect(turn).toMatchObject({ characterDamageDealt: dealt, enemyDamageDealt: taken + dealt });
    expect(turn?.characterHealth).toBe(1_000 - taken - dealt);
    expect(turn?.notes).toEqual([{ by: 'enemy', verb: Verb.Thorns, amount: dealt }]);
  });

  test('of both sides do not answer each other', () => {
    const [turn] = fight({ own: [[Verb.Thorns, 100, 0]], tricks: [[Verb.Thorns, 100, 0]] }, 1);
    expect(turn).toMatchObject({ characterDamageDealt: dealt + taken, enemyDamageDealt: taken + dealt });
  });
});

describe('Leech', () => {
  /** The enemy hits for 1. */
  const sated: TraitFight = { enemy: { attackPower: 0 } };
  const thorny: Trait = [Verb.Opener, 250, 120];

  test('heals the character by a part of the damage dealt, by 20 % at most', () => {
    for (const [sum, percent] of [
      [15, 15],
      [35, 20],
    ] as const) {
      // The thorns of the ring deal the 100 or so that the enemy does; the hit itself is small.
      const own: Trait[] = [
        [Verb.Thorns, 100, 0],
        [Verb.Leech, sum, 0],
      ];
      const [turn] = fight({ own }, 1);
      const healed = Math.round(((turn?.characterDamageDealt ?? 0) * percent) / 100);
      expect(healed).toBeGreaterThan(10);
      expect(turn?.characterHealth).toBe(1_000 - (turn?.enemyDamageDealt ?? 0) + healed);
      expect(turn?.notes?.[0]).toEqual({ by: 'character', verb: Verb.Leech, amount: healed });
    }
  });

  test('heals no more than what is missing, and notes that', () => {
    const own: Trait[] = [thorny, [Verb.Leech, 20, 0]];
    const [turn] = fight({ ...sated, own }, 1);
    expect(turn?.characterDamageDealt).toBeGreaterThan(8);
    expect(turn).toMatchObject({
      characterHealth: 1_000,
      notes: [{ by: 'character', verb: Verb.Leech, amount: 1 }],
    });
  });

  test('of an enemy heals it by up to 60 % of what it deals', () => {
    const tricks: Trait[] = [
      [Verb.Leech, 50, 0],
      [Verb.Leech, 50, 0],
    ];
    const [first, second] = fight({ tricks }, 2);
    const lost = first?.characterDamageDealt ?? 0;
    // The first hit takes less than it could heal.
    expect(first).toMatchObject({ enemyHealth: 1_000_000 });
    expect(first?.notes).toEqual([{ by: 'enemy', verb: Verb.Leech, amount: lost }]);
    expect(second?.enemyHealth).toBe(1_000_000);
    const strongHit = fight({ own: [[Verb.Thorns, 100, 0]], tricks }, 1)[0];
    const healed = Math.round((strongHit?.enemyDamageDealt ?? 0) * 0.6);
    expect(strongHit?.enemyHealth).toBe(1_000_000 - (strongHit?.characterDamageDealt ?? 0) + healed);
  });
});

describe('Mend', () => {
  test('heals thousandths of the full health of either side, in each turn', () => {
    const [own] = fight({ own: [[Verb.Mend, 25, 0]] }, 1);
    expect(own?.characterHealth).toBe(1_000 - (own?.enemyDamageDealt ?? 0) + 25);
    expect(own?.notes).toEqual([{ by: 'character', verb: Verb.Mend, amount: 25 }]);
    const turns = fight({ tricks: [[Verb.Mend, 3, 0]], enemy: { health: 1_000, attackPower: 0 } }, 2);
    const [first, second] = turns.map(({ characterDamageDealt }) => characterDamageDealt) as [number, number];
    expect(turns[0]?.enemyHealth).toBe(1_000 - first + Math.min(first, 3));
    expect(turns[1]?.enemyHealth).toBe((turns[0]?.enemyHealth ?? 0) - second + 3);
  });

  test('comes after Leech and before food: a character that mends above the threshold does not eat', () => {
    const shown = { health: 550, healingShare: 5_000, equipment: packed(9) };
    const [hungry] = fight({ shown }, 1);
    expect(hungry?.characterHealingData).toMatchObject({ foodAmount: 2 });
    // 1 to 120 points below 500 after the hit; a trait that heals 30 leaves some of them.
    const enemy = { attackPower: 60 };
    expect(fight({ shown, enemy }, 1)[0]?.characterHealingData).not.toBeNull();
    expect(fight({ shown, enemy, own: [[Verb.Mend, 30, 0]] }, 1)[0]?.characterHealingData).toBeNull();
  });

  test('does nothing in a turn that decides the fight', () => {
    const own: Trait[] = [[Verb.Mend, 30, 0]];
    const [turn] = fight({ own, enemy: { health: 1 }, shown: { health: 500 } }, 1);
    expect(turn?.result).toBe(1);
    expect(turn?.characterHealth).toBe(500 - (turn?.enemyDamageDealt ?? 0));
  });
});

test('Hush of traits takes those of the character from the turns, not those of the enemy', () => {
  const own: Trait[] = [
    [Verb.Opener, 250, 120],
    [Verb.Mend, 30, 0],
  ];
  const [plain] = fight({}, 1);
  const [hushed] = fight({ own, tricks: [[Verb.Hush, HushKind.Traits, 0]] }, 1);
  expect(hushed).toEqual(plain);
  const both: Trait[] = [
    [Verb.Hush, HushKind.Traits, 0],
    [Verb.Thorns, 50, 0],
  ];
  expect(fight({ own, tricks: both }, 1)[0]?.notes).toMatchObject([{ by: 'enemy', verb: Verb.Thorns }]);
});
