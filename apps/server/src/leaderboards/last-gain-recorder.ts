import { type ItemActionScene, type Moment, type Recorder, SKILL, SKILL_COUNT } from '@slumberfell/engine';
import { BENEFACTOR, type Board, boardOf, skillOf } from './boards.ts';

const LEVEL = boardOf('Level');

/**
 * Records when each skill got its last experience, and when gold was last given, in epoch ms. Of two
 * characters with the same score, the one that reached it first ranks higher. So the instant must not depend
 * on when the character was settled.
 */
export class LastGainRecorder implements Recorder {
  readonly #bySkill: number[] = new Array<number>(SKILL_COUNT + 1).fill(0);
  #last = 0;
  #goldGiven = 0;

  experienceGained(at: number, skillId: number, points: number, healthPoints: number): void {
    if (points > 0) this.#gained(at, skillId);
    if (healthPoints > 0) this.#gained(at, SKILL.Health);
  }

  itemActionsFinished(at: number, { skillId }: ItemActionScene, points: number): void {
    if (points > 0) this.#gained(at, skillId);
  }

  goldGiven(at: number): void {
    this.#goldGiven = at;
  }

  planWentOn(moment: Moment): void {
    this.executed(moment);
  }

  /** Notes what a command has brought by itself: experience of an errand, and gold for a fare or a key. */
  executed({ at, events }: Moment): void {
    for (const event of events) {
      if (event.type === 'OnExperience') this.#gained(at, event.skillId);
      if (event.type === 'OnGoldGiven') this.#goldGiven = at;
    }
  }

  #gained(at: number, skillId: number): void {
    this.#bySkill[skillId] = at;
    this.#last = at;
  }

  /**
   * The instant of the last experience or given gold that counts on a board; `otherwise` when none was
   * recorded.
   */
  reachedAt(board: Board, otherwise: number): number {
    if (board === LEVEL) return this.#last || otherwise;
    if (board === BENEFACTOR) return this.#goldGiven || otherwise;
    return this.#bySkill[skillOf(board) ?? 0] || otherwise;
  }
}
