import type { Enemy } from '@slumberfell/engine';

/** An enemy within a sentence: "the Barrow Reeve", "Old Miller Quern", "the Tallow Queen". */
export const inSentence = ({ name, properName }: Pick<Enemy, 'name' | 'properName'>): string =>
  properName ? name.replace(/^The /, 'the ') : `the ${name}`;
