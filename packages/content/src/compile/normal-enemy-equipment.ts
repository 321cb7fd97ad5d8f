import { type Enemy, EnemyType, type LootRow } from '@slumberfell/engine';
import type { Compilation } from './compilation.ts';
import { itemLevel } from './levels.ts';
import { peersOf } from './same-type-enemies.ts';

const CHANCE = 0.012;

/**
 * The plain pieces that a Normal enemy carries: the tier's equipment and the region's Normal enemies, both by level,
 * are laid side by side, so that everybody carries something of about its level.
 */
export function ordinaryEquipment(
  enemy: Enemy,
  enemies: readonly Enemy[],
  compilation: Compilation,
): LootRow[] {
  if (enemy.type !== EnemyType.Normal) return [];
  const carriers = peersOf(enemy, enemies);
  const place = carriers.indexOf(enemy);
  const pieces = piecesByLevel(enemy.tier, compilation);
  return pieces
    .filter((_, index) => Math.floor((index * carriers.length) / pieces.length) === place)
    .map((itemId) => ({ itemId, amount: 1, probability: CHANCE }));
}

function piecesByLevel(tierNumber: number, compilation: Compilation): number[] {
  const tier = compilation.world.tier.get(tierNumber);
  return compilation.world.families
    .filter(({ kind }) => kind === 'equipment')
    .map((family) => ({ id: compilation.itemId(family.key, tierNumber), level: itemLevel(family, tier) }))
    .sort((a, b) => a.level - b.level || a.id - b.id)
    .map(({ id }) => id);
}
