import type { Fighter } from '../../state/state.ts';
import type { AttackStyle, Enemy } from '../../world/static-data.ts';

/** The arithmetic of one turn (game-design 2.4). Rolls are in [0, 1). */

/** Duration of a turn in ms. */
export const TURN_TIME = 3000;

/**
 * What a hit is multiplied with: by style, when it is critical, and when the character owns the enemy's card.
 */
export const STYLE_ADVANTAGE = 1.2;
export const STYLE_DISADVANTAGE = 0.9;
export const CRITICAL_MULTIPLIER = 1.5;
export const CARD_MULTIPLIER = 1.1;

/**
 * The character's lowest roll, a factor of the attack power: this at Attack 0, more with each Attack level,
 * up to a bound.
 */
export const LOWEST_ROLL_BASE = 0.6;
export const LOWEST_ROLL_PER_ATTACK_LEVEL = 0.0035;
export const MAX_LOWEST_ROLL = 0.95;
/** The character's highest roll. */
export const HIGHEST_ROLL = 1.1;

/** An enemy's lowest roll, a factor of its attack power, and how far above it its highest roll lies. */
export const ENEMY_LOWEST_ROLL = 0.8;
export const ENEMY_ROLL_SPAN = 0.4;

/** Levels that an enemy may stand above a level of the character's before it counts. */
export const FREE_LEVEL_GAP = 5;
/** What each level beyond adds to the divisor of the character's hit and to the factor of the enemy's. */
export const LEVEL_GAP_STEP = 0.04;

/** Armor takes away armor / (armor + base + step x enemy level) of a hit, at most this share. */
export const MITIGATION_BASE = 50;
export const MITIGATION_PER_ENEMY_LEVEL = 11;
export const MAX_MITIGATION = 0.75;

/** No hit does less. */
export const LEAST_DAMAGE = 1;

/** Melee beats Range, Range beats Magic, Magic beats Melee. */
export const beats = (attacker: AttackStyle, defender: AttackStyle): boolean =>
  (attacker + 1) % 3 === defender;

export function styleMultiplier(attacker: AttackStyle, defender: AttackStyle): number {
  if (beats(attacker, defender)) return STYLE_ADVANTAGE;
  return beats(defender, attacker) ? STYLE_DISADVANTAGE : 1;
}

/** How many levels beyond the free ones an enemy stands above a level of the character's. */
export const levelGap = (enemyLevel: number, level: number): number =>
  Math.max(0, enemyLevel - level - FREE_LEVEL_GAP);

/** The lowest damage roll of a character. */
export const lowestRoll = (attackLevel: number): number =>
  Math.min(MAX_LOWEST_ROLL, LOWEST_ROLL_BASE + LOWEST_ROLL_PER_ATTACK_LEVEL * attackLevel);

/** The share of an enemy's hit that armor takes away. */
export const mitigation = (armor: number, enemyLevel: number): number =>
  Math.min(MAX_MITIGATION, armor / (armor + MITIGATION_BASE + MITIGATION_PER_ENEMY_LEVEL * enemyLevel));

type Opponent = Pick<Enemy, 'level' | 'attackPower' | 'attackStyle'>;

/** What all hits of a character on one enemy are multiplied with: style, card and level gap. */
export function characterMultiplier(fighter: Fighter, enemy: Opponent): number {
  const card = fighter.card ? CARD_MULTIPLIER : 1;
  const gap = 1 + LEVEL_GAP_STEP * levelGap(enemy.level, fighter.attackLevel);
  return (styleMultiplier(fighter.attackStyle, enemy.attackStyle) * card) / gap;
}

/** What all hits of an enemy on the character are multiplied with: style, level gap and armor. */
export function enemyMultiplier(fighter: Fighter, enemy: Opponent): number {
  const gap = 1 + LEVEL_GAP_STEP * levelGap(enemy.level, fighter.defenceLevel);
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
  return Math.max(LEAST_DAMAGE, Math.round(hit * multiplier));
}

export function enemyDamage(attackPower: number, multiplier: number, roll: number): number {
  return Math.max(
    LEAST_DAMAGE,
    Math.round(attackPower * (ENEMY_LOWEST_ROLL + ENEMY_ROLL_SPAN * roll) * multiplier),
  );
}
