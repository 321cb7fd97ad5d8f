import { isDeepStrictEqual } from 'node:util';
import { advance, RULES_VERSION, type State, type Timeline } from '@slumberfell/engine';
import type { Held } from '@slumberfell/protocol';
import { audit, replay, wholeTimeline } from '@slumberfell/server/characters';
import {
  type LogEntry,
  logAfter,
  newestSnapshot,
  openStorage,
  type Storage,
} from '@slumberfell/server/storage';
import type { Acknowledged } from '../players/random-commands.ts';

/** What a player knew when the server was killed. */
export interface Testimony {
  readonly characterId: number;
  readonly held: Held;
  readonly acknowledged: readonly Acknowledged[];
}

/** The state that a character will have when nobody does anything until then. */
export type Prophecy = (at: number) => State;

/**
 * Looks at the database of a killed server.
 * @returns everything that contradicts what was acknowledged or seen, in words, and what will become of each character
 */
export async function holdInquest(
  dataDirectory: string,
  testimonies: readonly Testimony[],
): Promise<{ contradictions: string[]; prophecies: Map<number, Prophecy> }> {
  const storage = await openStorage({ databaseUrl: null, dataDirectory });
  try {
    const timeline = await wholeTimeline(storage);
    const contradictions: string[] = [];
    const prophecies = new Map<number, Prophecy>();
    for (const testimony of testimonies) {
      contradictions.push(...(await examine(storage, timeline, testimony)));
      prophecies.set(testimony.characterId, await prophesy(storage, timeline, testimony.characterId));
    }
    return { contradictions, prophecies };
  } finally {
    await storage.close();
  }
}

async function examine(
  storage: Storage,
  timeline: Timeline,
  { characterId, held, acknowledged }: Testimony,
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
      `${who}: the row ${JSON.stringify(stored)} is not what its log comes to, ${JSON.stringify(replayed)}`,
    );
  }

  const seen = replay(
    snapshot,
    log.filter(({ revision }) => revision <= held.revision),
    timeline,
    held.shown.eventAt,
  );
  if (!isDeepStrictEqual(seen.shown, held.shown)) {
    contradictions.push(`${who}: what was seen at revision ${held.revision} is not what is there`);
  }
  return contradictions;
}

async function prophesy(storage: Storage, timeline: Timeline, characterId: number): Promise<Prophecy> {
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
