import { type Enemy, EnemyType, ItemQuality, type LootRow } from '@slumberfell/engine';
import type { Compilation } from './compilation.ts';
import { familyItemId } from './item-ids.ts';
import { itemLevel } from './levels.ts';
import { sameTypeEnemies } from './same-type-enemies.ts';

const CHANCE = 0.012;

/**
 * The Common equipment in a Normal enemy's loot. The pieces of the tier and the Normal enemies of the region
 * are both sorted by level. The pieces are split evenly over the enemies in that order, so that an enemy has
 * pieces of about its own level.
 */
export function normalEnemyEquipment(
  enemy: Enemy,
  enemies: readonly Enemy[],
  compilation: Compilation,
): LootRow[] {
  if (enemy.type !== EnemyType.Normal) return [];
  const carriers = sameTypeEnemies(enemy, enemies);
  const position = carriers.indexOf(enemy);
  const pieces = piecesByLevel(enemy.tier, compilation);
  return pieces
    .filter((_, index) => Math.floor((index * carriers.length) / pieces.length) === position)
    .map((itemId) => ({ itemId, amount: 1, probability: CHANCE }));
}

function piecesByLevel(tierNumber: number, compilation: Compilation): number[] {
  const tier = compilation.world.tier.get(tierNumber);
  return compilation.world.families
    .filter(({ kind }) => kind === 'equipment')
    .map((family) => ({
      id: familyItemId(family.id, tierNumber, ItemQuality.Common),
      level: itemLevel(family, tier),
    }))
    .sort((a, b) => a.level - b.level || a.id - b.id)
    .map(({ id }) => id);
}
