import { type Enemy, EnemyType, MINIBOSS_CHANCE, MINIBOSS_REACH, spawnWeight } from '@slumberfell/engine';
import type { Random } from './random.ts';
import { enemy, region } from './shipped.ts';

/**
 * Returns a function that draws the next enemy of a hunt in a region, for a combat level (game-design 2.8).
 */
export function encounters(regionId: number, combatLevel: number, random: Random): () => Enemy {
  const roaming = region(regionId).enemies.map(enemy);
  const minibosses = roaming.filter(
    ({ type, level }) => type === EnemyType.Rare && level <= combatLevel + MINIBOSS_REACH,
  );
  const weights = roaming.map((candidate) => spawnWeight(candidate, combatLevel));
  const total = weights.reduce((sum, weight) => sum + weight, 0);

  return () => {
    if (random() < MINIBOSS_CHANCE) {
      const miniboss = minibosses[Math.floor(random() * minibosses.length)];
      if (miniboss !== undefined) return miniboss;
    }
    let rest = random() * total;
    const met = roaming.find((_, at) => {
      rest -= weights[at] ?? 0;
      return rest < 0;
    });
    if (met === undefined) throw new Error(`Region ${regionId} has no enemies`);
    return met;
  };
}
