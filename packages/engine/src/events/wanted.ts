import { type Wanted, withHidden, withoutHidden, withPinned } from '../state/wanted.ts';
import { event } from './event.ts';

/** The thing is pinned from now on, or none for null. If it was hidden, it is shown again. */
export interface OnPinnedThingChange {
  readonly type: 'OnPinnedThingChange';
  readonly thing: Wanted | null;
}

export const onPinnedThingChange = event<OnPinnedThingChange>({
  type: 'OnPinnedThingChange',
  apply: (shown, { thing }) => ({ ...shown, wanted: withPinned(shown.wanted, thing) }),
});

/** The thing is hidden from now on, and not pinned; or it is shown again. */
export interface OnHiddenThingChange {
  readonly type: 'OnHiddenThingChange';
  readonly thing: Wanted;
  readonly isHidden: boolean;
}

export const onHiddenThingChange = event<OnHiddenThingChange>({
  type: 'OnHiddenThingChange',
  apply: (shown, { thing, isHidden }) => ({
    ...shown,
    wanted: (isHidden ? withHidden : withoutHidden)(shown.wanted, thing),
  }),
});
