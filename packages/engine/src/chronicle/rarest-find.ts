import { enemyLoot } from '../forecast/loot-chances.ts';
import type { World } from '../world/world.ts';
import { type Chronicle, chronicleSum, OTHERS } from './chronicle.ts';

/** An item that fights brought, and how rare it is. */
export interface RarestFind {
  readonly itemId: number;
  /** Kills that bring one of it on average, of the beaten enemy that leaves it most often. */
  readonly oneIn: number;
}

/**
 * The rarest item that fights have brought, by the chances of `world`: of the beaten enemies the one
 * counts that leaves the item most often. Of equally rare items the one of higher value, then of lower id.
 * What most kills bring is no find. Null when fights have brought nothing else that these enemies leave.
 */
export function rarestFind(chronicle: Chronicle, world: World): RarestFind | null {
  const chances = new Map<number, number>();
  for (const id of chronicle.enemies.keys()) {
    const enemy = world.enemy(id);
    if (enemy === undefined || chronicleSum(chronicle, 'enemies', id, 'kills') === 0) continue;
    for (const { itemId, chance } of enemyLoot(enemy.loot, world))
      chances.set(itemId, Math.max(chance, chances.get(itemId) ?? 0));
  }
  let rarest: { readonly itemId: number; readonly chance: number } | null = null;
  for (const itemId of [...chronicle.items.keys()].sort((one, other) => one - other)) {
    const chance = chances.get(itemId) ?? 0;
    const had = (origin: 'fights' | 'bosses') => chronicleSum(chronicle, 'items', itemId, origin);
    if (itemId === OTHERS || oneIn(chance) < 2 || had('fights') + had('bosses') === 0) continue;
    const value = (id: number): number => world.item(id)?.value ?? 0;
    const isRarer =
      rarest === null ||
      chance < rarest.chance ||
      (chance === rarest.chance && value(itemId) > value(rarest.itemId));
    if (isRarer) rarest = { itemId, chance };
  }
  return rarest && { itemId: rarest.itemId, oneIn: oneIn(rarest.chance) };
}

/** Kills that bring one on average; 0 for what no kill brings. */
const oneIn = (chance: number): number => (chance === 0 ? 0 : Math.round(1 / chance));
