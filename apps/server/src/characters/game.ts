import type { FinishReason, Hidden, Shown, Timeline, World } from '@slumberfell/engine';
import type { Frame, PlayerCommand } from '@slumberfell/protocol';
import type { Imported, Preparation } from '../content/import.ts';
import type { ImportRefused } from '../content/preparation.ts';
import type { LiveContent } from '../content/timeline.ts';
import type { IdleReports } from '../idle-reports/idle-reports.ts';
import type { Leaderboards } from '../leaderboards/leaderboards.ts';
import type { CharacterIdentity } from '../storage/tables/characters.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import type { CommandOutcome } from './command.ts';
import type { CreateRefusal } from './create.ts';

export type { LiveContent } from '../content/timeline.ts';
export type { CharacterIdentity } from '../storage/tables/characters.ts';
export type { CompiledContent } from '../storage/values/content/kept-content.ts';
export type { CommandOutcome } from './command.ts';
export type { CreateRefusal } from './create.ts';

/** What may be shown of a character at an instant. */
export interface Settled {
  readonly identity: CharacterIdentity;
  readonly revision: number;
  readonly at: number;
  readonly shown: Shown;
  /** The content that is live at `at`. */
  readonly world: World;
}

/** A character whose player has come. */
export interface Opened extends Settled {
  /** The report of the time away that waits to be read, by its `since`; null when none does. */
  readonly idleReport: number | null;
  /** How a session ended in an absence too short for a report; told once. */
  readonly endedUnseen: FinishReason | null;
}

/** A character's whole state, settled to `at`. Its hidden half is for the film and never leaves the server. */
export interface Loaded {
  readonly identity: CharacterIdentity;
  readonly revision: number;
  readonly at: number;
  readonly shown: Shown;
  readonly hidden: Hidden;
}

/** A command that has been committed, and the state it led to. */
export interface CommandPlayed extends Omit<Loaded, 'identity'> {
  readonly identity: Pick<CharacterIdentity, 'id'>;
  readonly frame: Frame;
}

/**
 * All that can happen to characters. Every method may throw `Busy`; null answers mean that there is no such character.
 * A character's calls, `read` aside, run one after the other in its lane.
 */
export interface Game {
  /** @param idempotencyKey a command that was executed under the same key before is answered and not executed again. */
  command(
    characterId: number,
    command: PlayerCommand,
    idempotencyKey: string | null,
  ): Promise<CommandOutcome | null>;
  /** Settles a character to now and saves what its player is about to see; its revision stays. */
  open(characterId: number): Promise<Opened | null>;
  /** A character has a socket from now on, until it is left. */
  watch(characterId: number): void;
  /** Saves what the player has seen, when the last of its sockets is gone or the server goes down. */
  leave(characterId: number): Promise<void>;
  /**
   * Leaves again those who left while the database was too busy and have not come back, some at a time.
   * @throws AggregateError when it failed again, after all the others.
   */
  leaveAgain(): Promise<void>;
  /** A character as it is now, for others to look at; nothing is written. */
  read(characterId: number): Promise<Settled | null>;
  /** @param name checked and trimmed. The character becomes the account's selected one. */
  create(
    accountId: number,
    name: string,
    appearanceId: number,
  ): Promise<CharacterIdentity | { readonly refused: CreateRefusal }>;
  /** Where everybody stands. */
  readonly leaderboards: Leaderboards;
  /** What players are told of the time they were away. */
  readonly idleReports: IdleReports;
  /** Brings the rankings of a character to now, for somebody who waits to see them, and saves it if its session is over. */
  rank(characterId: number): Promise<void>;
  /** The same for nobody in particular, so that there is time to find out when its session will end. */
  visit(characterId: number): Promise<void>;
  /**
   * Visits many in one transaction: if it fails for one of them, it does for all. Leaves out whom somebody else is busy with.
   * @returns the ids of the others.
   */
  visitTogether(characterIds: readonly number[]): Promise<readonly number[]>;
  /** A character's state as it was saved, not advanced. */
  load(characterId: number): Promise<Loaded | null>;
  /**
   * Notes that a character has been shown up to an instant without being saved. Whatever is saved of it next is at least
   * as late, should the clock be set back: what was seen is kept.
   */
  shown(characterId: number, at: number): void;
  /** Characters that have been shown what is not saved. */
  watched(): readonly number[];
  /** Runs a step that must not come between the parts of a command. */
  inLane<T>(characterId: number, step: () => T): Promise<T>;
  /** How many characters have a running session or are among `open`, the ids that somebody is watching here. */
  activeCharacters(open: readonly number[]): Promise<number>;
  /** The content that is live at an instant, by default now. */
  content(at?: number): LiveContent;
  timeline(): Timeline;
  /** Called after each commit, in the order of a character's commands. @returns what ends it. */
  onFrame(listener: (played: CommandPlayed) => void): () => void;
  /** Called when other content has become live. @returns what ends it. */
  onContentChange(listener: () => void): () => void;
  /** Imports a world that takes effect on all nodes in a minute (ADR 0009). */
  importContent(next: CompiledContent | Preparation): Promise<Imported | ImportRefused>;
  /** Removes contents that nothing refers to any more. @returns their versions. */
  purgeContent(): Promise<readonly string[]>;
  /** Whether no other node's import can have taken effect by now that this one has not heard of. */
  isSureOfContent(): boolean;
  /** Looks for content that other nodes have imported, as the game does by itself several times a minute. */
  lookForContent(): Promise<void>;
  /** Ends what the game does by itself; the storage stays open. */
  close(): void;
}
