import type { CompiledEnemy } from '../world/compiled-enemy.ts';
import { SPAWN_WEIGHT } from '../world/spawn.ts';
import { type Dungeon, EnemyType, type Region } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { perWorld } from './per-world.ts';

/** Where an enemy is met. A retired enemy is met nowhere. */
export interface EnemyPlaces {
  /** The regions whose open combat brings the enemy. */
  readonly regions: readonly Region[];
  /** The dungeons that have the enemy. */
  readonly dungeons: readonly Dungeon[];
}

const NOWHERE: EnemyPlaces = { regions: [], dungeons: [] };

/** Whether open combat brings enemies of this type. Bosses are met in dungeons only (game-design 2.8). */
const roams = ({ type }: CompiledEnemy): boolean => SPAWN_WEIGHT[type] > 0 || type === EnemyType.Rare;

const placesIn = perWorld((world): ReadonlyMap<number, EnemyPlaces> => {
  const places = new Map<number, { regions: Region[]; dungeons: Dungeon[] }>();
  const of = (enemyId: number) => {
    const known = places.get(enemyId) ?? { regions: [], dungeons: [] };
    places.set(enemyId, known);
    return known;
  };
  for (const region of world.sets.regions)
    for (const id of new Set(region.enemies)) {
      const enemy = world.enemy(id);
      if (enemy && roams(enemy)) of(id).regions.push(region);
    }
  for (const dungeon of world.sets.dungeons)
    for (const id of new Set(dungeon.sequences.map(({ enemyId }) => enemyId)))
      if (world.enemy(id)) of(id).dungeons.push(dungeon);
  return places;
});

/** Where an enemy is met, in the order of the sets. */
export const enemyPlaces = (enemyId: number, world: World): EnemyPlaces =>
  placesIn(world).get(enemyId) ?? NOWHERE;
