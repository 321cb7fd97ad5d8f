import type { LastTurn } from './last-turn.ts';

/**
 * Delays in ms after the end of a turn in which food was eaten: the healed amount appears after 1 s, and the
 * health bar rises half a second later (specification 4.17).
 */
export const MEAL_NUMBER_DELAY = 1000;
export const MEAL_BAR_DELAY = 1500;

/**
 * The health that the bar shows. The state already includes the healing of the turn; the bar includes it only
 * after `MEAL_BAR_DELAY`.
 * @param health the character's health in the state, after the healing
 */
export function displayedHealth(health: number, turn: LastTurn | null, now: number): number {
  return turn && now < turn.at + MEAL_BAR_DELAY ? health - turn.healing : health;
}
