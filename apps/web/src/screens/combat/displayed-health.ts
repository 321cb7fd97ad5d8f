import type { LastTurn } from './last-turn.ts';

/**
 * Delays in ms after the end of a turn: the number of a meal appears after 1 s, and the health bar rises half
 * a second later (specification 4.17).
 */
export const MEAL_SEEN = 1000;
export const MEAL_APPLIED = 1500;

/**
 * The health on the bar. The state includes a meal at once, the bar shows it after `MEAL_APPLIED`.
 * @param health after the meal, as in the state
 */
export function seenHealth(health: number, turn: LastTurn | null, now: number): number {
  return turn && now < turn.at + MEAL_APPLIED ? health - turn.healing : health;
}
