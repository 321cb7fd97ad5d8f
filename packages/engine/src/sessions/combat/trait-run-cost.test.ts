import { expect, test } from 'vitest';
import type { Shown } from '../../state/state.ts';
import { CELLAR, DUNGEON_SETS, littleDungeon } from '../../testing/dungeon-world.ts';
import { testState } from '../../testing/index.ts';
import { BREAD, RING, traitItems } from '../../testing/trait-world.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { ThriftKind } from '../../world/traits/verbs.ts';
import { runCost } from './run-cost.ts';

/** What traits change in the cost of a run (game-design 2.16d). A portion of bread heals 10. */

const wearing: Partial<Shown> = {
  equipment: { ring: RING, food: BREAD, foodAmount: 900 },
  healingShare: 9_000,
};

/** The cost of a run against three enemies, each of which hits for 5 or so in some 7 turns. */
function cost(own: readonly Trait[], tricks: readonly Trait[] = [], shown = wearing): number {
  const [rat, king] = DUNGEON_SETS.enemies;
  const strong = { health: 20, attackPower: 6, ...(tricks.length > 0 && { traits: tricks }) };
  const timeline = littleDungeon({
    items: [...DUNGEON_SETS.items, ...traitItems(own)],
    enemies: [
      { ...rat, ...strong },
      { ...king, ...strong },
    ] as typeof DUNGEON_SETS.enemies,
  });
  const world = timeline[0]?.world;
  if (world === undefined) throw new Error('no world');
  return runCost(testState(shown).shown, CELLAR, world);
}

const plain = cost([]);

test('portions that an enemy takes count as what they would heal', () => {
  expect(plain).toBeGreaterThan(60);
  // Six or so undecided turns against each enemy.
  expect(cost([], [[Verb.Filch, 1, 0]])).toBeGreaterThan(plain + 100);
  expect(cost([], [[Verb.Filch, 120, 0]])).toBe(plain);
  const unpacked = { equipment: { ring: RING } };
  expect(cost([], [[Verb.Filch, 1, 0]], unpacked)).toBe(cost([], [], unpacked));
});

test('what heals the character makes a run cheaper', () => {
  expect(cost([[Verb.Mend, 20, 0]])).toBeLessThan(plain - 20);
  expect(cost([[Verb.Leech, 20, 0]])).toBeLessThan(plain);
});

test('food that is eaten and not used up makes most runs cheaper, and the dearest ones not dearer', () => {
  expect(cost([[Verb.Thrift, 500, ThriftKind.Food]])).toBeLessThanOrEqual(plain);
});

test('a run never costs less than its dearest part', () => {
  // The first hit comes before anything heals.
  expect(
    cost([
      [Verb.Mend, 30, 0],
      [Verb.Leech, 20, 0],
    ]),
  ).toBeGreaterThan(4);
});
