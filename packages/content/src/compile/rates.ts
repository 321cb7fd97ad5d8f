/**
 * Experience for one second of work at a level: r(L) of game-design 2.7. Gathering, crafting and combat all
 * give about this much.
 */
export function experienceRate(level: number): number {
  return Math.max(1.4 + 0.012 * level, 0.9 * 1.025 ** level);
}

/** Gold for one second of work at a level (game-design 2.14). */
export function goldRate(level: number): number {
  return (2000 * 1.04 ** level) / 3600;
}

/** The price in gold of an item that is worth `seconds` of work at a level; at least 1. */
export function worth(level: number, seconds: number): number {
  return Math.max(1, Math.round(goldRate(level) * seconds));
}
