import type { StateOfVersion4 } from './004-run-cost.ts';

/** Nothing: what the state did not know before. */
type None = readonly [];

/** Version 5: saved sets, kept amounts, marks of junk, and sales that can be undone. */
export interface StateOfVersion5 {
  readonly shown: StateOfVersion4['shown'] & {
    readonly sets: None;
    readonly kept: None;
    readonly junk: None;
    readonly sales: None;
  };
  readonly hidden: StateOfVersion4['hidden'];
}

export const withSetsAndSales = ({ shown, ...state }: StateOfVersion4): StateOfVersion5 => ({
  ...state,
  shown: { ...shown, sets: [], kept: [], junk: [], sales: [] },
});
