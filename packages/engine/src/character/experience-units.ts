import { MAX_EXPERIENCE, UNITS_PER_POINT } from '../state/experience.ts';
import type { State } from '../state/state.ts';

/** The largest experience in units of 1/10,000 point. Experience above it is not granted. */
const MAX_UNITS = MAX_EXPERIENCE * UNITS_PER_POINT;

/**
 * Experience of one skill while a session runs, in units of 1/10,000 point. One number holds the shown whole
 * points and the hidden fraction.
 */
export class ExperienceUnits {
  units: number;
  readonly #index: number;

  constructor({ shown, hidden }: State, skillId: number) {
    this.#index = skillId - 1;
    this.units =
      (shown.experience[this.#index] as number) * UNITS_PER_POINT + (hidden.fractions[this.#index] as number);
  }

  /** Whole points. */
  get points(): number {
    return Math.floor(this.units / UNITS_PER_POINT);
  }

  /**
   * Adds experience, up to `MAX_EXPERIENCE`.
   * @param units of 1/10,000 point
   * @returns the whole points by which the shown experience rises
   */
  grant(units: number): number {
    const before = this.points;
    this.units = Math.min(MAX_UNITS, this.units + units);
    return this.points - before;
  }

  /**
   * Writes the experience to new lists for a state.
   * @param experience whole points by skill
   * @param fractions units beyond these points by skill
   */
  store(experience: number[], fractions: number[]): void {
    const { points } = this;
    experience[this.#index] = points;
    fractions[this.#index] = this.units - points * UNITS_PER_POINT;
  }
}
