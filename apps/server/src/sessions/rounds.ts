import type { Content } from '../content/content.ts';
import { IMPORT_DELAY } from '../content/import.ts';
import type { CloseRanks } from '../leaderboards/close-ranks.ts';
import { scoringDigest } from '../leaderboards/scoring-digest.ts';
import { Busy } from '../storage/database/busy.ts';
import type { Storage } from '../storage/storage.ts';
import {
  claimRunning,
  haveRankings,
  LARGE_ROUND,
  rankBy,
  rankedBy,
  unranked,
} from '../storage/tables/ranking-rounds.ts';
import { claimEnded } from '../storage/tables/session-sweep.ts';
import type { BatchSettler } from './batch-settler.ts';

/** Maximum number of characters that one query takes. */
const BATCH = 64;

/** The services of a round. */
export interface RoundServices {
  readonly storage: Storage;
  /** A character that it fails to settle waits for the next round. */
  readonly settler: BatchSettler;
  readonly closeRanks: Pick<CloseRanks, 'follow'>;
}

/**
 * One part of a round, which settles running sessions so that the leaderboards count sessions without an open
 * page: all of them, or those that are due in a large round (`claimRunning`). Settles the characters that are
 * due by now. Several nodes share the round.
 * @param isOver is called before each batch; true ends this part.
 * @param largeFrom smaller in tests: `LARGE_ROUND`
 * @returns how many characters were settled.
 * @throws AggregateError when some failed, after all of them have been tried.
 */
export const settleRunning = (
  { storage, settler, closeRanks }: RoundServices,
  isOver: () => boolean,
  largeFrom = LARGE_ROUND,
): Promise<number> =>
  inParts(
    async () => {
      const now = storage.clock.now();
      const part = await storage.write((tx) => claimRunning(tx, storage.kind, now, BATCH, largeFrom));
      await closeRanks.follow(part.isLarge);
      return part;
    },
    (ids) => settler.settle(ids),
    isOver,
  );

/**
 * As `settleRunning`, but for characters whose session has ended without an open page. They are also saved.
 * @param alertsAreDue is called when alerts wait to be sent.
 */
export const settleEnded = (
  storage: Storage,
  settler: BatchSettler,
  alertsAreDue: () => void,
  isOver: () => boolean,
): Promise<number> =>
  inParts(
    async () => {
      const now = storage.clock.now();
      const { ids, areAlertsDue } = await storage.write((tx) => claimEnded(tx, storage.kind, now, BATCH));
      if (areAlertsDue) alertsAreDue();
      return fullPart(ids);
    },
    (ids) => settler.settle(ids),
    isOver,
  );

/**
 * As `settleRunning`, but for characters that wait to be ranked again: those that are older than a board, and
 * all after `notePresentRanks` has found other ranks.
 */
export const rankUnranked = (
  storage: Storage,
  settler: BatchSettler,
  isOver: () => boolean,
): Promise<number> =>
  inParts(
    async () => fullPart(await storage.read((db) => unranked(db, BATCH))),
    async (ids) => {
      const failures = await settler.settle(ids);
      const last = ids.at(-1);
      // If the database was busy, `haveRankings` is not called, so `unranked` returns the same characters
      // again.
      const areSettled = !failures.some(({ cause }) => cause instanceof Busy);
      if (last !== undefined && areSettled) await storage.write((tx) => haveRankings(tx, last));
      return failures;
    },
    isOver,
  );

/**
 * Makes all characters wait to be ranked again when trophies have other ranks than those by which the
 * rankings are stored, or a board was added. It uses the content that has been live for `IMPORT_DELAY`: by
 * then it is live on every node, also on one whose clock is slow.
 */
export async function notePresentRanks(
  storage: Storage,
  content: Pick<Content, 'live' | 'isFresh'>,
): Promise<void> {
  // If other nodes may have imported a world that this node does not know, the next call does it.
  if (!content.isFresh) return;
  const ranks = scoringDigest(content.live(storage.clock.now() - IMPORT_DELAY).sets);
  if (ranks !== (await storage.read(rankedBy))) await storage.write((tx) => rankBy(tx, ranks));
}

/**
 * Settles characters with an open page: their players see the score rise, and other players must see it, too.
 * @throws AggregateError when some failed, after all of them have been tried.
 */
export async function settleWatched(settler: BatchSettler, ids: readonly number[]): Promise<void> {
  throwIfAny(await settler.settle(ids));
}

/** Characters to settle, and whether there are no more. */
interface Part {
  readonly ids: readonly number[];
  readonly isLast: boolean;
}

/** There are more if the query has found as many as it may take. */
const fullPart = (ids: readonly number[]): Part => ({ ids, isLast: ids.length < BATCH });

async function inParts(
  take: () => Promise<Part>,
  settle: (ids: readonly number[]) => Promise<readonly Error[]>,
  isOver: () => boolean,
): Promise<number> {
  const failures: Error[] = [];
  let taken = 0;
  while (!isOver()) {
    const { ids, isLast } = await take();
    failures.push(...(await settle(ids)));
    taken += ids.length;
    if (isLast) break;
  }
  throwIfAny(failures);
  return taken;
}

function throwIfAny(failures: readonly Error[]): void {
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} characters could not be settled`);
}
