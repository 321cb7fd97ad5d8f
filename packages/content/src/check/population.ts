import { beats, type Dungeon, type Enemy, EnemyType } from '@slumberfell/engine';
import type { LevelBand } from '../compile/compile-world.ts';
import type { WorldIndex } from './world-index.ts';

const ENEMIES = 250;
const ENEMIES_PER_REGION = 42;

/**
 * Check 12: the world and each region have enough enemies, and each enemy has a level of its region. All
 * enemies of a dungeon live in the dungeon's region, the recommended style beats each of them, and the last
 * enemy is the only boss.
 */
export function* population(
  index: WorldIndex,
  { levelBands }: { levelBands: readonly LevelBand[] },
): Iterable<string> {
  const { enemies, regions, dungeons } = index.sets;
  if (enemies.length < ENEMIES) yield `there are ${enemies.length} enemies, not ${ENEMIES}`;
  for (const { id, name } of regions) {
    const inhabitants = enemies.filter(({ regionId }) => regionId === id);
    if (inhabitants.length < ENEMIES_PER_REGION) {
      yield `${name} has ${inhabitants.length} enemies, not ${ENEMIES_PER_REGION}`;
    }
    const band = levelBands.find(({ regionId }) => regionId === id);
    for (const enemy of inhabitants) {
      const isInside = band !== undefined && enemy.level >= band.lowest && enemy.level <= band.highest;
      if (!isInside) yield `"${enemy.name}" (level ${enemy.level}) is outside the levels of ${name}`;
    }
  }
  for (const dungeon of dungeons) yield* dungeonFaults(dungeon, index);
}

function* dungeonFaults(dungeon: Dungeon, { enemies }: WorldIndex): Iterable<string> {
  const found = dungeon.sequences.flatMap(({ enemyId }): Enemy[] => {
    const enemy = enemies.get(enemyId);
    return enemy === undefined ? [] : [enemy];
  });
  for (const enemy of found) {
    if (enemy.regionId !== dungeon.regionId)
      yield `"${enemy.name}" of "${dungeon.name}" lives in another region`;
    if (!beats(dungeon.attackStyle, enemy.attackStyle)) {
      yield `the style recommended for "${dungeon.name}" does not beat "${enemy.name}"`;
    }
  }
  const bosses = dungeon.sequences.filter(({ enemyId }) => enemies.get(enemyId)?.type === EnemyType.Boss);
  const last = dungeon.sequences.at(-1);
  if (bosses.length !== 1 || bosses[0] !== last || last?.amount !== 1) {
    yield `"${dungeon.name}" does not end with its one boss`;
  }
}
