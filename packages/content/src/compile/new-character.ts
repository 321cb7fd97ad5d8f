import { FIRST_MAX_HEALTH, type NewCharacter } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { ITEM_FILES } from '../source/item-files.ts';
import type { Compilation } from './compilation.ts';

/** The items, gold and region of a new character (game-design 2.16). */
export function compileNewCharacter({ world, items }: Compilation, problems: Problems): NewCharacter {
  const { place, region, gold, healingThresholdPercent, inventory } = world.newCharacter;
  const idByName = new Map(items.all().map(({ id, name }) => [name, id]));
  return {
    regionId: world.region.get(region).id,
    gold,
    healingThreshold: (healingThresholdPercent * FIRST_MAX_HEALTH) / 100,
    inventory: inventory.flatMap(({ name, amount }) => {
      const itemId = idByName.get(name);
      if (itemId !== undefined) return [{ itemId, amount }];
      problems.add(place, `there is no item "${name}"`, ITEM_FILES);
      return [];
    }),
  };
}
