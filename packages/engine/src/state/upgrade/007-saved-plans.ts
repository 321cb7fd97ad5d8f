import type { StateOfVersion6 } from './006-plan.ts';

/** Version 7: plans that are saved under a name. */
export interface StateOfVersion7 {
  readonly shown: StateOfVersion6['shown'] & { readonly savedPlans: readonly [] };
  readonly hidden: StateOfVersion6['hidden'];
}

export const withSavedPlans = ({ shown, ...state }: StateOfVersion6): StateOfVersion7 => ({
  ...state,
  shown: { ...shown, savedPlans: [] },
});
