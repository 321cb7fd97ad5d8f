import { z } from './zod.ts';

/**
 * The kinds of numbers on the wire. All are safe integers: `z.int()` refuses fractions, strings, null, NaN
 * and anything above 2^53 - 1. Nothing is coerced.
 */

/** An id of content (item, enemy, region, ...) or of a character. Ids never change. */
export const id = z.int().min(1);
/** A number of things, at least one. */
export const amount = z.int().min(1);
/** A number of things, which may be 0. */
export const count = z.int().min(0);
/** Epoch milliseconds. */
export const instant = z.int().min(0);
/** Whole seconds. */
export const seconds = z.int().min(0);
/** Whole milliseconds. */
export const milliseconds = z.int().min(0);
/** Version of a set of static data, or of the content that a session uses. */
export const contentVersion = z.string().min(1).max(64);
