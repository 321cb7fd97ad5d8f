import type { StateOfVersion8 } from './008-last-begin.ts';

/** Version 9: a fight knows the worn pieces whose traits count, and what traits keep between fights. */
export type StateOfVersion9 = StateOfVersion8;

/** Changes nothing: the fields are absent in what runs already. */
export const withTraits = (state: StateOfVersion8): StateOfVersion9 => state;
