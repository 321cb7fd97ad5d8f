import type { RowClock } from '../database/clock.ts';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Writer } from '../database/schema.ts';
import type { CharacterHead, SavedState } from '../tables/characters/columns.ts';
import {
  type ExpectedEnd,
  lockHeads,
  type Replacement,
  type StoredTexts,
  textsOf,
  updateEnds,
  updateStates,
} from '../tables/characters/locked-rows.ts';
import {
  type ChronicleSave,
  type ChronicleSaveOf,
  openDaysOf,
  type StoredOpenDay,
  saveChronicles,
  storedWhole,
} from '../tables/chronicles.ts';
import {
  deleteUnshown,
  dismissReports,
  type NewReport,
  pruneReports,
  type ReportOf,
  upsertReports,
  type WaitingReport,
  waitingOf,
} from '../tables/idle-reports.ts';
import type { Ranking, RankingChange } from '../tables/rankings/columns.ts';
import { rankingsOf, saveRankings } from '../tables/rankings/rows.ts';
import { insertSnapshots, type Snapshot, type TakenSnapshot } from '../tables/snapshots.ts';
import type { ChronicleText } from '../values/chronicle.ts';
import { type LockedCharacter, LostRow } from './locked-character.ts';
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
 * @param fn awaits only the character's methods, one after the other.
 * @throws the error of `fn` for any of the characters. The transaction must then be rolled back.
 */
export async function settleBatch<T>(
  tx: Writer,
  kind: DatabaseKind,
  clock: RowClock,
  ids: readonly number[],
  shownAt: (id: number) => number,
  fn: (character: LockedCharacter) => Promise<T>,
): Promise<readonly Settled<T>[]> {
  const rows = await lockHeads(tx, kind, ids);
  const batcher = new RequestBatcher(DIFFERENCES[kind].isShared);
  const requests = requestsOf(batcher, tx, kind);
  const characters = rows.map((row) => {
    const now = Math.max(clock.instantOf(row.now), row.at, shownAt(row.id));
    return new BatchedCharacter(requests, row, now);
  });
  const results = await batcher.run(characters.map((character) => () => fn(character)));
  return results.map((result, index) => ({ id: (characters[index] as LockedCharacter).head.id, result }));
}

type Requests = ReturnType<typeof requestsOf>;

/**
 * The kinds of reads and writes of the database that a character of the batch can request, in the order in
 * which settling requests them.
 */
function requestsOf(batcher: RequestBatcher, tx: Writer, kind: DatabaseKind) {
  const reading = <A>(read: (ids: readonly number[]) => Promise<ReadonlyMap<number, A>>, none: A | null) =>
    batcher.requestKind(async (ids: readonly number[]) => {
      const found = await read(ids);
      return ids.map((id) => found.get(id) ?? none ?? vanished(id));
    });
  const writing = <Q>(write: (all: readonly Q[]) => Promise<void>) =>
    batcher.requestKind<Q, void>(async (all) => {
      await write(all);
      return all.map(() => undefined);
    });
  /** For rare kinds of writes: one statement per character. */
  const writingEach = <Q>(write: (one: Q) => Promise<unknown>) =>
    writing<Q>(async (all) => {
      for (const one of all) await write(one);
    });
  return {
    stored: reading<StoredTexts>((ids) => textsOf(tx, kind, ids), null),
    snapshot: writing<TakenSnapshot>((snapshots) => insertSnapshots(tx, kind, snapshots)),
    openDay: reading<readonly StoredOpenDay[]>((ids) => openDaysOf(tx, kind, ids), []),
    // It is read once a day, so it gets one statement per character.
    wholeChronicle: batcher.requestKind<number, ChronicleText>(async (ids) => {
      const wholes: ChronicleText[] = [];
      for (const id of ids) wholes.push((await storedWhole(tx, id)) ?? vanished(id));
      return wholes;
    }),
    saveChronicle: writing<ChronicleSaveOf>((saves) => saveChronicles(tx, kind, saves)),
    save: writing<Replacement>(async (states) => {
      const changed = await updateStates(tx, kind, states);
      const lost = states.find(({ id }) => !changed.has(id));
      if (lost !== undefined) throw new LostRow(lost.id, lost.fromRevision, lost.fromAt);
    }),
    expectEnd: writing<ExpectedEnd>((ends) => updateEnds(tx, kind, ends)),
    rankings: reading<readonly Ranking[]>((ids) => rankingsOf(tx, kind, ids), []),
    saveRankings: writing<readonly RankingChange[]>((changes) => saveRankings(tx, kind, changes.flat())),
    waitingReports: reading<readonly WaitingReport[]>((ids) => waitingOf(tx, kind, ids), []),
    deleteUnshownReport: writingEach<number>((id) => deleteUnshown(tx, id)),
    dismissReports: writingEach<{ characterId: number; upTo: number }>((dismissal) =>
      dismissReports(tx, kind, dismissal),
    ),
    saveReport: writing<ReportOf>((reports) => upsertReports(tx, kind, reports)),
    pruneReports: writingEach<{ characterId: number; kept: number }>((all) => pruneReports(tx, kind, all)),
  };
}

function vanished(id: number): never {
  throw new Error(`character ${id} vanished under its lock`);
}

/** One character of a batch. Its requests are combined with those of the other characters. */
class BatchedCharacter implements LockedCharacter {
  readonly head: CharacterHead;
  readonly now: number;
  readonly #requests: Requests;

  constructor(requests: Requests, head: CharacterHead, now: number) {
    this.#requests = requests;
    this.head = head;
    this.now = now;
  }

  stored(): Promise<StoredTexts> {
    return this.#requests.stored(this.head.id);
  }

  save(saved: SavedState): Promise<void> {
    const { id, revision, at } = this.head;
    return this.#requests.save({ ...saved, id, fromRevision: revision, fromAt: at });
  }

  snapshot(snapshot: Omit<Snapshot, 'characterId'>): Promise<void> {
    return this.#requests.snapshot({ ...snapshot, characterId: this.head.id, createdAt: this.now });
  }

  expectEnd(busyUntil: number): Promise<void> {
    return this.#requests.expectEnd({ id: this.head.id, busyUntil });
  }

  rankings(): Promise<readonly Ranking[]> {
    return this.#requests.rankings(this.head.id);
  }

  saveRankings(changes: readonly RankingChange[]): Promise<void> {
    return this.#requests.saveRankings(changes);
  }

  async openDay(): Promise<StoredOpenDay | null> {
    return (await this.#requests.openDay(this.head.id))[0] ?? null;
  }

  wholeChronicle(): Promise<ChronicleText> {
    return this.#requests.wholeChronicle(this.head.id);
  }

  saveChronicle(saved: ChronicleSave): Promise<void> {
    return this.#requests.saveChronicle({ ...saved, characterId: this.head.id });
  }

  waitingReports(): Promise<readonly WaitingReport[]> {
    return this.#requests.waitingReports(this.head.id);
  }

  deleteUnshownReport(): Promise<void> {
    return this.#requests.deleteUnshownReport(this.head.id);
  }

  dismissReports(upTo: number): Promise<void> {
    return this.#requests.dismissReports({ characterId: this.head.id, upTo });
  }

  saveReport(report: NewReport): Promise<void> {
    return this.#requests.saveReport({ ...report, characterId: this.head.id });
  }

  pruneReports(kept: number): Promise<void> {
    return this.#requests.pruneReports({ characterId: this.head.id, kept });
  }
}
