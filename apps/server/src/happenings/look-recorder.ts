import {
  type CarriedOut,
  type CombatScene,
  type CombatTurn,
  type FinishReason,
  type ItemActionScene,
  levelOf,
  type Moment,
  type Shown,
  SKILL,
} from '@slumberfell/engine';
import type { Wants } from './happening.ts';
import { TroubleRecorder } from './trouble-recorder.ts';

/** A level that a device wants to be told of. */
type WantedLevel = NonNullable<Wants['level']>;

/**
 * What a step of a plan counts for, in turns. A step that sells the junk of a veteran with 1,800 kinds takes
 * about as long as 500 turns of combat.
 */
const STEP_WEIGHT = 500;

/** Notes for a look ahead how the session ends, when levels are reached, and how much work it was. */
export class LookRecorder extends TroubleRecorder {
  /** How the session ended; null while it runs. */
  ended: { readonly at: number; readonly reason: FinishReason } | null = null;
  /** Turns and item actions, and the steps of plans by `STEP_WEIGHT`. */
  work = 1;
  /** Only then is each action played: levels need the instant of each. */
  readonly needsEachItemAction: boolean;
  readonly #wanted: readonly WantedLevel[];
  readonly #points: number[];
  readonly #reachedAt = new Map<WantedLevel, number>();

  /** @param levels that devices want to be told of */
  constructor({ experience }: Pick<Shown, 'experience'>, levels: readonly WantedLevel[]) {
    super();
    this.#points = [...experience];
    this.#wanted = levels.filter(({ skillId, level }) => levelOf(experience[skillId - 1] ?? 0) < level);
    this.needsEachItemAction = this.#wanted.length > 0;
  }

  /** The first instant at which one of the levels was reached; null when none was. */
  get levelAt(): number | null {
    return this.#reachedAt.size === 0 ? null : Math.min(...this.#reachedAt.values());
  }

  override turnEnded(at: number, scene: CombatScene, turn: CombatTurn): void {
    super.turnEnded(at, scene, turn);
    this.work += 1;
  }

  experienceGained(at: number, skillId: number, points: number, healthPoints: number): void {
    this.#gained(at, skillId, points);
    this.#gained(at, SKILL.Health, healthPoints);
  }

  lessonGained(at: number, skillId: number, points: number): void {
    this.#gained(at, skillId, points);
  }

  itemActionsFinished(at: number, { skillId }: ItemActionScene, points: number): void {
    this.work += 1;
    this.#gained(at, skillId, points);
  }

  override sessionFinished(at: number, reason: FinishReason): void {
    super.sessionFinished(at, reason);
    this.ended = { at, reason };
  }

  override planWentOn(moment: Moment, steps: readonly CarriedOut[]): void {
    super.planWentOn(moment, steps);
    this.work += STEP_WEIGHT * steps.length;
  }

  #gained(at: number, skillId: number, points: number): void {
    if (this.#wanted.length === 0) return;
    const total = (this.#points[skillId - 1] ?? 0) + points;
    this.#points[skillId - 1] = total;
    for (const wanted of this.#wanted)
      if (wanted.skillId === skillId && !this.#reachedAt.has(wanted) && levelOf(total) >= wanted.level)
        this.#reachedAt.set(wanted, at);
  }
}
