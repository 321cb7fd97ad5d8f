import { isDeepStrictEqual } from 'node:util';
import {
  execute,
  type Refusal,
  type RefusalCode,
  RULES_VERSION,
  type Timeline,
  worldAt,
} from '@slumberfell/engine';
import { type Frame, frameOf, type PlayerCommand } from '@slumberfell/protocol';
import type { Watch } from '../idle-reports/watches.ts';
import type { LockedRow } from '../storage/locked-characters/locked-row.ts';
import type { Executed } from '../storage/tables/command-log.ts';
import { readAnswer, readCommand, writeCommand } from '../storage/values/logged-command.ts';
import { readOf } from '../storage/values/unreadable-character.ts';
import { withoutSeeds, withSeeds } from './random-seed.ts';
import { type Saved, save } from './save.ts';
import { settle } from './settle.ts';
import type { StoredStates } from './stored-states.ts';

/** Commands are recognised when they are sent again for at least so long, in ms. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** Every so many commands, a character's older keys and answers are forgotten. */
const FORGET_EVERY = 100;

/**
 * What a command comes to. `repeated`: it had been executed before under its key, and nothing happened now.
 */
export type CommandOutcome =
  | { readonly frame: Frame; readonly repeated: boolean }
  | Refusal<RefusalCode>
  | { readonly refused: 'request/key-reused' };

/** A command as a player gave it. */
export interface GivenCommand {
  readonly command: PlayerCommand;
  /** A command that was executed before under the same key is answered and not executed again. */
  readonly idempotencyKey: string | null;
}

/** A command that was carried out has saved a state; any other outcome has saved nothing. */
export type CommandRun =
  | { readonly outcome: Extract<CommandOutcome, { frame: Frame }>; readonly saved: Saved }
  | { readonly outcome: CommandOutcome; readonly saved: null };

/**
 * One command, from the locked row to the saved one: settle to now, execute, save the row with a log entry. A
 * refusal saves nothing.
 * @param watch when the character has been watched here; null when it has not since it was last saved.
 */
export async function runCommand(
  character: LockedRow,
  { command: given, idempotencyKey }: GivenCommand,
  timeline: Timeline,
  states: StoredStates,
  watch: Watch | null,
): Promise<CommandRun> {
  const before = await executedBefore(character, given, idempotencyKey);
  if (before !== null) return { outcome: before, saved: null };

  const settlement = await settle(character, timeline, states);
  const { draft } = settlement;
  const from = draft.shown.eventAt;
  const command = withSeeds(given);
  const executed = execute(draft, command, timeline, character.now);
  if ('refused' in executed) return { outcome: executed, saved: null };

  const revision = character.head.revision + 1;
  const frame = frameOf(revision, from, executed);
  const saved = await save(character, settlement, revision, timeline, { occasion: 'acting', watch });
  await character.log({
    revision,
    at: character.now,
    ...writeCommand(command),
    rulesVersion: RULES_VERSION,
    contentVersion: worldAt(timeline, character.now).version,
    idempotencyKey,
    answer: idempotencyKey === null ? null : JSON.stringify(frame),
  });
  if (revision % FORGET_EVERY === 0) await character.forgetAnswers(character.now - REMEMBERED);
  return { outcome: { frame, repeated: false }, saved };
}

/** What a command comes to whose key has been used; null when it has not, or there is none. */
async function executedBefore(
  character: LockedRow,
  given: PlayerCommand,
  idempotencyKey: string | null,
): Promise<CommandOutcome | null> {
  if (idempotencyKey === null) return null;
  const executed = await character.executedUnder(idempotencyKey);
  return executed && readOf(character.head.id, () => outcomeOf(executed, given));
}

function outcomeOf(executed: Executed, given: PlayerCommand): CommandOutcome {
  const input = JSON.parse(JSON.stringify(given.input)) as object;
  const isSame =
    executed.name === given.name && isDeepStrictEqual(withoutSeeds(readCommand(executed)), input);
  return isSame ? { frame: readAnswer(executed.answer), repeated: true } : { refused: 'request/key-reused' };
}
