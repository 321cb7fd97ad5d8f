import { ExperienceUnits } from '../../character/experience-units.ts';
import { maxHealth } from '../../character/health.ts';
import { petBonus } from '../../character/pets.ts';
import type { SettlementTotals } from '../../recording/totals.ts';
import { FULL_EXPERIENCE, levelOf, thresholdAfter, UNITS_PER_POINT } from '../../state/experience.ts';
import type { Shown, State } from '../../state/state.ts';
import { SKILL, styleSkill, trainedSkill } from '../../world/skills.ts';
import type { Enemy } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { combatLevel, experienceFactor } from './experience-factor.ts';

/** The experience that a character gains in combat, and the levels that follow from it (game-design 2.7). */
export class Training {
  attackLevel: number;
  defenceLevel: number;
  styleLevel: number;
  healthLevel: number;
  maxHealth: number;
  combatLevel: number;

  readonly #shown: Shown;
  readonly #skillId: number;
  readonly #trained: ExperienceUnits;
  readonly #health: ExperienceUnits;
  // Experience of the trained skill at which its next level begins, in units of 1/10,000 point.
  #nextUnits: number;
  #nextHealthUnits: number;
  // Percent of an enemy's experience that the trained skill gets by the pets: 100 plus their bonuses.
  #percent = FULL_EXPERIENCE;
  #healthPercent = FULL_EXPERIENCE;

  constructor(state: State) {
    const { shown } = state;
    const level = (skillId: number): number => levelOf(shown.experience[skillId - 1] as number);
    this.#shown = shown;
    this.#skillId = trainedSkill(shown.trainingAttribute, shown.attackStyle);
    this.#trained = new ExperienceUnits(state, this.#skillId);
    this.#health = new ExperienceUnits(state, SKILL.Health);
    this.attackLevel = level(SKILL.Attack);
    this.defenceLevel = level(SKILL.Defence);
    this.styleLevel = level(styleSkill(shown.attackStyle));
    this.healthLevel = level(SKILL.Health);
    this.#nextUnits = thresholdAfter(level(this.#skillId)) * UNITS_PER_POINT;
    this.#nextHealthUnits = thresholdAfter(this.healthLevel) * UNITS_PER_POINT;
    this.maxHealth = maxHealth(this.healthLevel);
    this.combatLevel = this.#combinedLevel();
  }

  /** Computes the bonuses of the pets under the content `world`. */
  enter(world: World): void {
    this.#percent = FULL_EXPERIENCE + petBonus(this.#shown.pets, this.#skillId, world);
    this.#healthPercent = FULL_EXPERIENCE + petBonus(this.#shown.pets, SKILL.Health, world);
  }

  /** Grants a kill's experience. The factor follows from the levels before the kill. */
  grantExperience(at: number, enemy: Enemy, totals: SettlementTotals): void {
    const percent = experienceFactor(this.combatLevel, enemy.level);
    const points = this.#trained.grant(enemy.mainStatExperience * this.#percent * percent);
    const healthPoints = this.#health.grant(enemy.healthExperience * this.#healthPercent * percent);
    totals.experienceGained(at, this.#skillId, points, healthPoints);
    if (this.#trained.units >= this.#nextUnits || this.#health.units >= this.#nextHealthUnits)
      this.#levelUp();
  }

  /** Writes the gained experience to a state. */
  store(state: State): void {
    this.#trained.store(state);
    this.#health.store(state);
  }

  #levelUp(): void {
    const level = levelOf(this.#trained.points);
    if (this.#skillId === SKILL.Attack) this.attackLevel = level;
    else if (this.#skillId === SKILL.Defence) this.defenceLevel = level;
    else this.styleLevel = level;
    this.healthLevel = levelOf(this.#health.points);
    this.#nextUnits = thresholdAfter(level) * UNITS_PER_POINT;
    this.#nextHealthUnits = thresholdAfter(this.healthLevel) * UNITS_PER_POINT;
    this.maxHealth = maxHealth(this.healthLevel);
    this.combatLevel = this.#combinedLevel();
  }

  #combinedLevel(): number {
    return combatLevel(this.attackLevel, this.defenceLevel, this.healthLevel, this.styleLevel);
  }
}
