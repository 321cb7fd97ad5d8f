import type { Item } from '@slumberfell/engine';
import { describeLocation, type Problems } from '../content-error.ts';
import { ITEM_FILES } from '../source/item-files.ts';
import type { MilestoneSource } from '../source/world-source.ts';
import type { Compilation } from './compilation.ts';

/** All items, each with the total level at which it is given, if it is (game-design 2.15). */
export function withMilestones({ world, items }: Compilation, problems: Problems): Item[] {
  const given = new Map<string, MilestoneSource>();
  const names = new Set(items.all().map(({ name }) => name));
  for (const milestone of world.milestones) {
    const { place, item } = milestone;
    const first = given.get(item);
    if (!names.has(item)) problems.add(place, `there is no item "${item}"`, ITEM_FILES);
    else if (first) problems.add(place, `"${item}" is given already by ${describeLocation(first.place)}`);
    else given.set(item, milestone);
  }
  return items.all().map((item) => {
    const milestone = given.get(item.name)?.totalLevel;
    return milestone === undefined ? item : { ...item, milestone };
  });
}
