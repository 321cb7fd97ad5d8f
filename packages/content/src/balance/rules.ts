/** Rules that the simulator needs and that the engine does not export. Everything else comes from the engine. */

/** Seconds before each fight of a dungeon run, and between two runs (game-design 2.6). */
export const DUNGEON_PULL_SECONDS = 2;
export const RUN_PULL_SECONDS = 5;
