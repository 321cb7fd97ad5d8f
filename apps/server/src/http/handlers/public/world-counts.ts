import { ItemCategory } from '@slumberfell/engine';
import type { PublicSettings } from '@slumberfell/protocol';
import type { LiveContent } from '../../../content/timeline.ts';

/**
 * Numbers of enemies, trophies, skills and dungeons in a world, for the landing page. Retired items and
 * enemies do not count.
 */
export function worldCounts({
  sets,
  retired,
}: Pick<LiveContent, 'sets' | 'retired'>): NonNullable<PublicSettings['world']> {
  const goneItems = new Set(retired.items);
  const goneEnemies = new Set(retired.enemies);
  const trophies = sets.items.filter(
    ({ id, category }) => category === ItemCategory.Trophy && !goneItems.has(id),
  );
  return {
    enemies: sets.enemies.filter(({ id }) => !goneEnemies.has(id)).length,
    trophies: trophies.length,
    skills: sets.skills.length,
    dungeons: sets.dungeons.length,
  };
}
