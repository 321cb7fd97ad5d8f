import type { StateOfVersion10 } from './010-companion.ts';

/**
 * Version 11: a plan may have steps that set the healing threshold, take a pet along, and make something
 * until a level or for a time; and a sale of the plan has an instant until which it can be undone.
 */
export type StateOfVersion11 = StateOfVersion10;

/** What version 10 knew stays as it is. */
export const withPlanSteps = (state: StateOfVersion10): StateOfVersion11 => state;
