import type { Item } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import type { Compilation } from './compilation.ts';

/** All items, each with the total level at which it is given, if it is (game-design 2.15). */
export function withMilestones({ world, items }: Compilation, problems: Problems): Item[] {
  const levels = new Map<string, number>();
  const names = new Set(items.all().map(({ name }) => name));
  for (const { place, item, totalLevel } of world.milestones) {
    if (!names.has(item)) problems.add(place, `there is no item "${item}"`);
    else if (levels.has(item)) problems.add(place, `"${item}" is given already`);
    levels.set(item, totalLevel);
  }
  return items.all().map((item) => {
    const milestone = levels.get(item.name);
    return milestone === undefined ? item : { ...item, milestone };
  });
}
