import { Busy } from './busy.ts';

/** Most jobs of one character that may run or wait at a time. */
export const LANE_LIMIT = 128;

/**
 * One queue per character. The jobs of one character run one after the other, in their order; jobs of
 * different characters run at the same time. A queue exists only while it has jobs.
 */
export class Lanes {
  readonly #lanes = new Map<number, { tail: Promise<unknown>; jobs: number }>();

  /**
   * Runs a job after the earlier jobs of the character, and settles with its result.
   * @throws Busy (429) when the queue is full.
   */
  run<T>(characterId: number, job: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(characterId) ?? { tail: Promise.resolve(), jobs: 0 };
    if (lane.jobs >= LANE_LIMIT) return Promise.reject(new Busy(429, `lane ${characterId} is full`));
    lane.jobs += 1;
    this.#lanes.set(characterId, lane);
    const result = lane.tail.then(job);
    const ended = () => {
      lane.jobs -= 1;
      if (lane.jobs === 0) this.#lanes.delete(characterId);
    };
    lane.tail = result.then(ended, ended);
    return result;
  }

  /**
   * Runs a job at once for those of the given characters that have no jobs. Later jobs of these characters
   * wait until it has ended.
   * @param job gets the ids of the characters it runs for.
   */
  runInEmpty<T>(
    characterIds: readonly number[],
    job: (characterIds: readonly number[]) => Promise<T>,
  ): Promise<T> {
    const empty = characterIds.filter((id) => !this.#lanes.has(id));
    const result = job(empty);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    for (const id of empty) void this.run(id, () => ended);
    return result;
  }
}
