import {
  AttackStyle,
  combatLevel,
  createState,
  EnemyType,
  enemyDamage,
  enemyMultiplier,
  type Fighter,
  fighterOf,
  type GearSums,
  healthAt,
  hearthHealth,
  lesson,
  levelGap,
  maxHealth,
  mitigation,
  REGENERATION_INTERVAL,
  spawnWeight,
} from '@slumberfell/engine';

/**
 * Numbers that the rules have inside their formulas, read off the formulas themselves: what the guide says is what the engine
 * computes, also after somebody changed it.
 */

const NAKED: GearSums = { attackPower: 0, armor: 0, criticalChance: 0 };
const TENTHS = 1000;

/** A fighter in nothing but their skills, all at one level; at 0 what is left is what everybody has. */
const bare = (level: number, gear = NAKED): Fighter =>
  fighterOf(gear, AttackStyle.Melee, { attack: level, defence: level, style: level }, false);

/** The largest whole number from 0 on for which something still holds. */
function last(holds: (value: number) => boolean): number {
  let value = 0;
  while (holds(value + 1)) value += 1;
  return value;
}

export const BARE_ATTACK_POWER = bare(0).attackPower;
/** Levels of the style's skill for one more point of attack power. */
export const LEVELS_PER_POWER = last((level) => bare(level).attackPower === BARE_ATTACK_POWER) + 1;
export const ARMOR_PER_DEFENCE = bare(1).armor - bare(0).armor;
/** Chances as ratios. */
export const BASE_CRITICAL_CHANCE = bare(0).criticalChance / TENTHS;
export const CRITICAL_PER_ATTACK = (bare(1).criticalChance - bare(0).criticalChance) / TENTHS;
export const MOST_CRITICAL_CHANCE = bare(0, { ...NAKED, criticalChance: TENTHS }).criticalChance / TENTHS;

/** Levels that an enemy may stand above a skill before it counts. */
export const FREE_GAP = last((levels) => levelGap(levels, 0) === 0);
const against = (level: number): number =>
  enemyMultiplier(bare(0), { level, attackPower: 1, attackStyle: AttackStyle.Melee });
/** What each level beyond adds, as a ratio. */
export const GAP_STEP = against(FREE_GAP + 1) / against(FREE_GAP) - 1;

/** An enemy's roll as a multiplier of its attack power. */
export const ENEMY_LOWEST_ROLL = enemyDamage(TENTHS, 1, 0) / TENTHS;
export const ENEMY_HIGHEST_ROLL = enemyDamage(TENTHS, 1, 1) / TENTHS;

/** Mitigation is armor / (armor + base + step x enemy level); this is what stands beside the armor. */
const beside = (enemyLevel: number): number => Math.round(1 / mitigation(1, enemyLevel)) - 1;
export const MITIGATION_BASE = beside(0);
export const MITIGATION_STEP = beside(1) - beside(0);

/** Levels below you that a foe may stand and still teach everything. */
export const FREE_LESSON = last((levels) => lesson(levels, 0) === lesson(0, 0));
/** Ratios of the whole lesson. */
export const LESSON_STEP = (lesson(FREE_LESSON, 0) - lesson(FREE_LESSON + 1, 0)) / 100;
export const LEAST_LESSON = lesson(Number.MAX_SAFE_INTEGER, 0) / 100;
/** How many skills the combat level is the mean of. */
export const COMBAT_LEVEL_PARTS = last((parts) => combatLevel(parts, 0, 0, 0) === 0) + 1;

const weight = (type: EnemyType, levels: number): number =>
  spawnWeight({ type, level: TENTHS + levels }, TENTHS);
/** Levels above the combat level up to which an enemy is met as often as any. */
export const SPAWN_REACH = last((levels) => weight(EnemyType.Normal, levels) === weight(EnemyType.Normal, 0));
/** Levels beyond for which it is met half as often. */
export const SPAWN_HALVING =
  last((levels) => weight(EnemyType.Normal, SPAWN_REACH + levels) > weight(EnemyType.Normal, 0) / 2) + 1;
/** Levels below from which it is met less often, and how much less, as a ratio. */
export const SPAWN_BORED = last(
  (levels) => weight(EnemyType.Normal, -levels) === weight(EnemyType.Normal, 0),
);
export const SPAWN_BORED_FACTOR = weight(EnemyType.Normal, -SPAWN_BORED - 1) / weight(EnemyType.Normal, 0);
const FULL = maxHealth(1);
const wounded = createState({ regionId: 0, gold: 0, healingThreshold: 0, inventory: [] }, 0).shown;
/** The share of the maximum that comes back with every interval out of combat. */
export const REGENERATION_SHARE = healthAt({ ...wounded, health: 0 }, REGENERATION_INTERVAL) / FULL;
/** How long the way back from nothing takes, in ms. */
export const REGENERATION_TIME = REGENERATION_INTERVAL / REGENERATION_SHARE;
/** The share of the maximum with which whoever fell wakes. */
export const HEARTH_SHARE = hearthHealth(FULL) / FULL;
