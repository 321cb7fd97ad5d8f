/**
 * What decides every draw of a session: 128 random bits as four unsigned 32-bit words. It is stored as `key`,
 * is never shown, and is left out of exports.
 */
export type Seed = readonly [number, number, number, number];
