/**
 * The random seed of a session: 128 bits as four unsigned 32-bit words. Every draw of the session follows
 * from it. Stored commands name it `key`. It is never shown, and the export of a player's data leaves it out.
 */
export type Seed = readonly [number, number, number, number];
