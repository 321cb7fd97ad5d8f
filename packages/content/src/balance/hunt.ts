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
import { inhabitants, item, loot, sets } from './shipped.ts';

/** Seconds that a defeat costs whoever goes on at once: the way back to full health. */
export const DEFEAT_SECONDS = FULL_REGENERATION_TIME / 1000;

export interface HuntResult {
  readonly fights: number;
  readonly defeats: number;
  /** Means of one fight. */
  readonly turns: number;
  readonly damageTaken: number;
  /** Means of one hour. */
  readonly killsPerHour: number;
  readonly experiencePerHour: number;
  readonly portionsPerHour: number;
  /** Expected worth of what is looted, if all of it were sold. */
  readonly goldPerHour: number;
}

/** Hunting in the open with unlimited food, eaten at half health. */
export function hunt(
  hunter: Combatant,
  regionId: number,
  hours: number,
  food: Item,
  random: Random,
): HuntResult {
  const meet = encounters(regionId, hunter.combatLevel, random);
  const condition = fresh(hunter, food, Number.POSITIVE_INFINITY);
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

/** Fed, in full health, eating at half of it. */
export function fresh({ maxHealth }: Combatant, { healingAmount = 0 }: Item, portions: number): Condition {
  return { health: maxHealth, portions, healingAmount, threshold: Math.floor(maxHealth / 2) };
}

/** Points in the trained skill for a kill. */
export function experienceFor({ combatLevel }: Combatant, { level, mainStatExperience }: Enemy): number {
  return (mainStatExperience * experienceFactor(combatLevel, level)) / FULL_EXPERIENCE;
}

/** Kept or used, not sold. */
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

/** Gold that an enemy's loot is worth on average. */
export function lootWorth({ id }: Enemy): number {
  return worths.get(id) ?? 0;
}

/** The two last regions that somebody of a level would think of hunting in. */
export function regionsFor(level: number): number[] {
  return sets.regions
    .filter(({ id }) => Math.min(...inhabitants(id).map((enemy) => enemy.level)) <= level + 1)
    .slice(-2)
    .map(({ id }) => id);
}

/** The hunt among those regions that gives most experience. */
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
