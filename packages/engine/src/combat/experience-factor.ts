/** What the four combat levels amount to; used for spawns and lessons, never shown (game-design 2.3). */
export const combatLevel = (attack: number, defence: number, health: number, style: number): number =>
  Math.floor((attack + defence + health + style) / 4);

/** Percent of its experience that a kill teaches: 5 less per level beyond five below you, never less than 20. */
export const lesson = (combat: number, enemyLevel: number): number =>
  Math.max(20, 100 - 5 * Math.max(0, combat - enemyLevel - 5));
