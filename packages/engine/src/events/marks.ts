import { withAmount } from '../state/amounts.ts';
import { type SavedSet, withSet } from '../state/saved-set.ts';
import { event } from './event.ts';
import { withId, withoutId } from './ids.ts';

/** From now on this amount of an item is kept; 0 when none is. */
export interface OnKeepChange {
  readonly type: 'OnKeepChange';
  readonly itemId: number;
  readonly amount: number;
}

export const onKeepChange = event<OnKeepChange>({
  type: 'OnKeepChange',
  apply: (shown, { itemId, amount }) => ({ ...shown, kept: withAmount(shown.kept, itemId, amount) }),
});

/** An item is marked as junk from now on, or no longer. */
export interface OnJunkChange {
  readonly type: 'OnJunkChange';
  readonly itemId: number;
  readonly junk: boolean;
}

export const onJunkChange = event<OnJunkChange>({
  type: 'OnJunkChange',
  apply: (shown, { itemId, junk }) => ({
    ...shown,
    junk: junk ? withId(shown.junk, itemId) : withoutId(shown.junk, itemId),
  }),
});

/** A set is saved, or deleted when `set` is null. */
export interface OnSetChange {
  readonly type: 'OnSetChange';
  readonly slot: number;
  readonly set: SavedSet | null;
}

export const onSetChange = event<OnSetChange>({
  type: 'OnSetChange',
  apply: (shown, { slot, set }) => ({ ...shown, sets: withSet(shown.sets, slot, set) }),
});
