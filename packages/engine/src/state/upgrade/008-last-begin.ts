import type { StateOfVersion7 } from './007-saved-plans.ts';

/** Version 8: what the player began last. */
export interface StateOfVersion8 {
  readonly shown: StateOfVersion7['shown'] & { readonly lastBegin: null };
  readonly hidden: StateOfVersion7['hidden'];
}

export const withLastBegin = ({ shown, ...state }: StateOfVersion7): StateOfVersion8 => ({
  ...state,
  shown: { ...shown, lastBegin: null },
});
