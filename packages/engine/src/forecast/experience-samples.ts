import { levelOf } from '../state/experience.ts';
import type { ExperienceForecast } from './forecast.ts';
import type { RateOver } from './rate.ts';
import { Samples } from './samples.ts';

/** Points of experience that the runs of a forecast gain, by skill and of all skills together. */
export class ExperienceSamples {
  readonly total = new Samples();
  readonly #before: readonly number[];
  readonly #skills: readonly { readonly skillId: number; readonly points: Samples }[];

  /**
   * @param before points by skill id - 1 when a run begins
   * @param skillIds the skills that may gain experience
   */
  constructor(before: readonly number[], skillIds: readonly number[]) {
    this.#before = before;
    this.#skills = skillIds.map((skillId) => ({ skillId, points: new Samples() }));
  }

  /** Adds a run. @param after points by skill id - 1 at its end */
  add(after: readonly number[]): void {
    let total = 0;
    for (const { skillId, points } of this.#skills) {
      const more = (after[skillId - 1] as number) - this.#pointsBefore(skillId);
      points.add(more);
      total += more;
    }
    this.total.add(total);
  }

  #pointsBefore(skillId: number): number {
    return this.#before[skillId - 1] as number;
  }

  /** The skills that gain experience in any run, by id. */
  forecasts(rate: RateOver): ExperienceForecast[] {
    return this.#skills
      .filter(({ points }) => points.quantile(1) > 0)
      .map(({ skillId, points }) => {
        const before = this.#pointsBefore(skillId);
        const { quantiles } = points;
        return {
          skillId,
          ...rate(points.mean),
          points: quantiles,
          level: {
            p5: levelOf(before + quantiles.p5),
            p50: levelOf(before + quantiles.p50),
            p95: levelOf(before + quantiles.p95),
          },
        };
      })
      .toSorted((one, other) => one.skillId - other.skillId);
  }
}
