import type { Enemy } from '@slumberfell/engine';

/** An enemy's name within a sentence: "the Barrow Reeve", "Old Miller Quern", "the Tallow Queen". */
export const inSentence = ({ name, properName }: Pick<Enemy, 'name' | 'properName'>): string =>
  properName ? name.replace(/^The /, 'the ') : `the ${name}`;
