import { Busy } from './busy.ts';

/** Maximum number of jobs of one character that may run or wait at a time. */
export const CHARACTER_QUEUE_LIMIT = 128;

/**
 * One queue per character. The jobs of one character run one after the other, in their order; jobs of
 * different characters run at the same time. A queue exists only while it has jobs.
 */
export class CharacterQueues {
  readonly #queues = new Map<number, { tail: Promise<unknown>; jobs: number }>();

  /**
   * Runs a job after the earlier jobs of the character. The promise gets the job's result or error.
   * @throws Busy (429) when the queue is full.
   */
  run<T>(characterId: number, job: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(characterId) ?? { tail: Promise.resolve(), jobs: 0 };
    if (queue.jobs >= CHARACTER_QUEUE_LIMIT)
      return Promise.reject(new Busy(429, `queue of character ${characterId} is full`));
    queue.jobs += 1;
    this.#queues.set(characterId, queue);
    const result = queue.tail.then(job);
    const ended = () => {
      queue.jobs -= 1;
      if (queue.jobs === 0) this.#queues.delete(characterId);
    };
    queue.tail = result.then(ended, ended);
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
    const empty = characterIds.filter((id) => !this.#queues.has(id));
    const result = job(empty);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    for (const id of empty) void this.run(id, () => ended);
    return result;
  }
}
