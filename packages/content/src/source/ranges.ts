import { MAX_LEVEL } from '@slumberfell/engine';

/** Allowed ranges of values in the data files. */
export const LEVEL = { min: 1, max: MAX_LEVEL };
export const TIER = { min: 1, max: 6 };
export const ID = { min: 1, max: 99_999 };
export const AMOUNT = { min: 0, max: 1_000_000 };
export const OFFSET = { min: 0, max: 99 };
export const SECONDS = { min: 1, max: 86_400 };
export const FACTOR = { min: 0, max: 100 };
/**
 * The rules compare 32 random bits with a chance. Below `min` a chance would lose its third significant
 * digit.
 */
export const CHANCE = { min: 1e-7, max: 1 };
