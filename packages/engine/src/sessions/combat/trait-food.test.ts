import { describe, expect, test } from 'vitest';
import { fight, packed, STRONG } from '../../testing/trait-fight.ts';
import { firstTurns, hunting, traitWorld } from '../../testing/trait-world.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { HushKind, ThriftKind } from '../../world/traits/verbs.ts';

/** Traits that save, take or forbid food (game-design 2.16d). */

describe('Filch', () => {
  const tricks: Trait[] = [[Verb.Filch, 2, 0]];

  test('takes a packed portion every a turns, until none is left', () => {
    const turns = fight({ tricks, shown: { equipment: packed(2) } }, 8);
    expect(turns.map(({ notes }) => notes?.[0]?.verb)).toEqual([
      undefined,
      Verb.Filch,
      undefined,
      Verb.Filch,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(turns[1]?.notes).toEqual([{ by: 'enemy', verb: Verb.Filch, amount: 1 }]);
  });

  test('comes before the meal', () => {
    const turns = fight(
      { tricks: [[Verb.Filch, 1, 0]], shown: { equipment: packed(1), healingShare: 10_000 } },
      1,
    );
    expect(turns[0]).toMatchObject({ characterHealingData: null, notes: [{ verb: Verb.Filch, amount: 1 }] });
  });
});

test('Hush of food lets the character eat nothing', () => {
  const shown = { equipment: packed(5), healingShare: 10_000 };
  const meals = (tricks: readonly Trait[]) =>
    fight({ tricks, shown }, 3).map(({ characterHealingData }) => characterHealingData?.foodAmount ?? 0);
  expect(meals([])).toEqual([2, 2, 1]);
  expect(meals([[Verb.Hush, HushKind.Food, 0]])).toEqual([0, 0, 0]);
});

describe('Thrift', () => {
  test('saves all portions of a fight or none, with its chance', () => {
    const own: Trait[] = [[Verb.Thrift, 500, ThriftKind.Food]];
    const timeline = traitWorld(own, { health: 6, attackPower: 3 });
    const shown = { ...STRONG, healingShare: 10_000, equipment: packed(5_000) };
    const turns = firstTurns(hunting(timeline, shown), timeline, 600);
    const saved = new Map<boolean, number>();
    let meals: (boolean | null)[] = [];
    for (const { characterHealingData, notes, result } of turns) {
      if (characterHealingData) {
        const thrift = notes?.find(({ verb }) => verb === Verb.Thrift);
        meals.push(thrift !== undefined);
        if (thrift) expect(thrift.amount).toBe(characterHealingData.foodAmount);
      }
      if (result === null) continue;
      expect(new Set(meals).size).toBeLessThanOrEqual(1);
      if (meals[0] != null) saved.set(meals[0], (saved.get(meals[0]) ?? 0) + 1);
      meals = [];
    }
    expect(saved.get(true)).toBeGreaterThan(30);
    expect(saved.get(false)).toBeGreaterThan(30);
  });

  test('leaves what it saves in the food slot', () => {
    const own: Trait[] = [[Verb.Thrift, 500, ThriftKind.Food]];
    const timeline = traitWorld(own, { health: 6, attackPower: 3 });
    const state = hunting(timeline, { ...STRONG, healingShare: 10_000, equipment: packed(500) });
    const turns = firstTurns(state, timeline, 100_000);
    const eaten = turns.reduce((sum, { characterHealingData, notes = [] }) => {
      const isSaved = notes.some(({ verb }) => verb === Verb.Thrift);
      return sum + (isSaved ? 0 : (characterHealingData?.foodAmount ?? 0));
    }, 0);
    expect(eaten + (state.shown.equipment.foodAmount ?? 0)).toBe(500);
  });
});
