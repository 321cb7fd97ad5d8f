import { healingPoints, healingThresholdOf } from '../character/healing-threshold.ts';
import { maxHealthOf } from '../character/health.ts';
import type { Draft } from '../events/draft.ts';
import type { PieceNotWorn } from '../events/possessions.ts';
import { unequipFoodObstacles, unequipObstacles } from '../obstacles/equip.ts';
import type { SavedSet } from '../state/saved-set.ts';
import { TYPE_OF_SLOT, WORN_SLOTS } from '../state/slots.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { mayTakeAlong } from './companion.ts';
import { takeOff, unpackFood } from './exchange.ts';
import { putOnAll } from './put-on.ts';

/** Wears a saved set. @returns the pieces that could not be put on or taken off, each with the reason */
export function wearSet(set: SavedSet, draft: Draft): readonly PieceNotWorn[] {
  const pieces = WORN_SLOTS.flatMap((slot): readonly ItemAmount[] => {
    const itemId = set.pieces[slot];
    return itemId ? [{ itemId, amount: 1 }] : [];
  });
  const notWorn = putOnAll(set.food ? [...pieces, set.food] : pieces, draft);
  const notTakenOff = takeOffAll(set, draft);
  const notTaken = set.companion === undefined ? [] : mayTakeAlong(set.companion, draft);
  changeSettings(set, draft);
  return [...notWorn, ...notTakenOff, ...notTaken];
}

/** Empties the slots that are empty in the set. */
function takeOffAll(set: SavedSet, draft: Draft): readonly PieceNotWorn[] {
  const notTakenOff = WORN_SLOTS.flatMap((slot): readonly PieceNotWorn[] => {
    const itemId = draft.shown.equipment[slot];
    if (set.pieces[slot] !== null || itemId === undefined) return [];
    const input = { equipmentType: TYPE_OF_SLOT[slot] };
    if (unequipObstacles(draft.shown, input).length > 0) return [{ itemId, reason: 'amount/too-large' }];
    takeOff(draft, input);
    return [];
  });
  const { food } = draft.shown.equipment;
  if (set.food !== null || food === undefined) return notTakenOff;
  if (unequipFoodObstacles(draft.shown).length > 0)
    return [...notTakenOff, { itemId: food, reason: 'amount/too-large' }];
  unpackFood(draft);
  return notTakenOff;
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
