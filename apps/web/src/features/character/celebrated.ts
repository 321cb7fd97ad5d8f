import type { Celebration } from '@slumberfell/protocol';

/** The newest first that a page of the character celebrates, epoch ms. */
let celebratedUpTo = 0;

/** This page or another one of the character celebrates firsts. */
export function noteCelebrated(firsts: readonly Celebration[]): void {
  celebratedUpTo = Math.max(celebratedUpTo, ...firsts.map(({ at }) => at));
}

/** Whether a page of the character celebrates later firsts, so that nothing up to `at` (epoch ms) waits. */
export const isCelebrated = (at: number): boolean => at < celebratedUpTo;

export const forgetCelebrated = (): void => {
  celebratedUpTo = 0;
};
