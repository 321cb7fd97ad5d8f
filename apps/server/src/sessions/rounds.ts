import { Busy } from '../storage/database/busy.ts';
import type { Storage } from '../storage/storage.ts';
import { claimVisits, haveRankings, unranked } from '../storage/tables/ranking-rounds.ts';
import { claimEnded } from '../storage/tables/session-sweep.ts';
import type { BatchSettler } from './batch-settler.ts';

/** Characters taken at a time. */
const TAKEN = 64;

/**
 * One part of the round in which all running sessions are settled, so that the boards know of sessions that
 * are not looked at: settles those that are due by now. With several nodes, each takes others.
 * @param settler a character that it fails to settle waits for the next round.
 * @param isOver asked before more are taken.
 * @returns how many were taken.
 * @throws AggregateError when some failed, after all the others.
 */
export const settleRunning = (
  storage: Storage,
  settler: BatchSettler,
  isOver: () => boolean,
): Promise<number> =>
  inParts(
    () => storage.write((tx) => claimVisits(tx, storage.kind, storage.clock.now(), TAKEN)),
    (ids) => settler.settle(ids),
    isOver,
  );

/** Settles and saves characters whose session has ended unseen; otherwise as `settleRunning`. */
export const settleEnded = (
  storage: Storage,
  settler: BatchSettler,
  isOver: () => boolean,
): Promise<number> =>
  inParts(
    () => storage.write((tx) => claimEnded(tx, storage.kind, storage.clock.now(), TAKEN)),
    (ids) => settler.settle(ids),
    isOver,
  );

/** Gives rankings to characters from before there were any; otherwise as `settleRunning`. */
export const rankUnranked = (
  storage: Storage,
  settler: BatchSettler,
  isOver: () => boolean,
): Promise<number> =>
  inParts(
    () => storage.read((db) => unranked(db, TAKEN)),
    async (ids) => {
      const failures = await settler.settle(ids);
      const last = ids.at(-1);
      // A character that the database was too busy for has no rankings yet, and is settled again.
      const areSettled = !failures.some(({ cause }) => cause instanceof Busy);
      if (last !== undefined && areSettled) await storage.write((tx) => haveRankings(tx, last));
      return failures;
    },
    isOver,
  );

/**
 * Settles characters that are being watched: their players see the score rise, and so must others.
 * @throws AggregateError when some failed, after all the others.
 */
export async function settleWatched(settler: BatchSettler, ids: readonly number[]): Promise<void> {
  throwIfAny(await settler.settle(ids));
}

async function inParts(
  take: () => Promise<readonly number[]>,
  settle: (ids: readonly number[]) => Promise<readonly Error[]>,
  isOver: () => boolean,
): Promise<number> {
  const failures: Error[] = [];
  let taken = 0;
  while (!isOver()) {
    const ids = await take();
    failures.push(...(await settle(ids)));
    taken += ids.length;
    if (ids.length < TAKEN) break;
  }
  throwIfAny(failures);
  return taken;
}

function throwIfAny(failures: readonly Error[]): void {
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} characters could not be settled`);
}
