import type { SavedSet, Shown, Slot } from '@slumberfell/engine';
import { SLOTS } from '../items/slots.ts';

/** What a player chooses when saving what is worn as a set. */
export interface SetForm {
  readonly name: string;
  /** Slots that the set leaves as they are. */
  readonly left: ReadonlySet<Slot>;
  readonly companion: boolean;
  readonly healing: boolean;
  readonly training: boolean;
}

/**
 * The choices at first: everything that is worn, the food if some is packed, and the companion, or that none
 * goes along, once a pet is tamed.
 */
export const newForm = (name: string, { equipment, pets }: Pick<Shown, 'equipment' | 'pets'>): SetForm => ({
  name,
  left: new Set(equipment.food === undefined ? ['food' as const] : []),
  companion: pets.length > 0,
  healing: false,
  training: false,
});

/** The choices with which a set was saved. */
export const formOf = ({
  name,
  pieces,
  food,
  companion,
  healingShare,
  trainingAttribute,
}: SavedSet): SetForm => ({
  name,
  left: new Set(
    SLOTS.map(({ slot }) => slot).filter((slot) => (slot === 'food' ? food : pieces[slot]) === undefined),
  ),
  companion: companion !== undefined,
  healing: healingShare !== undefined,
  training: trainingAttribute !== undefined,
});

export const withLeft = (form: SetForm, slot: Slot, isLeft: boolean): SetForm => {
  const left = new Set(form.left);
  if (isLeft) left.add(slot);
  else left.delete(slot);
  return { ...form, left };
};

/** The command that saves what is worn in a place, with these choices. */
export function saveCommand(slot: number, { name, left, companion, healing, training }: SetForm) {
  const leave = SLOTS.filter((spec) => left.has(spec.slot)).map(({ type }) => ({ equipmentType: type }));
  return {
    name: 'save-set',
    input: {
      slot,
      name: name.trim(),
      ...(leave.length > 0 && { leave }),
      ...(companion && { companion }),
      ...(healing && { healing }),
      ...(training && { training }),
    },
  } as const;
}
