import { type Enemy, EnemyType, type LootRow } from '@slumberfell/engine';
import { itemLevel } from './levels.ts';
import { peersOf } from './peers.ts';
import type { Workshop } from './workshop.ts';

const CHANCE = 0.012;

/**
 * The plain pieces that a Normal enemy carries: the tier's equipment and the region's Normal enemies, both by level,
 * are laid side by side, so that everybody carries something of about its level.
 */
export function ordinaryEquipment(enemy: Enemy, enemies: readonly Enemy[], workshop: Workshop): LootRow[] {
  if (enemy.type !== EnemyType.Normal) return [];
  const carriers = peersOf(enemy, enemies);
  const place = carriers.indexOf(enemy);
  const pieces = piecesByLevel(enemy.tier, workshop);
  return pieces
    .filter((_, index) => Math.floor((index * carriers.length) / pieces.length) === place)
    .map((itemId) => ({ itemId, amount: 1, probability: CHANCE }));
}

function piecesByLevel(tierNumber: number, workshop: Workshop): number[] {
  const tier = workshop.world.tier.get(tierNumber);
  return workshop.world.families
    .filter(({ kind }) => kind === 'equipment')
    .map((family) => ({ id: workshop.itemId(family.key, tierNumber), level: itemLevel(family, tier) }))
    .sort((a, b) => a.level - b.level || a.id - b.id)
    .map(({ id }) => id);
}
