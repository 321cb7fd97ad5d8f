import {
  CombatResult,
  type Enemy,
  experienceFactor,
  FULL_EXPERIENCE,
  FULL_REGENERATION_TIME,
  HUNT_PULL_TIME,
  type Item,
  ItemCategory,
} from '@slumberfell/engine';
import type { Combatant } from './combatant.ts';
import { encounters } from './encounters.ts';
import { type Condition, fight } from './fight.ts';
import type { Random } from './random.ts';
import { enemiesOf, item, loot, sets } from './shipped.ts';

/** Seconds from a defeat until the character is at full health again. */
export const DEFEAT_SECONDS = FULL_REGENERATION_TIME / 1000;

export interface HuntResult {
  readonly fights: number;
  readonly defeats: number;
  /** Mean number of turns per fight. `damageTaken` is a mean per fight too. */
  readonly turns: number;
  readonly damageTaken: number;
  /** Defeated enemies per hour. The next two fields are rates per hour too. */
  readonly killsPerHour: number;
  readonly experiencePerHour: number;
  readonly portionsPerHour: number;
  /** Value in gold per hour of the expected loot that players sell (`lootWorth`). */
  readonly goldPerHour: number;
}

/** Simulates a hunt in a region. Food is unlimited; the character eats at half health. */
export function hunt(
  hunter: Combatant,
  regionId: number,
  hours: number,
  food: Item,
  random: Random,
): HuntResult {
  const meet = encounters(regionId, hunter.combatLevel, random);
  const condition = startingCondition(hunter, food, Number.POSITIVE_INFINITY);
  const sum = { seconds: 0, turns: 0, damage: 0, portions: 0, kills: 0, defeats: 0, experience: 0, gold: 0 };

  while (sum.seconds < hours * 3600) {
    const enemy = meet();
    const outcome = fight(hunter, enemy, condition, random);
    sum.seconds += outcome.seconds + HUNT_PULL_TIME / 1000;
    sum.turns += outcome.turns;
    sum.damage += outcome.damageTaken;
    sum.portions += outcome.portionsEaten;
    if (outcome.result !== CombatResult.Defeat) {
      sum.kills++;
      sum.experience += experienceFor(hunter, enemy);
      sum.gold += lootWorth(enemy);
    }
    if (outcome.result !== CombatResult.Victory) {
      sum.defeats++;
      sum.seconds += DEFEAT_SECONDS;
      condition.health = hunter.maxHealth;
    }
  }
  const fights = sum.kills + sum.defeats;
  const perHour = 3600 / sum.seconds;
  return {
    fights,
    defeats: sum.defeats,
    turns: sum.turns / fights,
    damageTaken: sum.damage / fights,
    killsPerHour: sum.kills * perHour,
    experiencePerHour: sum.experience * perHour,
    portionsPerHour: sum.portions * perHour,
    goldPerHour: sum.gold * perHour,
  };
}

/** The condition at the start: full health, and food that the character eats at half health. */
export function startingCondition(
  { maxHealth }: Combatant,
  { healingAmount = 0 }: Item,
  portions: number,
): Condition {
  return { health: maxHealth, portions, healingAmount, threshold: Math.floor(maxHealth / 2) };
}

/** Experience in the trained skill for a kill. */
export function experienceFor({ combatLevel }: Combatant, { level, mainStatExperience }: Enemy): number {
  return (mainStatExperience * experienceFactor(combatLevel, level)) / FULL_EXPERIENCE;
}

/** Categories of items that players collect or use and do not sell. */
const COLLECTED: readonly ItemCategory[] = [
  ItemCategory.Trophy,
  ItemCategory.Card,
  ItemCategory.Pet,
  ItemCategory.Recipe,
];
const worths = new Map(
  sets.enemies.map((enemy) => [
    enemy.id,
    loot(enemy)
      .filter(({ itemId }) => !COLLECTED.includes(item(itemId).category))
      .reduce((sum, { itemId, amount, probability }) => sum + amount * probability * item(itemId).value, 0),
  ]),
);

/** The expected gold for an enemy's loot, without the items that players do not sell (`COLLECTED`). */
export function lootWorth({ id }: Enemy): number {
  return worths.get(id) ?? 0;
}

/** Among the regions whose weakest enemy is at most one level above `level`: the ids of the last two. */
export function regionsFor(level: number): number[] {
  return sets.regions
    .filter(({ id }) => Math.min(...enemiesOf(id).map((enemy) => enemy.level)) <= level + 1)
    .slice(-2)
    .map(({ id }) => id);
}

/**
 * Simulates a hunt in each region of `regionsFor` and returns the result with the most experience per hour.
 */
export function bestHunt(
  hunter: Combatant,
  level: number,
  hours: number,
  food: Item,
  random: Random,
): HuntResult {
  return regionsFor(level)
    .map((regionId) => hunt(hunter, regionId, hours, food, random))
    .reduce((best, other) => (other.experiencePerHour > best.experiencePerHour ? other : best));
}
