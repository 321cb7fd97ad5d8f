import { withAmount } from '../state/amounts.ts';
import { type SavedSet, withSet } from '../state/saved-set.ts';
import { event } from './event.ts';
import { withId, withoutId } from './ids.ts';

/** From now on this amount of each of these items is kept; 0 when none is. */
export interface OnKeepChange {
  readonly type: 'OnKeepChange';
  readonly itemIds: readonly number[];
  readonly amount: number;
}

export const onKeepChange = event<OnKeepChange>({
  type: 'OnKeepChange',
  apply: (shown, { itemIds, amount }) => ({
    ...shown,
    kept: itemIds.reduce((kept, itemId) => withAmount(kept, itemId, amount), shown.kept),
  }),
});

/** These items are marked as junk from now on, or no longer. */
export interface OnJunkChange {
  readonly type: 'OnJunkChange';
  readonly itemIds: readonly number[];
  readonly junk: boolean;
}

export const onJunkChange = event<OnJunkChange>({
  type: 'OnJunkChange',
  apply: (shown, { itemIds, junk }) => ({
    ...shown,
    junk: itemIds.reduce(junk ? withId : withoutId, shown.junk),
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
