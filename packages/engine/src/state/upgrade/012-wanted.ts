import type { StateOfVersion11 } from './011-plan-steps.ts';

/** Version 12: a thing that the player wants next, and things that are not proposed. */
export interface StateOfVersion12 {
  readonly shown: StateOfVersion11['shown'] & { readonly wanted: WantedOfVersion12 };
  readonly hidden: StateOfVersion11['hidden'];
}

interface ThingOfVersion12 {
  readonly kind: 'item' | 'set';
  readonly id: number;
}

interface WantedOfVersion12 {
  readonly pinned: ThingOfVersion12 | null;
  readonly hiddenThings: readonly ThingOfVersion12[];
}

/** Nothing is pinned, and nothing hidden. */
export const withWanted = ({ shown, ...state }: StateOfVersion11): StateOfVersion12 => ({
  ...state,
  shown: { ...shown, wanted: { pinned: null, hiddenThings: [] } },
});
