import { ExperienceUnits } from '../../character/experience-units.ts';
import { maxHealth } from '../../character/health.ts';
import type { SettlementTotals } from '../../recording/totals.ts';
import { FULL_EXPERIENCE, levelOf, thresholdAfter, UNITS_PER_POINT } from '../../state/experience.ts';
import type { Shown, State } from '../../state/state.ts';
import { SKILL, styleSkill, trainedSkill } from '../../world/skills.ts';
import type { AttackStyle, Enemy } from '../../world/static-data.ts';
import type { Kit } from '../../world/traits/kit.ts';
import type { World } from '../../world/world.ts';
import { combatLevel, experienceFactor } from './experience-factor.ts';
import { killUnits, petPercent } from './kill-experience.ts';

/** The experience that a character gains in combat, and the levels that follow from it (game-design 2.7). */
export class Training {
  attackLevel: number;
  defenceLevel: number;
  styleLevel: number;
  healthLevel: number;
  maxHealth: number;
  combatLevel: number;

  readonly #state: Pick<State, 'shown' | 'hidden'>;
  readonly #shown: Shown;
  /** Every skill that was trained since the combat was opened, by its id. */
  readonly #units = new Map<number, ExperienceUnits>();
  readonly #health: ExperienceUnits;
  #style: AttackStyle;
  #skillId: number;
  #trained: ExperienceUnits;
  #world: World | null = null;
  // Experience of the trained skill at which its next level begins, in units of 1/10,000 point.
  #nextUnits: number;
  #nextHealthUnits: number;
  /** Experience at which the next level of a skill begins that only a trait teaches, by its id; in units. */
  readonly #nextLessons = new Map<number, number>();
  // Percent of an enemy's experience that the trained skill gets by the pets: 100 plus their bonuses.
  #percent = FULL_EXPERIENCE;
  #healthPercent = FULL_EXPERIENCE;

  /** @param style the style of the current fight; before a fight, that of the worn weapon */
  constructor(state: State, style: AttackStyle) {
    const { shown, hidden } = state;
    this.#state = { shown, hidden };
    this.#shown = shown;
    this.#style = style;
    this.#health = this.#unitsOf(SKILL.Health);
    this.#skillId = trainedSkill(shown.trainingAttribute, style);
    this.#trained = this.#unitsOf(this.#skillId);
    this.attackLevel = this.levelIn(SKILL.Attack);
    this.defenceLevel = this.levelIn(SKILL.Defence);
    this.styleLevel = this.levelIn(styleSkill(style));
    this.healthLevel = this.levelIn(SKILL.Health);
    this.#nextUnits = thresholdAfter(this.levelIn(this.#skillId)) * UNITS_PER_POINT;
    this.#nextHealthUnits = thresholdAfter(this.healthLevel) * UNITS_PER_POINT;
    this.maxHealth = maxHealth(this.healthLevel);
    this.combatLevel = this.#combinedLevel();
  }

  /** The present level of a skill. */
  levelIn(skillId: number): number {
    return levelOf(this.#units.get(skillId)?.points ?? (this.#shown.experience[skillId - 1] as number));
  }

  /** Trains for fights of a style from now on. A fight has the style of its begin (game-design 2.16b). */
  setStyle(style: AttackStyle): void {
    if (style === this.#style) return;
    this.#style = style;
    this.#skillId = trainedSkill(this.#shown.trainingAttribute, style);
    this.#trained = this.#unitsOf(this.#skillId);
    this.styleLevel = this.levelIn(styleSkill(style));
    this.#nextUnits = thresholdAfter(this.levelIn(this.#skillId)) * UNITS_PER_POINT;
    this.combatLevel = this.#combinedLevel();
    if (this.#world !== null) this.enter(this.#world);
  }

  #unitsOf(skillId: number): ExperienceUnits {
    const known = this.#units.get(skillId);
    if (known) return known;
    const units = new ExperienceUnits(this.#state, skillId);
    this.#units.set(skillId, units);
    return units;
  }

  /** Computes the bonuses of the pets under the content `world`. */
  enter(world: World): void {
    this.#world = world;
    this.#percent = petPercent(this.#shown.pets, this.#skillId, world);
    this.#healthPercent = petPercent(this.#shown.pets, SKILL.Health, world);
  }

  /**
   * Grants a kill's experience. The factor follows from the levels before the kill.
   * @param kit the traits that count: they add to the percent of the trained skill, and teach other skills
   * @returns whether a level may have risen
   */
  grantExperience(at: number, enemy: Enemy, kit: Kit, totals: SettlementTotals): boolean {
    const percent = experienceFactor(this.combatLevel, enemy.level);
    const trained = this.#percent + kit.trainedLesson;
    const points = this.#trained.grant(killUnits(enemy.mainStatExperience, trained, percent));
    const healthPoints = this.#health.grant(killUnits(enemy.healthExperience, this.#healthPercent, percent));
    totals.experienceGained(at, this.#skillId, points, healthPoints);
    let isLevelUp = this.#trained.units >= this.#nextUnits || this.#health.units >= this.#nextHealthUnits;
    if (kit.lessons !== null)
      for (const [skillId, more] of kit.lessons)
        if (this.#teach(at, skillId, killUnits(enemy.mainStatExperience, more, percent), totals))
          isLevelUp = true;
    if (isLevelUp) this.#levelUp();
    return isLevelUp;
  }

  /** @returns whether the level of the skill has risen */
  #teach(at: number, skillId: number, units: number, totals: SettlementTotals): boolean {
    const skill = this.#unitsOf(skillId);
    const next = this.#nextLessons.get(skillId) ?? thresholdAfter(levelOf(skill.points)) * UNITS_PER_POINT;
    const points = skill.grant(units);
    if (points > 0) totals.lessonGained(at, skillId, points);
    const isLevelUp = skill.units >= next;
    this.#nextLessons.set(
      skillId,
      isLevelUp ? thresholdAfter(levelOf(skill.points)) * UNITS_PER_POINT : next,
    );
    return isLevelUp;
  }

  /** Sum of the present levels of all skills. */
  get totalLevel(): number {
    return this.#shown.experience.reduce((sum, _, index) => sum + this.levelIn(index + 1), 0);
  }

  /** Writes the gained experience to new lists for a state, as `ExperienceUnits.store`. */
  store(experience: number[], fractions: number[]): void {
    for (const units of this.#units.values()) units.store(experience, fractions);
  }

  #levelUp(): void {
    this.attackLevel = this.levelIn(SKILL.Attack);
    this.defenceLevel = this.levelIn(SKILL.Defence);
    this.styleLevel = this.levelIn(styleSkill(this.#style));
    this.healthLevel = levelOf(this.#health.points);
    this.#nextUnits = thresholdAfter(levelOf(this.#trained.points)) * UNITS_PER_POINT;
    this.#nextHealthUnits = thresholdAfter(this.healthLevel) * UNITS_PER_POINT;
    this.maxHealth = maxHealth(this.healthLevel);
    this.combatLevel = this.#combinedLevel();
  }

  #combinedLevel(): number {
    return combatLevel(this.attackLevel, this.defenceLevel, this.healthLevel, this.styleLevel);
  }
}
