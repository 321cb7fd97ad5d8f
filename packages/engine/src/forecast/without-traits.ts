import type { CompiledEnemy } from '../world/compiled-enemy.ts';
import type { SpawnTable } from '../world/spawn.ts';
import { NO_KIT } from '../world/traits/kit.ts';
import type { World } from '../world/world.ts';

/** Worlds for what-ifs: the same, but some traits do not count. */

/** The world in which the traits of these items do not count. */
export const withoutTraitsOf = (itemIds: ReadonlySet<number>, world: World): World => ({
  ...world,
  kit: (bearers) => world.kit(bearers.filter((id) => !itemIds.has(id))),
});

/** The world in which enemies have no tricks. */
export function withoutTricks(world: World): World {
  const enemies = new Map<number, CompiledEnemy>();
  const tables = new Map<SpawnTable, SpawnTable>();
  const plain = (enemy: CompiledEnemy): CompiledEnemy => {
    const known = enemies.get(enemy.id) ?? { ...enemy, kit: NO_KIT };
    enemies.set(enemy.id, known);
    return known;
  };
  return {
    ...world,
    enemy: (id) => {
      const enemy = world.enemy(id);
      return enemy && plain(enemy);
    },
    spawnTable: (regionId, combatLevel, lures) => {
      const table = world.spawnTable(regionId, combatLevel, lures);
      const known = tables.get(table) ?? {
        ...table,
        enemies: table.enemies.map(plain),
        minibosses: table.minibosses.map(plain),
      };
      tables.set(table, known);
      return known;
    },
  };
}
