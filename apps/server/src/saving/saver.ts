import type { ChronicledSettlement, Moment, Recorder, State, Timeline, World } from '@slumberfell/engine';
import type { AnyRequest } from '../storage/database/character-request.ts';
import type { DatabaseKind } from '../storage/database/dialect.ts';
import type { Writer } from '../storage/database/schema.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import type { SnapshotParts } from '../storage/tables/snapshots.ts';
import type { Replayed } from './replayed.ts';
import type { Viewing } from './viewing.ts';

/** A locked character whose stored state was read. */
export interface ReadCharacter {
  readonly character: LockedCharacter;
  readonly timeline: Timeline;
  readonly stored: Readonly<State>;
  /** Whether the stored state had an earlier version. */
  readonly isUpgraded: boolean;
  /** The state version in which a save writes the draft. */
  readonly stateVersion: number;
}

/** A locked character, and a copy of its state that was settled to the lock's instant. */
export interface SettledCharacter extends ReadCharacter {
  /** The settled copy. A command may change it before it is saved. */
  readonly draft: State;
  /** What happened in the settled time. */
  readonly gains: ChronicledSettlement;
}

/** A save of a settled character, at the lock's instant. */
export interface Save {
  readonly settled: SettledCharacter;
  /** The character's revision after the save. */
  readonly revision: number;
  readonly viewing: Viewing;
  /** What a command did at the lock's instant; null without a command. */
  readonly executed: Moment | null;
  /** All savers at work on the character. */
  readonly savings: AllSavings;
}

/** What the cache of states keeps of a saver beside the state, until the next save. */
export interface Kept {
  readonly value: unknown;
  /** About how many numbers the value contains. */
  readonly weight: number;
}

/** A character that is being created. */
export interface NewCharacter {
  readonly state: Readonly<State>;
  /** The content that is live at `at`. */
  readonly world: World;
  /** Epoch ms. */
  readonly at: number;
}

/** One thing that is stored with a character from its creation on. */
export interface FirstRows<Result> {
  /** Its part of the first snapshot. */
  readonly part?: Partial<SnapshotParts>;
  /** Inserts its rows, in the transaction that has inserted the character's row. */
  insert(tx: Writer, kind: DatabaseKind, characterId: number): Promise<Result>;
}

/** The savers at work on one locked character, by their names, in the order in which they save. */
export type AllSavings = Readonly<Record<string, Saving<unknown>>>;

/** What the savers store in a snapshot: before a save as stored, after it as saved. */
export async function snapshotParts(savings: AllSavings): Promise<Partial<SnapshotParts>> {
  const parts: Partial<SnapshotParts> = {};
  for (const saving of Object.values(savings)) Object.assign(parts, await saving.snapshotPart?.());
  return parts;
}

/**
 * Declares one thing that is stored with a character, such as its row or its chronicle. It is saved in the
 * same transaction as the others.
 */
export interface Saver<Working extends Saving<Result>, Result, Services> {
  /** All that it requests of the locked character, in this order. */
  readonly requests: readonly AnyRequest[];
  /**
   * Called before the character is settled.
   * @param kept the value that the last save kept in the cache; undefined when the cache does not have it.
   */
  begin(read: ReadCharacter, kept: unknown): Working;
  /** What it stores of a new character. Absent: nothing before the first save. */
  first?(created: NewCharacter): FirstRows<Result>;
  /**
   * Tells other services what was saved. Called after the commit, before any other use of the character.
   */
  publish?(services: Services, characterId: number, result: Result): void;
  /**
   * The stored thing of a locked character that is not settled, for a snapshot. Required if the thing has a
   * part in snapshots.
   */
  storedPart?(character: LockedCharacter): Promise<Partial<SnapshotParts>>;
  /** How `verify` checks it; absent when it does not follow from snapshot and log. */
  readonly replayed?: Replayed<unknown>;
}

/** A saver at work on one locked character. */
export interface Saving<Result> {
  /** Observes the settled time. */
  readonly recorder?: Recorder;
  /** Stores the thing as it is after the save. At most once per lock. Not a promise if nothing is stored. */
  save(save: Save): Promise<Result> | Result;
  /** What the cache keeps. Called after `save`. */
  kept?(): Kept;
  /** The thing for a snapshot: before `save` as stored, after it as saved. */
  snapshotPart?(): Promise<Partial<SnapshotParts>>;
}
