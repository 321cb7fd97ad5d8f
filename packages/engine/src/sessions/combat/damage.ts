import type { Fighter } from '../../state/state.ts';
import type { AttackStyle, Enemy } from '../../world/static-data.ts';
import { type Kit, NO_KIT } from '../../world/traits/kit.ts';
import { HushKind } from '../../world/traits/verbs.ts';

/**
 * This file has the arithmetic of one turn (game-design 2.4). A parameter `roll` is a random number in [0,
 * 1).
 */

/** Duration of a turn in ms. */
export const TURN_TIME = 3000;

/**
 * Factors of a hit: for a style advantage or disadvantage, for a critical hit, and for an owned card of the
 * enemy.
 */
export const STYLE_ADVANTAGE = 1.2;
export const STYLE_DISADVANTAGE = 0.9;
export const CRITICAL_MULTIPLIER = 1.5;
export const CARD_MULTIPLIER = 1.1;

/**
 * The least damage of a hit of the character, as a factor of its attack power: the base at Attack 0, what
 * each Attack level adds, and the maximum of this factor.
 */
export const LOWEST_ROLL_BASE = 0.6;
export const LOWEST_ROLL_PER_ATTACK_LEVEL = 0.0035;
export const MAX_LOWEST_ROLL = 0.95;
/** The greatest damage of a hit of the character, as a factor of its attack power. */
export const HIGHEST_ROLL = 1.1;

/**
 * The least damage of a hit of an enemy, as a factor of its attack power, and the distance from this factor
 * to that of the greatest damage.
 */
export const ENEMY_LOWEST_ROLL = 0.8;
export const ENEMY_ROLL_SPAN = 0.4;

/** Up to this many levels above the character, an enemy has no level gap. */
export const FREE_LEVEL_GAP = 5;
/**
 * The level gap weakens the character's hits and strengthens the enemy's: the character's hit is divided, and
 * the enemy's hit multiplied, by 1 + `LEVEL_GAP_STEP` x level gap.
 */
export const LEVEL_GAP_STEP = 0.04;

/**
 * Armor removes this share of a hit: armor / (armor + `MITIGATION_BASE` + `MITIGATION_PER_ENEMY_LEVEL` x
 * enemy level), at most `MAX_MITIGATION`.
 */
export const MITIGATION_BASE = 50;
export const MITIGATION_PER_ENEMY_LEVEL = 11;
export const MAX_MITIGATION = 0.75;

/** The least damage of a hit. */
export const LEAST_DAMAGE = 1;

/** Melee beats Range, Range beats Magic, Magic beats Melee. */
export const beats = (attacker: AttackStyle, defender: AttackStyle): boolean =>
  (attacker + 1) % 3 === defender;

export function styleMultiplier(attacker: AttackStyle, defender: AttackStyle): number {
  if (beats(attacker, defender)) return STYLE_ADVANTAGE;
  return beats(defender, attacker) ? STYLE_DISADVANTAGE : 1;
}

/**
 * The level gap: the enemy's level minus the character's level minus `FREE_LEVEL_GAP`; at least 0.
 * @param level of Attack for the character's hits, of Defence for the enemy's hits
 * @param reach further free levels, by traits of the character
 */
export const levelGap = (enemyLevel: number, level: number, reach = 0): number =>
  Math.max(0, enemyLevel - level - FREE_LEVEL_GAP - reach);

/** The least damage of a hit of the character, as a factor of its attack power. */
export const lowestRoll = (attackLevel: number): number =>
  Math.min(MAX_LOWEST_ROLL, LOWEST_ROLL_BASE + LOWEST_ROLL_PER_ATTACK_LEVEL * attackLevel);

/** The share of an enemy's hit that armor removes, from 0 to `MAX_MITIGATION`. */
export const mitigation = (armor: number, enemyLevel: number): number =>
  Math.min(MAX_MITIGATION, armor / (armor + MITIGATION_BASE + MITIGATION_PER_ENEMY_LEVEL * enemyLevel));

/** An enemy; without a kit it has no traits. */
type Opponent = Pick<Enemy, 'level' | 'attackPower' | 'attackStyle'> & { readonly kit?: Kit };

/** Whether a trait of the enemy takes the Upper Hand, and with it the card, from the character. */
const takesUpperHand = ({ kit = NO_KIT }: Opponent): boolean =>
  (kit.hush & HushKind['Card and Upper Hand']) !== 0;

/** Whether the character's style beats the enemy's, and the enemy does not prevent it. */
export const hasUpperHand = (fighter: Fighter, enemy: Opponent): boolean =>
  beats(fighter.attackStyle, enemy.attackStyle) && !takesUpperHand(enemy);

/** The factor of all hits of a character on one enemy: style, card and level gap. */
export function characterMultiplier(fighter: Fighter, enemy: Opponent, kit = NO_KIT): number {
  const card = fighter.card && !takesUpperHand(enemy) ? CARD_MULTIPLIER : 1;
  const gap = 1 + LEVEL_GAP_STEP * levelGap(enemy.level, fighter.attackLevel, kit.reach);
  const style = styleMultiplier(fighter.attackStyle, enemy.attackStyle);
  return ((style > 1 && takesUpperHand(enemy) ? 1 : style) * card) / gap;
}

/** The factor of all hits of an enemy on the character: style, level gap and armor. */
export function enemyMultiplier(fighter: Fighter, enemy: Opponent, kit = NO_KIT): number {
  const gap = 1 + LEVEL_GAP_STEP * levelGap(enemy.level, fighter.defenceLevel, kit.reach);
  const style = styleMultiplier(enemy.attackStyle, fighter.attackStyle);
  const armor = (fighter.armor * (100 - (enemy.kit ?? NO_KIT).pierce)) / 100;
  return (style < 1 && takesUpperHand(enemy) ? 1 : style) * gap * (1 - mitigation(armor, enemy.level));
}

/** @param criticalMultiplier `CRITICAL_MULTIPLIER` or more for a critical hit, otherwise 1 */
export function characterDamage(
  attackPower: number,
  lowest: number,
  multiplier: number,
  roll: number,
  criticalMultiplier: number,
): number {
  const hit = attackPower * (lowest + (HIGHEST_ROLL - lowest) * roll) * criticalMultiplier;
  return Math.max(LEAST_DAMAGE, Math.round(hit * multiplier));
}

export function enemyDamage(attackPower: number, multiplier: number, roll: number): number {
  return Math.max(
    LEAST_DAMAGE,
    Math.round(attackPower * (ENEMY_LOWEST_ROLL + ENEMY_ROLL_SPAN * roll) * multiplier),
  );
}
