import {
  advance,
  type Hidden,
  openingChronicle,
  type Shown,
  type State,
  settleByDay,
  worldAt,
} from '@slumberfell/engine';
import type { Frame, PlayerCommand } from '@slumberfell/protocol';
import type { DatedChronicle } from '../chronicles/present-chronicle.ts';
import { readDays, recordsOf } from '../chronicles/records.ts';
import { sumOfStored } from '../chronicles/sum-of-stored.ts';
import { withParts } from '../chronicles/with-parts.ts';
import type { Viewing } from '../saving/viewing.ts';
import { Busy } from '../storage/database/busy.ts';
import type { CharacterIdentity } from '../storage/tables/characters/columns.ts';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { type StoredDay, singleDays } from '../storage/tables/chronicle-days.ts';
import { type StoredChronicle, storedChronicle } from '../storage/tables/chronicles.ts';
import { chronicleSharing } from '../storage/tables/shared-chronicles.ts';
import { type CommandOutcome, type CommandRun, runCommand } from './command.ts';
import { type CreateRefusal, createCharacter } from './create.ts';
import { type CharacterDependencies, publish } from './dependencies.ts';
import { FinalSaves } from './final-saves.ts';
import { KnownIds } from './known-ids.ts';
import { type Opened, openCharacter, type Settled } from './open.ts';

/**
 * A character's whole state, settled to `at`. The hub's playback needs the hidden half, which never leaves
 * the server.
 */
export interface Loaded {
  readonly identity: CharacterIdentity;
  readonly revision: number;
  readonly at: number;
  readonly shown: Shown;
  readonly hidden: Hidden;
}

/** A committed command, and the state after it. */
export interface CommittedCommand extends Omit<Loaded, 'identity'> {
  readonly identity: Pick<CharacterIdentity, 'id'>;
  readonly frame: Frame;
}

/** How often row and chronicle are read until both are of the same save. */
const CHRONICLE_ATTEMPTS = 10;

type CommandListener = (committed: CommittedCommand) => void;

/**
 * The service for players' operations on their characters. Every method may throw `Busy`. A null result means
 * that there is no such character. The calls of one character, except `read`, run one after the other in its
 * queue.
 */
export class Characters {
  readonly #dependencies: CharacterDependencies;
  readonly #finalSaves: FinalSaves;
  readonly #listeners = new Set<CommandListener>();
  readonly #knownIds: KnownIds;

  constructor(dependencies: CharacterDependencies) {
    this.#dependencies = dependencies;
    this.#knownIds = new KnownIds(dependencies.storage);
    this.#finalSaves = new FinalSaves(dependencies, (id, watch) =>
      this.#settleFor(id, { occasion: 'leaving', watch }),
    );
  }

  /**
   * @param idempotencyKey a command that repeats the key of an executed one gets the same answer and is not
   *   executed again.
   */
  command(
    characterId: number,
    command: PlayerCommand,
    idempotencyKey: string | null,
  ): Promise<CommandOutcome | null> {
    const { locks, states, watches } = this.#dependencies;
    return locks.inQueue(characterId, async (withLockedCharacter) => {
      const run = await withLockedCharacter((character, timeline) =>
        runCommand(character, { command, idempotencyKey }, timeline, states, watches.of(characterId)),
      );
      if (run === null) return null;
      this.#publish(characterId, run);
      return run.outcome;
    });
  }

  /** Settles a character to now and saves what its player is about to see; its revision does not change. */
  open(characterId: number): Promise<Opened | null> {
    const watch = this.#dependencies.watches.of(characterId);
    return this.#settleFor(characterId, { occasion: 'opening', watch });
  }

  /**
   * Call it when a character gets its first socket. From then until `leave`, the player counts as present, so
   * this time is no absence for an idle report.
   */
  watch(characterId: number): void {
    const { watches, storage } = this.#dependencies;
    this.#finalSaves.cancel(characterId);
    watches.begin(characterId, storage.clock.now());
  }

  /** Saves what the player has seen. Call it when the character's last socket closes, or the server stops. */
  leave(characterId: number): Promise<void> {
    return this.#finalSaves.save(characterId);
  }

  /**
   * Repeats at most 50 of the final saves that failed because the database was busy. Leaves out characters
   * that have a socket again.
   * @throws AggregateError when some failed again, after each of them has been tried.
   */
  retryFinalSaves(): Promise<void> {
    return this.#finalSaves.retry();
  }

  /** A character as of now, for other players to look at. It writes nothing. */
  async read(characterId: number): Promise<Settled | null> {
    const { content, storage } = this.#dependencies;
    const row = await content.whenFresh(() => this.#loadRow(characterId));
    if (row === null) return null;
    const { identity, revision, shown, hidden } = row;
    const { timeline } = content;
    const at = Math.max(storage.clock.now(), row.at);
    const draft: State = { shown, hidden };
    advance(draft, timeline, at);
    return { identity, revision, at, shown: draft.shown, world: worldAt(timeline, at) };
  }

  /** The chronicle of a character as of now, with the running session. It writes nothing. */
  async chronicle(characterId: number): Promise<DatedChronicle | null> {
    const { content, storage } = this.#dependencies;
    const read = await content.whenFresh(() => this.#readChronicle(characterId));
    if (read === null) return null;
    const { row, stored, days, sharedSince } = read;
    const { timeline } = content;
    const until = Math.max(storage.clock.now(), row.at);
    const draft: State = { shown: row.shown, hidden: row.hidden };
    const before = sumOfStored(characterId, stored) ?? openingChronicle(row.shown, worldAt(timeline, row.at));
    const { parts } = settleByDay(draft, timeline, row.at, until);
    const chronicle = withParts(before, parts, timeline);
    const records = recordsOf({
      chronicle,
      days: [...readDays(characterId, days), ...parts],
      world: worldAt(timeline, until),
    });
    return { since: stored.since ?? row.at, until, chronicle, records, sharedSince };
  }

  /**
   * The new character becomes the account's selected one.
   * @param name trimmed, and without `characterNameFaults`.
   */
  create(
    accountId: number,
    name: string,
    appearanceId: number,
  ): Promise<CharacterIdentity | { readonly refused: CreateRefusal }> {
    const { content } = this.#dependencies;
    return content.whenFresh(async () => {
      const created = await createCharacter(this.#dependencies, content.live(), {
        accountId,
        name,
        appearanceId,
      });
      if ('id' in created) this.#knownIds.note(created.id);
      return created;
    });
  }

  /** Whether a character has or had an id, for calls without a login. It costs at most one query a second. */
  mayExist(characterId: number): Promise<boolean> {
    return this.#knownIds.has(characterId);
  }

  /** A character's state as saved, without settling it. */
  load(characterId: number): Promise<Loaded | null> {
    return this.#dependencies.storage.enqueue(characterId, () => this.#loadRow(characterId));
  }

  /**
   * Call it when a player was shown the character up to `at`, and the character is not saved up to `at`. The
   * next save is at `at` or later, even if the clock is set back, so that nothing is lost that the player
   * saw.
   */
  shown(characterId: number, at: number): void {
    this.#dependencies.locks.noteShown(characterId, at);
  }

  /** Ids of the characters whose players were shown a state that is not saved yet. */
  withUnsavedViews(): readonly number[] {
    return this.#dependencies.locks.shownCharacters();
  }

  /**
   * Runs a synchronous function in the character's queue, so that it never runs in the middle of a command.
   */
  inQueue<T>(characterId: number, step: () => T): Promise<T> {
    return this.#dependencies.locks.step(characterId, step);
  }

  /**
   * @param listener is called after the commit of each command, in the order of a character's commands.
   * @returns a function that removes the listener.
   */
  onCommand(listener: CommandListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #publish(characterId: number, { outcome, saved }: CommandRun): void {
    if (saved === null) return;
    const { revision, at, state, results } = saved;
    publish(this.#dependencies, characterId, { saved, results });
    const { frame } = outcome;
    for (const listener of this.#listeners)
      listener({ identity: { id: characterId }, revision, at, ...state, frame });
  }

  #settleFor(characterId: number, viewing: Viewing): Promise<Opened | null> {
    const { locks, states } = this.#dependencies;
    return locks.inQueue(characterId, async (withLockedCharacter) => {
      const settled = await withLockedCharacter((character, timeline) =>
        openCharacter(character, timeline, states, viewing),
      );
      if (settled === null) return null;
      publish(this.#dependencies, characterId, settled);
      return settled.opened;
    });
  }

  /**
   * The stored row, and the chronicle of the same revision and instant. The two are read one after the other,
   * and again when the character was saved in between.
   * @throws Busy when it was saved between them each time
   */
  async #readChronicle(characterId: number): Promise<{
    readonly row: Loaded;
    readonly stored: StoredChronicle;
    readonly days: readonly StoredDay[];
    readonly sharedSince: number | null;
  } | null> {
    for (let attempt = 0; attempt < CHRONICLE_ATTEMPTS; attempt++) {
      const row = await this.#loadRow(characterId);
      if (row === null) return null;
      // The days are read before the revision is compared, so that all three are of the same save.
      const { days, stored, sharing } = await this.#dependencies.storage.read(async (db) => ({
        days: await singleDays(db, characterId),
        stored: await storedChronicle(db, characterId),
        sharing: await chronicleSharing(db, characterId),
      }));
      if (stored !== null && stored.revision === row.revision && stored.at === row.at)
        return { row, stored, days, sharedSince: sharing?.since ?? null };
    }
    throw new Busy(503, `character ${characterId} was saved each time while its chronicle was read`);
  }

  /** The stored row; its state comes from the cache if the cache has it. */
  async #loadRow(characterId: number): Promise<Loaded | null> {
    const { storage, states } = this.#dependencies;
    const row = await storage.read((db) => characterRow(db, characterId));
    if (row === null) return null;
    const { identity, revision, at, texts } = row;
    const { state } = await states.read(row, () => Promise.resolve(texts));
    return { identity, revision, at, ...state };
  }
}
