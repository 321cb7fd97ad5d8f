import {
  CombatResult,
  type CombatScene,
  type CombatTurn,
  type FinishReason,
  type Moment,
  type Recorder,
} from '@slumberfell/engine';

/** Something that went wrong, with its instant in epoch ms. */
interface Trouble {
  readonly at: number;
}

/**
 * Notes defeats and skipped steps of plans. A report keeps of each step only the last end and the last
 * refusal, so it forgets those of earlier rounds.
 */
export class TroubleRecorder implements Recorder {
  readonly defeats: (Trouble & { readonly enemyId: number })[] = [];
  /** Skipped steps, with the code of the refusal. */
  readonly skips: (Trouble & { readonly code: string })[] = [];
  #enemyId = 0;

  turnEnded(_at: number, { enemyId }: CombatScene, { result }: CombatTurn): void {
    if (result !== null && result !== CombatResult.Victory) this.#enemyId = enemyId;
  }

  sessionFinished(at: number, reason: FinishReason): void {
    if (reason === 'defeated') this.defeats.push({ at, enemyId: this.#enemyId });
  }

  planWentOn({ at }: Moment, steps: readonly { readonly code: string | null }[]): void {
    for (const { code } of steps) if (code !== null) this.skips.push({ at, code });
  }
}
