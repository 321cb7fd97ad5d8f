/**
 * The random seed of a session: 128 bits as four unsigned 32-bit words. Every draw of the session follows
 * from it. Stored commands name it `key`. It is never shown, and left out of exports.
 */
export type Seed = readonly [number, number, number, number];
