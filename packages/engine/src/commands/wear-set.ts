import { healingPoints, healingThresholdOf } from '../character/healing-threshold.ts';
import { maxHealthOf } from '../character/health.ts';
import type { Draft } from '../events/draft.ts';
import type { PieceNotWorn } from '../events/possessions.ts';
import type { SavedSet } from '../state/saved-set.ts';
import { TYPE_OF_SLOT, WORN_SLOTS } from '../state/slots.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { attempt } from './command.ts';
import { putOnAll } from './put-on.ts';
import { unequip } from './unequip.ts';
import { unequipFood } from './unequip-food.ts';

/** Wears a saved set. @returns the pieces that could not be put on or taken off, each with the reason */
export function wearSet(set: SavedSet, draft: Draft): readonly PieceNotWorn[] {
  const pieces = WORN_SLOTS.flatMap((slot): readonly ItemAmount[] => {
    const itemId = set.pieces[slot];
    return itemId ? [{ itemId, amount: 1 }] : [];
  });
  const notWorn = putOnAll(set.food ? [...pieces, set.food] : pieces, draft);
  const notTakenOff = takeOffAll(set, draft);
  changeSettings(set, draft);
  return [...notWorn, ...notTakenOff];
}

/** Empties the slots that are empty in the set. */
function takeOffAll(set: SavedSet, draft: Draft): readonly PieceNotWorn[] {
  const notTakenOff = WORN_SLOTS.flatMap((slot): readonly PieceNotWorn[] => {
    const itemId = draft.shown.equipment[slot];
    if (set.pieces[slot] !== null || itemId === undefined) return [];
    const refusal = attempt(unequip, draft, { equipmentType: TYPE_OF_SLOT[slot] });
    return refusal === null ? [] : [{ itemId, reason: 'amount/too-large' }];
  });
  const { food } = draft.shown.equipment;
  if (set.food !== null || food === undefined) return notTakenOff;
  return attempt(unequipFood, draft, {}) === null
    ? notTakenOff
    : [...notTakenOff, { itemId: food, reason: 'amount/too-large' }];
}

function changeSettings({ healingShare, trainingAttribute }: SavedSet, draft: Draft): void {
  const { shown } = draft;
  if (healingShare !== undefined) {
    const healingThreshold = healingPoints(healingShare, maxHealthOf(shown));
    if (healingThreshold !== healingThresholdOf(shown))
      draft.emit({ type: 'OnHealingThresholdChange', healingThreshold });
  }
  if (trainingAttribute !== undefined && trainingAttribute !== shown.trainingAttribute)
    draft.emit({ type: 'OnTrainingAttributeChange', trainingAttribute });
}
