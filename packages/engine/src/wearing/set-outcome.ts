import { healingThresholdOf } from '../character/healing-threshold.ts';
import { Draft } from '../events/draft.ts';
import type { PieceNotWorn } from '../events/possessions.ts';
import type { SavedSet } from '../state/saved-set.ts';
import { WORN_SLOTS } from '../state/slots.ts';
import type { Hidden, Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { wearSet } from './wear-set.ts';

/** What wearing a saved set would do. */
export interface SetOutcome {
  /** What is shown after it. */
  readonly shown: Shown;
  /** What it could not put on, pack in the whole amount, or take off. */
  readonly notWorn: readonly PieceNotWorn[];
  /**
   * Whether the set is worn already: its slots and settings are as it has them. Of food only the kind counts,
   * because a fight eats it.
   */
  readonly isWorn: boolean;
}

/** The hidden half where nothing reads it. */
export const NOTHING_HIDDEN: Hidden = {
  fractions: [],
  pendingEnemies: [],
  giftLevel: 0,
  session: null,
  plan: null,
};

/** What the command wear would do with a set, by the same rules, without its definition. */
export function wearingSet(shown: Shown, set: SavedSet, world: World, at: number): SetOutcome {
  const draft = new Draft({ shown, hidden: NOTHING_HIDDEN }, world, at);
  const notWorn = wearSet(set, draft);
  const { food } = shown.equipment;
  const isSame = settingsOf(shown) === settingsOf(draft.shown);
  return {
    shown: draft.shown,
    notWorn,
    isWorn: isSame && notWorn.every(({ itemId }) => itemId === food),
  };
}

/** A text that is the same when the same is worn, packed and taken along, with the same settings. */
function settingsOf(shown: Shown): string {
  const { equipment, companion, trainingAttribute } = shown;
  const slots = [...WORN_SLOTS.map((slot) => equipment[slot] ?? 0), equipment.food ?? 0];
  return [...slots, companion ?? 0, healingThresholdOf(shown), trainingAttribute].join();
}
