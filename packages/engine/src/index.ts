/** The rules of Slumberfell: pure, without dependencies, the same in server, browser, worker and tests. */

export { advance, nextInstant } from './advance.ts';
export { apply, applyMoment } from './apply.ts';
export {
  type CombatAttributes,
  CRITICAL_DAMAGE,
  fighterOf,
  combatAttributes,
  type GearSums,
  gearSums,
  petBonus,
  SLOT_OF_TYPE,
  skillLevel,
  WORN_SLOTS,
} from './attributes.ts';
export * from './combat/damage.ts';
export * from './combat/food.ts';
export { HUNT_PULL_TIME } from './combat/hunt.ts';
export * from './combat/lesson.ts';
export { MINIBOSS_CHANCE, MINIBOSS_REACH, type Roster, spawnWeight } from './combat/spawn.ts';
export * from './commands.ts';
export { actionsFor, craftableAmount, sessionCap } from './craft/amount.ts';
export { craftObstacles, isMadeByCrafting } from './craft/obstacles.ts';
export { equipObstacles } from './equip-obstacles.ts';
export * from './events.ts';
export { execute } from './execute.ts';
export * from './experience.ts';
export { Film } from './film.ts';
export { filmState } from './film-state.ts';
export * from './health.ts';
export { BASE_IDLE_TIME, createState, type NewCharacter } from './new-character.ts';
export { REFUSALS, type Refusal, type RefusalCode, refuse } from './refusal.ts';
export { RULES_VERSION } from './rules-version.ts';
export * from './skills.ts';
export * from './state.ts';
export * from './static-data.ts';
export { Tally } from './tally.ts';
export { type Foe, openWorld, type Timeline, type World, worldAt, worldOf } from './world.ts';
