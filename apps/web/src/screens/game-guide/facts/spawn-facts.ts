import { EnemyType, spawnWeight, type World } from '@slumberfell/engine';
import { levelBand } from '../../../features/travel/region-facts.ts';

/**
 * The probability, 0 to 1, that an enemy in a region's open combat is an Elite, for a combat level in the
 * middle of the region's levels. Null for a region without open combat.
 */
export function eliteShare(world: World, regionId: number): number | null {
  const [lowest, highest] = levelBand(world, regionId) ?? [0, 0];
  const combat = Math.floor((lowest + highest) / 2);
  const openCombatEnemies = (world.region(regionId)?.enemies ?? []).flatMap((id) => world.enemy(id) ?? []);
  const weigh = (elite: boolean): number =>
    openCombatEnemies
      .filter(({ type }) => (type === EnemyType.Elite) === elite)
      .reduce((sum, enemy) => sum + spawnWeight(enemy, combat), 0);
  const elites = weigh(true);
  const all = elites + weigh(false);
  return all === 0 ? null : elites / all;
}
