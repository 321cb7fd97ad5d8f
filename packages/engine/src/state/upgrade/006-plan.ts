import type { StateOfVersion5 } from './005-sets-and-sales.ts';

/** Version 6: a plan of what comes after the running session. */
export interface StateOfVersion6 {
  readonly shown: StateOfVersion5['shown'] & { readonly plan: null };
  readonly hidden: StateOfVersion5['hidden'] & { readonly plan: null };
}

export const withPlan = ({ shown, hidden, ...state }: StateOfVersion5): StateOfVersion6 => ({
  ...state,
  shown: { ...shown, plan: null },
  hidden: { ...hidden, plan: null },
});
