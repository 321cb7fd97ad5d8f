/** The rules of Slumberfell: pure, without dependencies, the same in server, browser, worker and tests. */

export { type CombatAttributes, combatAttributes } from './attributes.ts';
export * from './combat/damage.ts';
export { dungeonLength, enemyAt, isOfLastSequence } from './combat/dungeon-order.ts';
export { DUNGEON_PULL_TIME, RUN_PULL_TIME } from './combat/dungeon-runs.ts';
export * from './combat/experience-factor.ts';
export {
  ARMOR_PER_DEFENCE_LEVEL,
  BASE_CRITICAL_CHANCE,
  CRITICAL_CHANCE_PER_ATTACK_LEVEL,
  CRITICAL_DAMAGE,
  fighterOf,
  MAX_CRITICAL_CHANCE,
  STYLE_LEVELS_PER_ATTACK_POWER,
  UNARMED_ATTACK_POWER,
} from './combat/fighter.ts';
export * from './combat/food.ts';
export { HUNT_PULL_TIME } from './combat/hunt.ts';
export {
  LEAST_SPAWN_FACTOR,
  MINIBOSS_CHANCE,
  MINIBOSS_REACH,
  SPAWN_FACTOR_BELOW,
  SPAWN_HALVING_LEVELS,
  SPAWN_LEVELS_BELOW,
  SPAWN_REACH,
  SPAWN_WEIGHT,
  type SpawnTable,
  spawnWeight,
} from './combat/spawn.ts';
export type { CommandDefinition } from './commands/command.ts';
export {
  type Field,
  type Fields,
  ITEM_AMOUNT,
  type SentInputOf,
  type ValueOf,
} from './commands/input.ts';
export {
  COMMANDS,
  type Command,
  type CommandInputs,
  type CommandName,
  type RefusalCode,
} from './commands/registry.ts';
export type { CompiledEnemy, CompiledLoot } from './compiled-enemy.ts';
export { actionsFor, craftableAmount, sessionCap } from './craft/amount.ts';
export { ESSENCE_YIELD, essenceYield, isEssence, MAX_PIECES, targetOf } from './craft/essence.ts';
export { type CraftObstacle, craftObstacles } from './craft/obstacles.ts';
export { type EquipObstacle, equipObstacles } from './equip-obstacles.ts';
export { apply, applyMoment } from './events/apply.ts';
export { CombatResult, type OnCombatTurn } from './events/combat.ts';
export { GOLD_REASONS, INVENTORY_REASONS, type InventoryReason } from './events/possessions.ts';
export type { EventOf, EventType, GameEvent, Moment } from './events/registry.ts';
export { FINISH_REASONS, type FinishReason } from './events/session.ts';
export { execute } from './execute.ts';
export * from './experience.ts';
export { CRITICAL_CHANCE_SCALE, type GearSums, gearSums } from './gear.ts';
export * from './health.ts';
export { BASE_IDLE_TIME, idleTime } from './idle-time.ts';
export { petBonus } from './pets.ts';
export type { Seed } from './random/seed.ts';
export { type Refusal, refuse } from './refusal.ts';
export { RELICARIUM_CATEGORIES } from './relicarium-categories.ts';
export { RULES_VERSION } from './rules-version.ts';
export { advance, nextInstant } from './settle/advance.ts';
export { EventRecorder } from './settle/event-recorder.ts';
export {
  addReports,
  GAIN_SOURCES,
  type GainSource,
  type IdleReport,
  isEmptyReport,
  type ReportedAction,
  type ReportedEnd,
  type ReportedExperience,
} from './settle/idle-report.ts';
export { IdleReportRecorder } from './settle/idle-report-recorder.ts';
export { playbackState } from './settle/playback-state.ts';
export type { CombatScene, CombatTurn, ItemActionScene, Recorder } from './settle/recorder.ts';
export { skillLevel } from './skill-level.ts';
export * from './skills.ts';
export { type Amounts, addAmounts, amountOf, amountsOf, entriesOf } from './state/amounts.ts';
export { createState, type NewCharacter } from './state/new-character.ts';
export { eachWornSlot, SLOT_OF_TYPE, type Slot, WORN_SLOTS, type WornSlot } from './state/slots.ts';
export * from './state/state.ts';
export * from './static-data.ts';
export { openWorld, type Timeline, type World, worldAt, worldOf } from './world.ts';
