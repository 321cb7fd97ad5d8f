import type { Slot } from '@slumberfell/engine';
import { SLOTS } from '../../features/items/slots.ts';

/** A place of the paper doll: a slot, or the pet that goes along. */
export type DollSlot = Slot | 'companion';

export const dollSlotName = (dollSlot: DollSlot): string =>
  SLOTS.find(({ slot }) => slot === dollSlot)?.name ?? 'Companion';
