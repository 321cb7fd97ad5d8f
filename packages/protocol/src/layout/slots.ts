import { type Equipment, WORN_SLOTS, type WornSlot } from '@slumberfell/engine';

/** Names of the worn slots on the wire: the engine's names with "Id" at the end. */
type SlotField = `${WornSlot}Id`;

const SLOT_FIELDS = WORN_SLOTS.map((slot) => [slot, `${slot}Id`] as const);

/** An object that has the same value in each field of the slots. */
export const eachSlotField = <T>(value: T): Readonly<Record<SlotField, T>> =>
  Object.fromEntries(SLOT_FIELDS.map(([, field]) => [field, value])) as Record<SlotField, T>;

/** The item ids of worn pieces on the wire: null for an empty slot. */
export const presentWorn = (worn: Equipment): Readonly<Record<SlotField, number | null>> =>
  Object.fromEntries(SLOT_FIELDS.map(([slot, field]) => [field, worn[slot] ?? null])) as Record<
    SlotField,
    number | null
  >;

/** The inverse of `presentWorn`: an empty slot is absent. */
export const readWorn = (sent: Readonly<Record<SlotField, number | null>>): Equipment =>
  Object.fromEntries(
    SLOT_FIELDS.flatMap(([slot, field]) => {
      const itemId = sent[field];
      return itemId === null ? [] : [[slot, itemId]];
    }),
  );
