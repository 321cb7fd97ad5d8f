import type { LastTurn } from './last-turn.ts';

/** A meal is seen 1 s after the turn it ended, and on the bar half a second later (specification 4.17). */
export const MEAL_SEEN = 1000;
export const MEAL_APPLIED = 1500;

/**
 * Health as the bar shows it: the server's state holds a meal at once, the bar holds it back for a moment.
 * @param health after the meal, as the state has it
 */
export function seenHealth(health: number, turn: LastTurn | null, now: number): number {
  return turn && now < turn.at + MEAL_APPLIED ? health - turn.healing : health;
}
