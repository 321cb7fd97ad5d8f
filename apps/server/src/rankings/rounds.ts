import { claimVisits, haveRankings, unranked } from '../storage/ranking-rounds.ts';
import { claimEnded } from '../storage/session-sweep.ts';
import type { Storage } from '../storage/storage.ts';

/** Characters taken at a time. */
const TAKEN = 64;

/** Visits at a time: SQLite commits them together; on PostgreSQL each holds a connection that players wait for. */
const AT_ONCE = 16;
const AT_ONCE_SHARED = 2;

/** Brings a character's rankings up to date. */
type Visit = (characterId: number) => Promise<void>;

/**
 * One part of the round in which all running sessions are visited, so that the boards know of what nobody looks at: visits who
 * is due by now. With several nodes, each takes others.
 * @param visit one that fails is as good as done until the next round.
 * @param isOver asked before more are taken.
 * @returns how many were visited.
 * @throws AggregateError when visits failed, after all the others.
 */
export const goRounds = (storage: Storage, visit: Visit, isOver: () => boolean): Promise<number> =>
  inParts(
    () => storage.write((tx) => claimVisits(tx, storage.kind, storage.clock.now(), TAKEN)),
    (ids) => visitAll(storage, ids, visit),
    isOver,
  );

/** Settles and saves who has come to the end of a session unseen; otherwise as `goRounds`. */
export const settleEnded = (storage: Storage, visit: Visit, isOver: () => boolean): Promise<number> =>
  inParts(
    () => storage.write((tx) => claimEnded(tx, storage.kind, storage.clock.now(), TAKEN)),
    (ids) => visitAll(storage, ids, visit),
    isOver,
  );

/** Gives rankings to characters from before there were any; otherwise as `goRounds`. */
export const rankUnranked = (storage: Storage, visit: Visit, isOver: () => boolean): Promise<number> =>
  inParts(
    () => storage.read((db) => unranked(db, TAKEN)),
    async (ids) => {
      const failures = await visitAll(storage, ids, visit);
      const last = ids.at(-1);
      if (last !== undefined) await storage.write((tx) => haveRankings(tx, last));
      return failures;
    },
    isOver,
  );

async function inParts(
  take: () => Promise<readonly number[]>,
  visit: (ids: readonly number[]) => Promise<readonly unknown[]>,
  isOver: () => boolean,
): Promise<number> {
  const failures: unknown[] = [];
  let visited = 0;
  while (!isOver()) {
    const ids = await take();
    failures.push(...(await visit(ids)));
    visited += ids.length;
    if (ids.length < TAKEN) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} visits failed`);
  return visited;
}

/** @returns why visits failed. */
async function visitAll(storage: Storage, ids: readonly number[], visit: Visit): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  const atOnce = storage.isShared ? AT_ONCE_SHARED : AT_ONCE;
  for (let from = 0; from < ids.length; from += atOnce) {
    const visits = await Promise.allSettled(ids.slice(from, from + atOnce).map(visit));
    for (const outcome of visits) if (outcome.status === 'rejected') failures.push(outcome.reason);
  }
  return failures;
}
