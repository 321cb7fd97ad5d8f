import { ItemCategory } from '@slumberfell/engine';
import type { PublicSettings } from '@slumberfell/protocol';
import type { LiveContent } from '../content/timeline.ts';

/**
 * What a world holds that can still be met or found, for the landing page; what has retired does not count.
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
