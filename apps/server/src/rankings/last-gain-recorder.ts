import { IdleTally, SKILL_COUNT, type Tally } from '@slumberfell/engine';
import { type Board, boardOf, skillOf } from './boards.ts';

type Making = Parameters<Tally['made']>[1];

const LEVEL = boardOf('Level');

/**
 * The tally that settles characters. It also knows when each skill got its last experience. Who reached a score first must not depend on when somebody
 * looked.
 */
export class Gains extends IdleTally {
  readonly #bySkill: number[] = new Array<number>(SKILL_COUNT + 1).fill(0);
  #last = 0;

  override experience(
    at: number,
    skillId: number,
    points: number,
    healthSkillId: number,
    healthPoints: number,
  ): void {
    if (points > 0) this.#gained(at, skillId);
    if (healthPoints > 0) this.#gained(at, healthSkillId);
    super.experience(at, skillId, points, healthSkillId, healthPoints);
  }

  override made(at: number, making: Making, points: number): void {
    if (points > 0) this.#gained(at, making.skillId);
    super.made(at, making, points);
  }

  #gained(at: number, skillId: number): void {
    this.#bySkill[skillId] = at;
    this.#last = at;
  }

  /** When the score on a board came to what it is; `otherwise` where that was not by experience. */
  reachedAt(board: Board, otherwise: number): number {
    if (board === LEVEL) return this.#last || otherwise;
    return this.#bySkill[skillOf(board) ?? 0] || otherwise;
  }
}
