import type { ItemAmount, TrainingAttribute } from '../world/static-data.ts';
import type { WornSlot } from './slots.ts';

/** How many sets a character can save. Each has a place of 1 to this number. */
export const SAVED_SETS = 12;

/** The most characters of a set's name. */
export const SET_NAME_MAX = 24;

/** What a character wears and packs with one command. */
export interface SavedSet {
  /** 1 to `SAVED_SETS`. */
  readonly slot: number;
  readonly name: string;
  /** The item id that a slot gets; null for a slot that is emptied. An absent slot is left as it is. */
  readonly pieces: { readonly [S in WornSlot]?: number | null };
  /** Portions that the food slot gets; null when it is emptied. Absent when it is left as it is. */
  readonly food?: ItemAmount | null;
  /** The tamed pet that goes along; null for none. Absent when it is left as it is. */
  readonly companion?: number | null;
  /** As in `Shown`. Absent when it is left as it is. */
  readonly healingShare?: number;
  readonly trainingAttribute?: TrainingAttribute;
}

interface Sets {
  readonly sets: readonly SavedSet[];
}

export const savedSet = ({ sets }: Sets, slot: number): SavedSet | undefined =>
  sets.find((set) => set.slot === slot);

/** The sets with one changed, or without it for null. Slots ascend. */
export function withSet(sets: readonly SavedSet[], slot: number, set: SavedSet | null): readonly SavedSet[] {
  const others = sets.filter((other) => other.slot !== slot);
  return set === null ? others : [...others, set].sort((one, other) => one.slot - other.slot);
}

/** The items that saved sets contain. */
export const itemsOfSets = ({ sets }: Sets): ReadonlySet<number> =>
  new Set(
    sets.flatMap(({ pieces, food }) => [
      ...Object.values(pieces).flatMap((itemId) => itemId ?? []),
      ...(food ? [food.itemId] : []),
    ]),
  );
