import { isSameWanted, type Wanted } from '@slumberfell/engine';
import { create } from 'zustand';

/** What the player said of the things that are proposed, and the presses that change it. */
export interface UseWanted {
  /** The thing that is got next; null for none. */
  readonly pinned: Wanted | null;
  /** The things that are not proposed. */
  readonly hiddenThings: readonly Wanted[];
  /** @param thing null pins nothing */
  readonly pin: (thing: Wanted | null) => Promise<boolean>;
  readonly hide: (thing: Wanted) => Promise<boolean>;
  readonly show: (thing: Wanted) => Promise<boolean>;
}

const without = (things: readonly Wanted[], thing: Wanted): readonly Wanted[] =>
  things.filter((one) => !isSameWanted(one, thing));

/** The marks of the open page: they are kept until it is closed. */
export const useWanted = create<UseWanted>()((set) => ({
  pinned: null,
  hiddenThings: [],
  pin(pinned) {
    set(({ hiddenThings }) => ({
      pinned,
      hiddenThings: pinned === null ? hiddenThings : without(hiddenThings, pinned),
    }));
    return Promise.resolve(true);
  },
  hide(thing) {
    set(({ pinned, hiddenThings }) => ({
      pinned: pinned !== null && isSameWanted(pinned, thing) ? null : pinned,
      hiddenThings: [...without(hiddenThings, thing), thing],
    }));
    return Promise.resolve(true);
  },
  show(thing) {
    set(({ hiddenThings }) => ({ hiddenThings: without(hiddenThings, thing) }));
    return Promise.resolve(true);
  },
}));
