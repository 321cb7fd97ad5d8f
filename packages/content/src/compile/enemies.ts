import type { Enemy } from '@slumberfell/engine';
import type { LinkedWorld } from '../source/linked-world.ts';
import type { EnemyTypeSource } from '../source/world-source.ts';
import { enemyPath, portraitPath } from './image-paths.ts';
import { experienceRate } from './rates.ts';
import { traitsOf } from './traits.ts';

/** All enemies. The bestiary lists them in the order of their rows. */
export function compileEnemies(world: LinkedWorld): Enemy[] {
  return world.enemies.map((enemy, index) => {
    const regionId = world.region.get(enemy.region).id;
    return {
      id: enemy.id,
      name: enemy.name,
      ...(!enemy.hasArticle && { properName: true }),
      description: enemy.description,
      type: enemy.type,
      level: enemy.level,
      tier: regionId,
      attackStyle: enemy.style,
      family: enemy.family,
      regionId,
      ...enemyStats(enemy.level, world.enemyType.get(enemy.type)),
      lootTableId: enemy.id,
      bestiaryIndex: index + 1,
      imagePath: enemyPath(enemy.id),
      portraitPath: portraitPath(enemy.id),
      ...traitsOf(enemy.name, world.traits.enemies),
    };
  });
}

/**
 * The stats of an enemy of a level (game-design 2.7).
 * @param factors of the enemy's type; for a Normal enemy all are 1
 */
export function enemyStats(
  level: number,
  factors: Pick<EnemyTypeSource, 'healthFactor' | 'attackFactor' | 'experienceFactor'>,
): Pick<Enemy, 'health' | 'attackPower' | 'mainStatExperience' | 'healthExperience'> {
  const mainStatExperience = Math.round(
    2.1 * experienceRate(level) * (14 + 0.08 * level) * factors.experienceFactor,
  );
  return {
    health: Math.round((14 + 9.3 * level + 0.05 * level * level) * factors.healthFactor),
    attackPower: Math.round((1.5 + 0.45 * level) * factors.attackFactor),
    mainStatExperience,
    healthExperience: Math.ceil(mainStatExperience / 3),
  };
}
