import type { Entry } from './inventory-entries.ts';

/** The tiles that the player has chosen to do something with all of them at once. */
export interface Choice {
  readonly ids: ReadonlySet<number>;
  /** Place of the tile that was pressed last, at which a range begins. */
  readonly anchor: number;
}

export const NO_CHOICE: Choice = { ids: new Set(), anchor: 0 };

/** The modifier keys of a press. */
export interface Modifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The choice after a press on a tile; null while the player chooses nothing. Without a choice a press with
 * Shift, Ctrl or the command key begins one. With Shift it adds all tiles from the one that was pressed last.
 * @param place index of the tile in `entries`
 * @param before index of the tile that was pressed before the player began to choose
 */
export function choiceAfter(
  choice: Choice | null,
  entries: readonly Entry[],
  place: number,
  { shiftKey, ctrlKey, metaKey }: Modifiers,
  before = place,
): Choice | null {
  if (choice === null && !shiftKey && !ctrlKey && !metaKey) return null;
  const { ids, anchor } = choice ?? { ...NO_CHOICE, anchor: before };
  const next = new Set(ids);
  if (shiftKey) {
    const [from, to] = anchor < place ? [anchor, place] : [place, anchor];
    for (const { item } of entries.slice(from, to + 1)) next.add(item.id);
  } else {
    const id = entries[place]?.item.id;
    if (id !== undefined && !next.delete(id)) next.add(id);
  }
  return { ids: next, anchor: place };
}
