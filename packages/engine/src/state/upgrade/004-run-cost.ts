import type { StateOfVersion3 } from './003-healing-share.ts';

/** Version 4: runs of a dungeon that rest know what a run costs. Those that run already keep the old rule. */
export type StateOfVersion4 = StateOfVersion3;

/** Changes nothing: the field is absent in what runs already. */
export const withRunCost = (state: StateOfVersion3): StateOfVersion4 => state;
