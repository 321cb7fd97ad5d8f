import type { StateOfVersion9 } from './009-traits.ts';

/** Version 10: a tamed pet may go along. */
export interface StateOfVersion10 {
  readonly shown: StateOfVersion9['shown'] & { readonly companion: number | null };
  readonly hidden: StateOfVersion9['hidden'];
}

/** No pet goes along. */
export const withCompanion = ({ shown, ...state }: StateOfVersion9): StateOfVersion10 => ({
  ...state,
  shown: { ...shown, companion: null },
});
