import { Busy } from '../storage/database/busy.ts';
import type { Storage } from '../storage/storage.ts';
import { claimVisits, haveRankings, unranked } from '../storage/tables/ranking-rounds.ts';
import { claimEnded } from '../storage/tables/session-sweep.ts';
import type { Visitor } from './batch-settler.ts';

/** Characters taken at a time. */
const TAKEN = 64;

/**
 * One part of the round in which all running sessions are visited, so that the boards know of what nobody looks at: visits who
 * is due by now. With several nodes, each takes others.
 * @param visitor one whose visit fails is as good as done until the next round.
 * @param isOver asked before more are taken.
 * @returns how many were visited.
 * @throws AggregateError when visits failed, after all the others.
 */
export const goRounds = (storage: Storage, visitor: Visitor, isOver: () => boolean): Promise<number> =>
  inParts(
    () => storage.write((tx) => claimVisits(tx, storage.kind, storage.clock.now(), TAKEN)),
    (ids) => visitor.visit(ids),
    isOver,
  );

/** Settles and saves who has come to the end of a session unseen; otherwise as `goRounds`. */
export const settleEnded = (storage: Storage, visitor: Visitor, isOver: () => boolean): Promise<number> =>
  inParts(
    () => storage.write((tx) => claimEnded(tx, storage.kind, storage.clock.now(), TAKEN)),
    (ids) => visitor.visit(ids),
    isOver,
  );

/** Gives rankings to characters from before there were any; otherwise as `goRounds`. */
export const rankUnranked = (storage: Storage, visitor: Visitor, isOver: () => boolean): Promise<number> =>
  inParts(
    () => storage.read((db) => unranked(db, TAKEN)),
    async (ids) => {
      const failures = await visitor.visit(ids);
      const last = ids.at(-1);
      // Whom the database was too busy for has none yet, and is visited again.
      const areVisited = !failures.some(({ cause }) => cause instanceof Busy);
      if (last !== undefined && areVisited) await storage.write((tx) => haveRankings(tx, last));
      return failures;
    },
    isOver,
  );

/**
 * Visits those who are being watched, whose scores others see rise.
 * @throws AggregateError when visits failed, after all the others.
 */
export async function visitWatched(visitor: Visitor, ids: readonly number[]): Promise<void> {
  tellOf(await visitor.visit(ids));
}

async function inParts(
  take: () => Promise<readonly number[]>,
  visit: (ids: readonly number[]) => Promise<readonly Error[]>,
  isOver: () => boolean,
): Promise<number> {
  const failures: Error[] = [];
  let visited = 0;
  while (!isOver()) {
    const ids = await take();
    failures.push(...(await visit(ids)));
    visited += ids.length;
    if (ids.length < TAKEN) break;
  }
  tellOf(failures);
  return visited;
}

function tellOf(failures: readonly Error[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} visits failed`);
}
