import { choiceOf, listOf, optional, TRUTH, textOf } from '../inputs/field.ts';
import { type SavedSet, SET_NAME_MAX } from '../state/saved-set.ts';
import { SLOT_COUNT, SLOT_OF_TYPE, type Slot, WORN_SLOTS } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import { SET_SLOT } from '../state/step-inputs.ts';
import { EquipmentType } from '../world/static-data.ts';
import { command } from './command.ts';

export const SET_NAME = textOf(SET_NAME_MAX);

/** Saves what the character wears and has packed as a set. A set that was saved there before is replaced. */
export const saveSet = command({
  name: 'save-set',
  section: 'character',
  summary: 'Save what is worn as a set',
  notes:
    'Wearing the set puts on what is worn now, empties what is empty now, and leaves the slots of `leave` as they are. With `companion`, `healing` and `training` the companion, the healing threshold and the choice of training are saved, too.',
  input: {
    slot: SET_SLOT,
    name: SET_NAME,
    leave: optional(listOf({ equipmentType: choiceOf(EquipmentType) }, SLOT_COUNT)),
    companion: optional(TRUTH),
    healing: optional(TRUTH),
    training: optional(TRUTH),
  },
  refusals: [],
  run(draft, { slot, name, leave = [], companion = false, healing = false, training = false }) {
    const { healingShare, trainingAttribute } = draft.shown;
    const left = leave.flatMap(({ equipmentType }): Slot | readonly [] =>
      equipmentType === EquipmentType.Food ? 'food' : (SLOT_OF_TYPE[equipmentType] ?? []),
    );
    const set: SavedSet = {
      slot,
      name,
      ...wornNow(draft.shown, new Set(left)),
      ...(companion && { companion: draft.shown.companion }),
      ...(healing && { healingShare }),
      ...(training && { trainingAttribute }),
    };
    draft.emit({ type: 'OnSetChange', slot, set });
  },
});

/** What is worn and packed, without the slots that are left as they are. */
function wornNow({ equipment }: Shown, left: ReadonlySet<Slot>): Pick<SavedSet, 'pieces' | 'food'> {
  const { food, foodAmount = 0 } = equipment;
  const pieces = WORN_SLOTS.filter((worn) => !left.has(worn)).map((worn) => [worn, equipment[worn] ?? null]);
  return {
    pieces: Object.fromEntries(pieces),
    ...(!left.has('food') && { food: food === undefined ? null : { itemId: food, amount: foodAmount } }),
  };
}
