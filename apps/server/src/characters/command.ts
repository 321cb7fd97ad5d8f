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
import { keyed, unkeyed } from './random-seed.ts';
import { type Stored, settle, store } from './settle.ts';
import type { StoredStates } from './stored-states.ts';

/** Commands are recognised when they are sent again for at least so long, in ms. */
export const REMEMBERED = 24 * 60 * 60 * 1000;

/** Every so many commands, a character's older keys and answers are forgotten. */
const FORGET_EVERY = 100;

/** What a command comes to. `repeated`: it had been executed before under its key, and nothing happened now. */
export type CommandOutcome =
  | { readonly frame: Frame; readonly repeated: boolean }
  | Refusal<RefusalCode>
  | { readonly refused: 'request/key-reused' };

/** What a command comes to whose key has been used. */
function outcomeOf(executed: Executed, given: PlayerCommand): CommandOutcome {
  const input = JSON.parse(JSON.stringify(given.input)) as object;
  const isSame = executed.name === given.name && isDeepStrictEqual(unkeyed(readCommand(executed)), input);
  return isSame ? { frame: readAnswer(executed.answer), repeated: true } : { refused: 'request/key-reused' };
}

/** An outcome with the state that is to be cached and told of once it is committed; null when nothing was stored. */
export interface Played {
  readonly outcome: CommandOutcome;
  readonly stored: Stored | null;
}

/**
 * One command, from the locked row to the saved one: settle to now, execute, save the row with a log entry. A refusal
 * stores nothing.
 * @param watch when the character has been watched here; null when it has not since it was last saved.
 */
export async function play(
  character: LockedRow,
  given: PlayerCommand,
  idempotencyKey: string | null,
  timeline: Timeline,
  states: StoredStates,
  watch: Watch | null,
): Promise<Played> {
  if (idempotencyKey !== null) {
    const executed = await character.executedUnder(idempotencyKey);
    if (executed !== null)
      return { outcome: readOf(character.head.id, () => outcomeOf(executed, given)), stored: null };
  }
  const settled = await settle(character, timeline, states);
  const { draft } = settled;
  const before = draft.shown.eventAt;
  const command = keyed(given);
  const result = execute(draft, command, timeline, character.now);
  if ('refused' in result) return { outcome: result, stored: null };

  const revision = character.head.revision + 1;
  const frame = frameOf(revision, before, result);
  const attendance = { occasion: 'acting', watch } as const;
  const stored = await store(character, settled, revision, timeline, attendance);
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
  return { outcome: { frame, repeated: false }, stored };
}
