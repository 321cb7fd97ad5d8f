import type { LastTurn } from './last-turn.ts';

/**
 * Delays in ms after the end of a turn: the number of a meal appears after 1 s, and the health bar rises half
 * a second later (specification 4.17).
 */
export const MEAL_NUMBER_DELAY = 1000;
export const MEAL_BAR_DELAY = 1500;

/**
 * The health on the bar. The state includes a meal at once, the bar shows it after `MEAL_BAR_DELAY`.
 * @param health after the meal, as in the state
 */
export function displayedHealth(health: number, turn: LastTurn | null, now: number): number {
  return turn && now < turn.at + MEAL_BAR_DELAY ? health - turn.healing : health;
}
