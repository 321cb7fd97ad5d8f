import { isDeepStrictEqual } from 'node:util';
import {
  advance,
  type Command,
  countersFor,
  execute,
  RULES_VERSION,
  type State,
  settleByDay,
  type Timeline,
  worldAt,
} from '@slumberfell/engine';
import { STATE_VERSION } from '@slumberfell/engine/stored';
import { wholeTimeline } from '../content/timeline.ts';
import type { Replayed } from '../saving/replayed.ts';
import type { Storage } from '../storage/storage.ts';
import type { StateTexts, VersionedTexts } from '../storage/tables/characters/columns.ts';
import { characterRow } from '../storage/tables/characters/rows.ts';
import { type LogEntry, logAfter } from '../storage/tables/command-log.ts';
import { newestSnapshot, type Snapshot } from '../storage/tables/snapshots.ts';
import { RE_SEED, readCommand } from '../storage/values/logged-command.ts';
import { giveSeed } from './re-seed.ts';
import { decodeState, decodeTexts, encodeTexts } from './state-text.ts';

/** Log entries per query. */
const PAGE = 1_000;

/** The log does not continue the snapshot from which it is replayed. */
export class Unreplayable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unreplayable';
  }
}

/** Values of a replay that follow from commands and time, beside the state, by what they are values of. */
export type ReplayedValues = ReadonlyMap<Replayed<unknown>, unknown>;

/** A replay: the state of a snapshot, to which the log's commands are applied one after the other. */
export class Replay {
  readonly state: State;
  readonly #timeline: Timeline;
  readonly #values: Map<Replayed<unknown>, unknown>;
  #at: number;

  /**
   * @param state is modified: each command of the log is applied to it.
   * @param at the instant of the state
   * @param values at that instant; what is not among them is not replayed.
   */
  constructor(state: State, at: number, timeline: Timeline, values: ReplayedValues = new Map()) {
    this.state = state;
    this.#at = at;
    this.#timeline = timeline;
    this.#values = new Map(values);
  }

  /** The values at the instant of the state. */
  get values(): ReplayedValues {
    return this.#values;
  }

  /**
   * Settles the state to the instant of a logged command and executes the command.
   * @throws Unreplayable when the command would be refused, or was executed under another rules version.
   */
  apply(entry: LogEntry): void {
    const { revision, rulesVersion, name, at } = entry;
    if (rulesVersion !== RULES_VERSION)
      throw new Unreplayable(`command ${revision} was executed by rules ${rulesVersion}`);
    const command = readCommand(entry);
    this.settle(at);
    const outcome =
      command.name === RE_SEED ? giveSeed(this.state, command.input) : this.#execute(command, at);
    if ('refused' in outcome)
      throw new Unreplayable(`command ${revision} (${name}) is refused in replay: ${outcome.refused}`);
  }

  #execute(command: Command, at: number): ReturnType<typeof execute> {
    this.#checkCounters(command, at);
    const outcome = execute(this.state, command, this.#timeline, at);
    if ('refused' in outcome) return outcome;
    const world = worldAt(this.#timeline, at);
    for (const [replayed, value] of this.#values)
      this.#values.set(replayed, replayed.afterCommand(value, outcome, world));
    return outcome;
  }

  /** @throws Unreplayable when the command was told other counters than the replayed values have. */
  #checkCounters(command: Command, at: number): void {
    if (!('counters' in command.input)) return;
    const world = worldAt(this.#timeline, at);
    const told = command.input.counters;
    const keys = countersFor(command, this.state.shown, world);
    for (const [replayed, value] of this.#values) {
      const counted = replayed.counters?.(value, keys, world);
      if (counted !== undefined && !isDeepStrictEqual(counted, told))
        throw new Unreplayable(
          `${command.name} was told ${JSON.stringify(told)}, not ${JSON.stringify(counted)}`,
        );
    }
  }

  settle(until: number): void {
    if (this.#values.size === 0) {
      advance(this.state, this.#timeline, until);
    } else {
      const timeline = this.#timeline;
      const things = [...this.#values].map(([replayed, value]) => ({
        replayed,
        value,
        recorder: replayed.recorder?.(),
      }));
      const recorders = things.flatMap(({ recorder }) => recorder ?? []);
      const { parts } = settleByDay(this.state, timeline, this.#at, until, ...recorders);
      for (const { replayed, value, recorder } of things)
        this.#values.set(replayed, replayed.afterTime(value, parts, timeline, recorder));
    }
    this.#at = until;
  }
}

/**
 * Replays the commands that were logged after a snapshot, and settles the result to `until`. The result must
 * equal the stored row, byte for byte.
 * @throws Unreplayable
 */
export function replay(
  snapshot: Pick<Snapshot, 'state' | 'stateVersion' | 'at'>,
  log: readonly LogEntry[],
  timeline: Timeline,
  until: number,
): State {
  const replayed = new Replay(decodeState(snapshot), snapshot.at, timeline);
  for (const entry of log) replayed.apply(entry);
  replayed.settle(until);
  return replayed.state;
}

/** A stored state, and the state that a replay of its log gives. */
export interface Audit {
  readonly stored: StateTexts;
  readonly replayed: StateTexts;
}

/**
 * Replays a character from its newest snapshot of the present rules; older rules cannot be replayed. The
 * character must get no commands meanwhile.
 * @returns null when there is no such character, or other rules have settled it last. In that case, settle it
 *   with `Characters.open` first.
 */
export async function audit(storage: Storage, characterId: number): Promise<Audit | null> {
  const row = await storage.read((db) => characterRow(db, characterId));
  if (row?.rulesVersion !== RULES_VERSION) return null;
  const snapshot = await storage.read((db) => newestSnapshot(db, characterId, RULES_VERSION));
  if (snapshot === null)
    throw new Error(`character ${characterId} has no snapshot of the rules that settled it`);
  const log: LogEntry[] = [];
  for (let from = snapshot.revision; from < row.revision; from = log.at(-1)?.revision ?? row.revision) {
    log.push(...(await storage.read((db) => logAfter(db, characterId, from, PAGE))));
  }
  const state = replay(snapshot, log, await wholeTimeline(storage), row.at);
  return { stored: storedTexts(row.texts), replayed: encodeTexts(state) };
}

/**
 * The stored texts, byte for byte. Texts of an earlier state version are encoded again in the present
 * version.
 */
function storedTexts({ stateVersion, ...texts }: VersionedTexts): StateTexts {
  return stateVersion === STATE_VERSION ? texts : encodeTexts(decodeTexts({ stateVersion, ...texts }));
}
