/**
 * Experience that one second of work at a level is worth, everywhere in the game: r(L) of game-design 2.7.
 * Whoever works at level L, by gathering, crafting or fighting, earns about this much.
 */
export function experienceRate(level: number): number {
  return Math.max(1.4 + 0.012 * level, 0.9 * 1.025 ** level);
}

/** Gold that one second of work at a level is worth (game-design 2.14). */
export function goldRate(level: number): number {
  return (2000 * 1.04 ** level) / 3600;
}

/** Price of something worth that many seconds of work at a level; at least 1. */
export function worth(level: number, seconds: number): number {
  return Math.max(1, Math.round(goldRate(level) * seconds));
}
