import type { Fighter } from '../state/state.ts';
import type { AttackStyle, Enemy } from '../static-data.ts';

/** The arithmetic of one turn (game-design 2.4). Rolls are in [0, 1). */

export const TURN_TIME = 3000;
export const STYLE_ADVANTAGE = 1.2;
export const STYLE_DISADVANTAGE = 0.9;
export const CRITICAL_MULTIPLIER = 1.5;
export const CARD_MULTIPLIER = 1.1;
export const HIGHEST_ROLL = 1.1;
export const MAX_MITIGATION = 0.75;

/** Melee beats Range, Range beats Magic, Magic beats Melee. */
export const beats = (attacker: AttackStyle, defender: AttackStyle): boolean =>
  (attacker + 1) % 3 === defender;

export function styleMultiplier(attacker: AttackStyle, defender: AttackStyle): number {
  if (beats(attacker, defender)) return STYLE_ADVANTAGE;
  return beats(defender, attacker) ? STYLE_DISADVANTAGE : 1;
}

/** How many levels beyond the five that are free an enemy stands above a level of the character's. */
export const levelGap = (enemyLevel: number, level: number): number => Math.max(0, enemyLevel - level - 5);

/** The lowest damage roll of a character; the highest is 1.10. */
export const lowestRoll = (attackLevel: number): number => Math.min(0.95, 0.6 + 0.0035 * attackLevel);

/** The share of an enemy's hit that armor takes away, at most three quarters. */
export const mitigation = (armor: number, enemyLevel: number): number =>
  Math.min(MAX_MITIGATION, armor / (armor + 50 + 11 * enemyLevel));

type Foe = Pick<Enemy, 'level' | 'attackPower' | 'attackStyle'>;

/** What all hits of a character on one enemy are multiplied with: style, card and level gap. */
export function characterMultiplier(fighter: Fighter, enemy: Foe): number {
  const card = fighter.card ? CARD_MULTIPLIER : 1;
  const gap = 1 + 0.04 * levelGap(enemy.level, fighter.attackLevel);
  return (styleMultiplier(fighter.attackStyle, enemy.attackStyle) * card) / gap;
}

/** What all hits of an enemy on the character are multiplied with: style, level gap and armor. */
export function enemyMultiplier(fighter: Fighter, enemy: Foe): number {
  const gap = 1 + 0.04 * levelGap(enemy.level, fighter.defenceLevel);
  return (
    styleMultiplier(enemy.attackStyle, fighter.attackStyle) *
    gap *
    (1 - mitigation(fighter.armor, enemy.level))
  );
}

export function characterDamage(
  attackPower: number,
  lowest: number,
  multiplier: number,
  roll: number,
  critical: boolean,
): number {
  const hit = attackPower * (lowest + (HIGHEST_ROLL - lowest) * roll) * (critical ? CRITICAL_MULTIPLIER : 1);
  return Math.max(1, Math.round(hit * multiplier));
}

export function enemyDamage(attackPower: number, multiplier: number, roll: number): number {
  return Math.max(1, Math.round(attackPower * (0.8 + 0.4 * roll) * multiplier));
}
