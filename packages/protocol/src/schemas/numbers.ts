import { z } from './zod.ts';

/**
 * The kinds of numbers on the wire. All are safe integers (`z.int()` refuses fractions, strings, null, NaN
 * and anything beyond 2^53 - 1); nothing is coerced.
 */

/** A stable id of content (item, enemy, region, ...) or of a character. */
export const id = z.int().min(1);
/** How many of something: at least one. */
export const amount = z.int().min(1);
/** How many of something, none included. */
export const count = z.int().min(0);
/** Epoch milliseconds. */
export const instant = z.int().min(0);
/** Whole seconds. */
export const seconds = z.int().min(0);
/** Whole milliseconds. */
export const milliseconds = z.int().min(0);
/** Version of a static data set, or of the content a session runs on. */
export const contentVersion = z.string().min(1).max(64);
