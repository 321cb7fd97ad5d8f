import type { Slot } from '@slumberfell/engine';
import { SLOTS } from '../../features/items/slots.ts';

/** A place of the paper doll: a slot, or the pet that goes along. */
export type Place = Slot | 'companion';

export const placeName = (place: Place): string =>
  SLOTS.find(({ slot }) => slot === place)?.name ?? 'Companion';
