import { WORN_SLOTS } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { Item } from '../world/static-data.ts';
import type { Kit } from '../world/traits/kit.ts';
import type { World } from '../world/world.ts';

/** What traits come from. */
export type Outfit = Pick<Shown, 'equipment' | 'companion'>;

/**
 * Ids of what has traits: the worn pieces in the order of the slots, and then the companion. A piece of an
 * item set is among them, too.
 */
export function bearersOf({ equipment, companion }: Outfit, world: World): readonly number[] {
  const bearers: number[] = [];
  for (const slot of WORN_SLOTS) {
    const id = equipment[slot];
    if (id !== undefined && isBearer(world.item(id))) bearers.push(id);
  }
  if (companion !== null && isBearer(world.item(companion))) bearers.push(companion);
  return bearers;
}

/** The traits of what is worn and of the companion, summed up. */
export const outfitKit = (outfit: Outfit, world: World): Kit => world.kit(bearersOf(outfit, world));

const isBearer = (item: Item | undefined): boolean =>
  item !== undefined && (item.traits !== undefined || item.itemSetId !== undefined);
