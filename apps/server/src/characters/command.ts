import { isDeepStrictEqual } from 'node:util';
import {
  type Counter,
  countersFor,
  execute,
  type Refusal,
  type RefusalCode,
  RULES_VERSION,
  type Timeline,
  withSupplied,
  worldAt,
} from '@slumberfell/engine';
import { COMMAND_LIMITS, type Frame, frameOf, type PlayerCommand, unkept } from '@slumberfell/protocol';
import type { Watch } from '../saving/viewing.ts';
import type { LockedRow } from '../storage/locked-characters/locked-row.ts';
import type { Executed } from '../storage/tables/command-log.ts';
import { readAnswer, readCommand, writeCommand } from '../storage/values/logged-command.ts';
import { readOf } from '../storage/values/unreadable-character.ts';
import { randomSeed, withoutSupplied } from './random-seed.ts';
import { type Saved, save } from './save.ts';
import { type Settlement, settle } from './settle.ts';
import type { StoredStates } from './stored-states.ts';

/** A repeated command is recognised for at least this time, in ms. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/**
 * After every 100th command of a character, its idempotency keys and answers older than `REMEMBERED` are
 * removed.
 */
const FORGET_EVERY = 100;

/**
 * The result of a command. `repeated`: a command with this key was executed before, and this call executed
 * nothing. `storedBytes`: the bytes of the input and the answer that the log has stored.
 */
export type CommandOutcome =
  | { readonly frame: Frame; readonly repeated: true }
  | { readonly frame: Frame; readonly repeated: false; readonly storedBytes: number }
  | Refusal<RefusalCode>
  | { readonly refused: 'request/key-reused' };

/** A command as the player sent it. */
export interface GivenCommand {
  readonly command: PlayerCommand;
  /**
   * A command that repeats the key of an executed one gets the same answer and is not executed again. If
   * that answer was too long to be stored, it gets `unkept` of it. Null when the caller gave no key.
   */
  readonly idempotencyKey: string | null;
}

/** An executed command has saved a state; any other outcome has saved nothing. */
export type CommandRun =
  | { readonly outcome: Extract<CommandOutcome, { frame: Frame }>; readonly saved: Saved }
  | { readonly outcome: CommandOutcome; readonly saved: null };

/**
 * Runs one command on a locked row: settles the character to now, executes the command, and saves the row
 * with a log entry. A refused command saves nothing.
 * @param watch the period in which the character had a socket on this node; null when it had none since its
 *   last final save.
 */
export async function runCommand(
  character: LockedRow,
  { command: given, idempotencyKey }: GivenCommand,
  timeline: Timeline,
  states: StoredStates,
  watch: Watch | null,
): Promise<CommandRun> {
  const before = idempotencyKey === null ? null : await executedBefore(character, given, idempotencyKey);
  if (before !== null) return { outcome: before, saved: null };

  const settlement = await settle(character, timeline, states);
  const { draft } = settlement.settled;
  const from = draft.shown.eventAt;
  const command = withSupplied(given, randomSeed, await countersOfCommand(given, settlement, character.now));
  const executed = execute(draft, command, timeline, character.now);
  if ('refused' in executed) return { outcome: executed, saved: null };

  const revision = character.head.revision + 1;
  const frame = frameOf(revision, from, executed);
  const saved = await save(settlement, { revision, viewing: { occasion: 'acting', watch }, executed });
  const logged = writeCommand(command);
  const answer = idempotencyKey === null ? null : keptAnswer(frame);
  await character.log({
    revision,
    at: character.now,
    ...logged,
    rulesVersion: RULES_VERSION,
    contentVersion: worldAt(timeline, character.now).version,
    idempotencyKey,
    answer,
  });
  if (revision % FORGET_EVERY === 0) await character.forgetAnswers(character.now - REMEMBERED);
  const storedBytes = Buffer.byteLength(logged.input) + Buffer.byteLength(answer ?? '');
  return { outcome: { frame, repeated: false, storedBytes }, saved };
}

/** The counters that the command must be told, as they are after all that is settled. */
async function countersOfCommand(
  given: PlayerCommand,
  { settled: { draft, timeline, gains }, savings }: Settlement,
  now: number,
): Promise<readonly Counter[]> {
  const world = worldAt(timeline, now);
  const keys = countersFor(given, draft.shown, world);
  return keys.length === 0 ? [] : await savings.chronicle.counters(keys, gains.parts, world);
}

/** The answer as the log stores it, as JSON. */
function keptAnswer(frame: Frame): string {
  const answer = JSON.stringify(frame);
  return Buffer.byteLength(answer) > COMMAND_LIMITS.keptAnswer ? JSON.stringify(unkept(frame)) : answer;
}

/** The outcome for a repeated idempotency key; null when the key is new. */
async function executedBefore(
  character: LockedRow,
  given: PlayerCommand,
  idempotencyKey: string,
): Promise<CommandOutcome | null> {
  const executed = await character.executedUnder(idempotencyKey);
  return executed && readOf(character.head.id, () => outcomeOf(executed, given));
}

function outcomeOf(executed: Executed, given: PlayerCommand): CommandOutcome {
  const input = JSON.parse(JSON.stringify(given.input)) as object;
  const isSame =
    executed.name === given.name && isDeepStrictEqual(withoutSupplied(readCommand(executed)), input);
  return isSame ? { frame: readAnswer(executed.answer), repeated: true } : { refused: 'request/key-reused' };
}
