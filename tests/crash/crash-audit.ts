import { isDeepStrictEqual } from 'node:util';
import { advance, RULES_VERSION, type State, type Timeline } from '@slumberfell/engine';
import type { ClientState } from '@slumberfell/protocol';
import { audit, replay, wholeTimeline } from '@slumberfell/server/characters';
import {
  type LogEntry,
  logAfter,
  newestSnapshot,
  openStorage,
  type Storage,
} from '@slumberfell/server/storage';
import type { Acknowledged } from '../players/random-commands.ts';

/** What a player had received when the server was killed: the held state and the acknowledged commands. */
export interface Observed {
  readonly characterId: number;
  readonly held: ClientState;
  readonly acknowledged: readonly Acknowledged[];
}

/**
 * A function that returns the state which a character has at `at` (epoch ms) if it gets no further command.
 */
export type ExpectedState = (at: number) => State;

/**
 * Compares the database of a killed server with what its players had received.
 * @returns `contradictions`: a sentence for each difference from an acknowledged command or a received frame.
 *   `expectedStates`: by character id
 */
export async function auditCrash(
  place: { readonly databaseUrl: string | null; readonly dataDirectory: string },
  observations: readonly Observed[],
): Promise<{ contradictions: string[]; expectedStates: Map<number, ExpectedState> }> {
  const storage = await openStorage(place);
  try {
    const timeline = await wholeTimeline(storage);
    const contradictions: string[] = [];
    const expectedStates = new Map<number, ExpectedState>();
    for (const observed of observations) {
      contradictions.push(...(await contradictionsOf(storage, timeline, observed)));
      expectedStates.set(
        observed.characterId,
        await expectedStateOf(storage, timeline, observed.characterId),
      );
    }
    return { contradictions, expectedStates };
  } finally {
    await storage.close();
  }
}

async function contradictionsOf(
  storage: Storage,
  timeline: Timeline,
  { characterId, held, acknowledged }: Observed,
): Promise<string[]> {
  const who = `Character ${characterId}`;
  const { snapshot, log } = await historyOf(storage, characterId);
  const contradictions: string[] = [];

  for (const { key, frame } of acknowledged) {
    const entry = log.find(({ revision }) => revision === frame.revision);
    if (entry?.at !== frame.to)
      contradictions.push(`${who}: the acknowledged command ${key} is not in the log`);
  }

  const books = await audit(storage, characterId);
  if (books === null || !isDeepStrictEqual(books.stored, books.replayed)) {
    const { stored, replayed } = books ?? {};
    contradictions.push(
      `${who}: the row ${JSON.stringify(stored)} is not what its log replays to, ${JSON.stringify(replayed)}`,
    );
  }

  const seen = replay(
    snapshot,
    log.filter(({ revision }) => revision <= held.revision),
    timeline,
    held.shown.eventAt,
  );
  if (!isDeepStrictEqual(seen.shown, held.shown)) {
    contradictions.push(
      `${who}: the shown state at revision ${held.revision} is not what its log replays to`,
    );
  }
  return contradictions;
}

async function expectedStateOf(
  storage: Storage,
  timeline: Timeline,
  characterId: number,
): Promise<ExpectedState> {
  const { snapshot, log } = await historyOf(storage, characterId);
  const last = log.at(-1)?.at ?? snapshot.at;
  return (at) => {
    const state = replay(snapshot, log, timeline, last);
    advance(state, timeline, at);
    return state;
  };
}

async function historyOf(storage: Storage, characterId: number) {
  const snapshot = await storage.read((db) => newestSnapshot(db, characterId, RULES_VERSION));
  if (snapshot === null) throw new Error(`Character ${characterId} has no snapshot`);
  const log: LogEntry[] = [];
  for (let page = await pageAfter(storage, characterId, snapshot.revision); page.length > 0; ) {
    log.push(...page);
    page = await pageAfter(storage, characterId, log.at(-1)?.revision ?? 0);
  }
  return { snapshot, log };
}

const pageAfter = (storage: Storage, characterId: number, revision: number): Promise<readonly LogEntry[]> =>
  storage.read((db) => logAfter(db, characterId, revision, 1_000));
