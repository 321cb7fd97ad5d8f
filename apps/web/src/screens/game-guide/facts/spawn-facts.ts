import { EnemyType, spawnWeight, type World } from '@slumberfell/engine';
import { levelBand } from '../../../features/travel/region-facts.ts';

/** Of the foes that come in open combat, how many are Elite, as a ratio: in the middle of a region's levels. Null where none come. */
export function eliteShare(world: World, regionId: number): number | null {
  const [lowest, highest] = levelBand(world, regionId) ?? [0, 0];
  const combat = Math.floor((lowest + highest) / 2);
  const roamers = (world.region(regionId)?.enemies ?? []).flatMap((id) => world.enemy(id) ?? []);
  const weigh = (elite: boolean): number =>
    roamers
      .filter(({ type }) => (type === EnemyType.Elite) === elite)
      .reduce((sum, enemy) => sum + spawnWeight(enemy, combat), 0);
  const elites = weigh(true);
  const all = elites + weigh(false);
  return all === 0 ? null : elites / all;
}
