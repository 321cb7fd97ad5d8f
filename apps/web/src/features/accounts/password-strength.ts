export type Strength = 'weak' | 'medium' | 'strong';

/** Each of these conditions gives one point (specification 5.26). */
const CRITERIA: readonly ((password: string) => boolean)[] = [
  (password) => lengthOf(password) >= 8,
  (password) => lengthOf(password) >= 12,
  (password) => /\p{Ll}/u.test(password),
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}]/u.test(password),
];

export const BEST_SCORE = CRITERIA.length;

/** Length in Unicode code points. `length` would count an emoji as two. */
const lengthOf = (password: string): number => [...password].length;

/** Points from 0 to `BEST_SCORE`. */
export const passwordScore = (password: string): number => CRITERIA.filter((meets) => meets(password)).length;

/** Advice only: the server decides whether a password is accepted. */
export function strengthOf(score: number): Strength {
  if (score <= 2) return 'weak';
  return score <= 4 ? 'medium' : 'strong';
}
