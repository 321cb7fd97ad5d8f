import { Busy } from './busy.ts';

/** Jobs of one character that may be under way or wait at a time. */
export const LANE_LIMIT = 128;

/**
 * One lane per character: its jobs run one after the other in the order they came, each to its end, while
 * other characters' jobs go on. A lane exists only while it has jobs.
 */
export class Lanes {
  readonly #lanes = new Map<number, { tail: Promise<unknown>; jobs: number }>();

  /**
   * Runs a job when those before it have ended, and settles as it does.
   * @throws Busy (429) when the lane is full.
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
   * Runs a job at once in the lanes of those characters that have no jobs. Whatever comes for them waits
   * until it has ended.
   * @param job is told whose lanes it has.
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
