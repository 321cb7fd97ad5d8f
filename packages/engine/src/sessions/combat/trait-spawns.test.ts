import { describe, expect, test } from 'vitest';
import { WORD_RANGE } from '../../random/draw.ts';
import { ofType, recordUntil, START, testEnemy, testRegion, testWorld } from '../../testing/index.ts';
import { hunting, traitItems, traitWorld } from '../../testing/trait-world.ts';
import { EnemyType } from '../../world/static-data.ts';
import { type Trait, Verb } from '../../world/traits/trait.ts';
import { EnemyKind, FIRST_FAMILY } from '../../world/traits/verbs.ts';

/** Which enemies appear with Lure and Reach (game-design 2.16d). */

const [NORMAL, ELITE, BIRD, RARE] = [1, 2, 3, 4];
const BEASTS = FIRST_FAMILY;
const BIRDS = FIRST_FAMILY + 1;
const enemies = [
  testEnemy({ id: NORMAL }),
  testEnemy({ id: ELITE, type: EnemyType.Elite }),
  testEnemy({ id: BIRD, family: 'bird' }),
  testEnemy({ id: RARE, type: EnemyType.Rare, level: 7 }),
];
const world = testWorld({ enemies, regions: [testRegion({ id: 1, enemies: [NORMAL, ELITE, BIRD, RARE] })] });

/** Weights of the enemies in relation to one of weight 10, and the chance of a miniboss. */
function table(...lures: readonly (readonly [kind: number, percent: number])[]) {
  const { cumulative, minibossThreshold } = world.spawnTable(
    1,
    1,
    lures.length === 0 ? null : new Map(lures),
  );
  const shares = [...cumulative].map((limit, index) => (limit - (cumulative[index - 1] ?? 0)) / WORD_RANGE);
  const [normal = 0, elite = 0, bird = 0] = shares.map((share) => share / (shares[0] ?? 1));
  const round = (value: number) => Math.round(value * 1_000) / 1_000;
  return [round(10 * normal), round(10 * elite), round(10 * bird), round(minibossThreshold / WORD_RANGE)];
}

describe('Lure', () => {
  test('of nothing leaves the weights of 10 and 2, and one miniboss in 1,000', () => {
    expect(table()).toEqual([10, 2, 10, 0.001]);
  });

  test('of Elites, of a family and of minibosses', () => {
    expect(table([EnemyKind.Elite, 150])).toEqual([10, 5, 10, 0.001]);
    expect(table([BIRDS, 50])).toEqual([10, 2, 15, 0.001]);
    expect(table([EnemyKind.Miniboss, 200])).toEqual([10, 2, 10, 0.003]);
  });

  test('adds the percentages of type and family', () => {
    // Against beasts at 20: an Elite beast has 2 x 2.2, a normal one 10 x 1.2.
    expect(table([EnemyKind.Elite, 100], [BEASTS, 20])[1]).toBe(Math.round((10_000 * 4.4) / 12) / 1_000);
  });
});

/** Ids of the first enemies of a hunt, each beaten in one turn or two. */
function met(own: readonly Trait[], levels: Readonly<Record<number, number>>) {
  const prey = Object.entries(levels).map(([id, level]) =>
    testEnemy({
      id: Number(id),
      level,
      health: 1,
      attackPower: 0,
      mainStatExperience: 0,
      healthExperience: 0,
    }),
  );
  const regions = [testRegion({ id: 1, enemies: prey.map(({ id }) => id) })];
  const timeline = traitWorld(own, {}, { items: traitItems(own), enemies: prey, regions });
  const starts = ofType(recordUntil(hunting(timeline), timeline, START + 690_000), 'OnCombatStart');
  expect(starts.length).toBeGreaterThan(90);
  return starts.map(({ enemyId }) => enemyId);
}

test('the worn Lure counts for the draw of the next enemy', () => {
  const share = (own: readonly Trait[]) => {
    const birds = enemies.map((enemy) => ({ ...enemy, health: 1, attackPower: 0 }));
    const regions = [testRegion({ id: 1, enemies: [NORMAL, BIRD] })];
    const timeline = traitWorld(own, {}, { enemies: birds, regions });
    const starts = ofType(recordUntil(hunting(timeline), timeline, START + 690_000), 'OnCombatStart');
    return starts.filter(({ enemyId }) => enemyId === BIRD).length / starts.length;
  };
  expect(share([])).toBeCloseTo(0.5, 0);
  expect(share([[Verb.Lure, 200, BIRDS]])).toBeGreaterThan(share([]) + 0.1);
});

test('Reach draws the enemies of a higher combat level', () => {
  // Level 16 is 13 levels beyond the reach of level 1, so it has a weight of 0.1; with Reach 13 it has 10.
  const levels = { 1: 1, 2: 16 };
  const seldom = met([], levels).filter((id) => id === 2).length;
  const often = met([[Verb.Reach, 13, 0]], levels).filter((id) => id === 2).length;
  expect(seldom).toBeLessThan(8);
  // Level 1 is 13 levels below a combat level of 14, so it has a weight of 3 of 13.
  expect(often).toBeGreaterThan(55);
});
