import { claimVisits } from '../storage/ranking-rounds.ts';
import type { Storage } from '../storage/storage.ts';

/** Characters claimed at a time, and visited at a time, so that SQLite commits them together. */
const CLAIMED = 64;
const AT_ONCE = 8;

/**
 * One part of the round in which all running sessions are visited, so that the boards know of what nobody looks at: visits who
 * is due by now. With several nodes, each takes others.
 * @param visit brings a character's rankings up to date; one that fails is as good as visited until the next round.
 * @param isOver asked between visits: the house is closing.
 * @returns how many were visited.
 * @throws AggregateError when visits failed, after all the others.
 */
export async function goRounds(
  storage: Storage,
  visit: (characterId: number) => Promise<void>,
  isOver: () => boolean,
): Promise<number> {
  const failures: unknown[] = [];
  let visited = 0;
  while (!isOver()) {
    const ids = await storage.write((tx) => claimVisits(tx, storage.kind, storage.clock.now(), CLAIMED));
    for (let from = 0; from < ids.length && !isOver(); from += AT_ONCE) {
      const visits = await Promise.allSettled(ids.slice(from, from + AT_ONCE).map(visit));
      for (const outcome of visits) if (outcome.status === 'rejected') failures.push(outcome.reason);
    }
    visited += ids.length;
    if (ids.length < CLAIMED) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} visits failed`);
  return visited;
}
