import type {
  AnyRequest,
  CharacterRequest,
  InputArguments,
  RequestOf,
} from '../database/character-request.ts';
import type { RowClock } from '../database/clock.ts';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Writer } from '../database/schema.ts';
import type { LockedHead } from '../tables/characters/columns.ts';
import { lockHeads } from '../tables/characters/locked-rows.ts';
import type { LockedCharacter } from './locked-character.ts';
import { RequestBatcher } from './request-batcher.ts';

/** The id of one character of the batch, and the result of its callback. */
export interface Settled<T> {
  readonly id: number;
  readonly result: T;
}

/**
 * Locks characters' rows and calls `fn` for each of them as if it were locked alone. On PostgreSQL, equal
 * reads and writes of all characters are combined into one statement. Rows that another transaction has
 * locked are left out.
 * @param clock as in `LockedRow.lock`.
 * @param shownAt the instant up to which a character has been shown without being saved.
 * @param order every request that `fn` may make, in the order in which it makes them.
 * @param fn awaits only the character's methods, one after the other.
 * @throws the error of `fn` for any of the characters. The transaction must then be rolled back.
 */
export async function settleBatch<T>(
  tx: Writer,
  kind: DatabaseKind,
  clock: RowClock,
  ids: readonly number[],
  shownAt: (id: number) => number,
  order: readonly AnyRequest[],
  fn: (character: LockedCharacter) => Promise<T>,
): Promise<readonly Settled<T>[]> {
  const rows = await lockHeads(tx, kind, ids);
  const batcher = new RequestBatcher(DIFFERENCES[kind].isShared);
  const requests = new BatchedRequests(batcher, tx, kind, order);
  const characters = rows.map((row) => {
    const now = Math.max(clock.instantOf(row.now), row.at, shownAt(row.id));
    return new BatchedCharacter(requests, row, now);
  });
  const results = await batcher.run(characters.map((character) => () => fn(character)));
  return results.map((result, index) => ({ id: (characters[index] as LockedCharacter).head.id, result }));
}

type Send = (request: RequestOf<unknown>) => Promise<unknown>;

/** The requests that characters of the batch may make. Those of one kind are answered together. */
class BatchedRequests {
  readonly #sends: ReadonlyMap<AnyRequest, Send>;

  constructor(batcher: RequestBatcher, tx: Writer, kind: DatabaseKind, order: readonly AnyRequest[]) {
    const { isShared } = DIFFERENCES[kind];
    const answer = (request: AnyRequest) => async (all: readonly RequestOf<unknown>[]) => {
      if (isShared && request.together) return await request.together(tx, kind, all);
      const answers: unknown[] = [];
      for (const { characterId, input } of all)
        answers.push(await request.alone(tx, kind, characterId, input));
      return answers;
    };
    this.#sends = new Map(order.map((request) => [request, batcher.requestKind(answer(request))]));
  }

  async send(request: AnyRequest, one: RequestOf<unknown>): Promise<unknown> {
    const send = this.#sends.get(request);
    if (send === undefined) throw new Error(`"${request.name}" is not among the requests of the batch`);
    return await send(one);
  }
}

/** One character of a batch. Its requests are combined with those of the other characters. */
class BatchedCharacter implements LockedCharacter {
  readonly head: LockedHead;
  readonly now: number;
  readonly #requests: BatchedRequests;

  constructor(requests: BatchedRequests, head: LockedHead, now: number) {
    this.#requests = requests;
    this.head = head;
    this.now = now;
  }

  request<Input, Answer>(
    request: CharacterRequest<Input, Answer>,
    ...[input]: InputArguments<Input>
  ): Promise<Answer> {
    return this.#requests.send(request, { characterId: this.head.id, input }) as Promise<Answer>;
  }
}
