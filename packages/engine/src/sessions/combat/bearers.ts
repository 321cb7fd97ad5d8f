import { WORN_SLOTS } from '../../state/slots.ts';
import type { Equipment } from '../../state/state.ts';
import type { World } from '../../world/world.ts';

/** Ids of the worn pieces that have traits, in the order of the slots. */
export const wornBearers = (equipment: Equipment, world: World): readonly number[] =>
  WORN_SLOTS.flatMap((slot) => {
    const id = equipment[slot];
    return id !== undefined && world.item(id)?.traits !== undefined ? [id] : [];
  });
