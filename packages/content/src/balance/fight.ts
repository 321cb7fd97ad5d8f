import {
  CombatResult,
  CRITICAL_CHANCE_SCALE,
  CRITICAL_MULTIPLIER,
  characterDamage,
  characterMultiplier,
  type Enemy,
  enemyDamage,
  enemyMultiplier,
  lowestRoll,
  portionsEaten,
  TURN_TIME,
} from '@slumberfell/engine';
import type { Combatant } from './combatant.ts';
import type { Random } from './random.ts';

/** The state of a character that one fight hands on to the next. */
export interface Condition {
  health: number;
  portions: number;
  readonly healingAmount: number;
  /** The character eats when its health points are at or below this. */
  readonly threshold: number;
}

export interface FightOutcome {
  readonly result: CombatResult;
  readonly turns: number;
  readonly seconds: number;
  readonly damageTaken: number;
  readonly portionsEaten: number;
}

/** Simulates a fight until one side is defeated, turn by turn (game-design 2.4). Changes `condition`. */
export function fight(
  { fighter, maxHealth }: Combatant,
  enemy: Enemy,
  condition: Condition,
  random: Random,
): FightOutcome {
  const lowest = lowestRoll(fighter.attackLevel);
  const dealt = characterMultiplier(fighter, enemy);
  const taken = enemyMultiplier(fighter, enemy);
  let enemyHealth = enemy.health;
  let turns = 0;
  let damageTaken = 0;
  let eaten = 0;

  while (enemyHealth > 0 && condition.health > 0) {
    turns++;
    const isCritical = random() * CRITICAL_CHANCE_SCALE < fighter.criticalChance;
    const critical = isCritical ? CRITICAL_MULTIPLIER : 1;
    enemyHealth -= characterDamage(fighter.attackPower, lowest, dealt, random(), critical);
    const damage = enemyDamage(enemy.attackPower, taken, random());
    damageTaken += damage;
    condition.health = Math.max(0, condition.health - damage);
    if (enemyHealth > 0) eaten += eat(condition, maxHealth);
  }
  return {
    result: resultOf(enemyHealth, condition.health),
    turns,
    seconds: (turns * TURN_TIME) / 1000,
    damageTaken,
    portionsEaten: eaten,
  };
}

function eat(condition: Condition, maxHealth: number): number {
  const { health, threshold, healingAmount, portions } = condition;
  const eaten = portionsEaten(health, maxHealth, threshold, healingAmount, portions);
  condition.portions -= eaten;
  condition.health = Math.min(maxHealth, health + eaten * healingAmount);
  return eaten;
}

function resultOf(enemyHealth: number, health: number): CombatResult {
  if (enemyHealth > 0) return CombatResult.Defeat;
  return health > 0 ? CombatResult.Victory : CombatResult.Both;
}
