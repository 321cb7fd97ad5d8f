import type { Generated } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    command_log: CommandLogTable;
  }
}

interface CommandLogTable {
  character_id: number;
  /** The character's revision after this command. */
  revision: number;
  /** The instant at which the command was executed. */
  at: number;
  name: string;
  input: string;
  rules_version: number;
  content_version: string;
  idempotency_key: string | null;
  /** The answer as JSON, kept with the key for at least a day; null afterwards. */
  answer: string | null;
  /** The clock when the command was logged; differs from `at` only after the clock was set back. */
  created_at: number;
  /** Version of the shape of `input`. */
  input_version: Generated<number>;
}

/** One executed command as it is logged. */
export interface LogEntry {
  readonly characterId: number;
  /** The character's revision after this command. */
  readonly revision: number;
  readonly at: number;
  readonly name: string;
  /** JSON. */
  readonly input: string;
  readonly rulesVersion: number;
  readonly contentVersion: string;
  /** Version of the shape of the input. */
  readonly inputVersion: number;
}

/** The idempotency key of a command, and the answer (JSON) that a repeated command gets. */
export interface Remembered {
  readonly idempotencyKey: string | null;
  readonly answer: string | null;
}

export const insertLogEntry = prepared<LogEntry & Remembered & { createdAt: number }, never>((db, values) =>
  db.insertInto('command_log').values({
    character_id: values.characterId,
    revision: values.revision,
    at: values.at,
    name: values.name,
    input: values.input,
    rules_version: values.rulesVersion,
    content_version: values.contentVersion,
    idempotency_key: values.idempotencyKey,
    answer: values.answer,
    created_at: values.createdAt,
    input_version: values.inputVersion,
  }),
);

/** The command that was executed under an idempotency key, and its answer (JSON). */
export type Executed = Pick<LogEntry, 'name' | 'input' | 'inputVersion'> & { readonly answer: string };

export const selectExecuted = prepared<
  { characterId: number; idempotencyKey: string },
  Pick<LogEntry, 'name' | 'input' | 'inputVersion'> & Pick<Remembered, 'answer'>
>(
  (db, values) =>
    db
      .selectFrom('command_log')
      .select(['name', 'input', 'answer', 'input_version as inputVersion'])
      .where('character_id', '=', values.characterId)
      .where('idempotency_key', '=', values.idempotencyKey),
  { isSingle: true },
);

/**
 * Removes the idempotency keys and answers of commands logged before an instant. The commands themselves
 * remain.
 */
export async function forgetAnswers(tx: Writer, characterId: number, before: number): Promise<void> {
  await tx
    .updateTable('command_log')
    .set({ idempotency_key: null, answer: null })
    .where('character_id', '=', characterId)
    .where('idempotency_key', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}

/** A character's latest commands before a revision, the newest first. */
export async function newestCommands(
  db: Reader,
  characterId: number,
  before: number,
  limit: number,
): Promise<readonly Pick<LogEntry, 'revision' | 'at' | 'name' | 'input' | 'inputVersion'>[]> {
  return await db
    .selectFrom('command_log')
    .select(['revision', 'at', 'name', 'input', 'input_version as inputVersion'])
    .where('character_id', '=', characterId)
    .where('revision', '<', before)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
}

/**
 * A character's commands after a revision, in their order.
 * @param limit how many commands to return at most.
 */
export async function logAfter(
  db: Reader,
  characterId: number,
  revision: number,
  limit: number,
): Promise<readonly LogEntry[]> {
  return await db
    .selectFrom('command_log')
    .select([
      'character_id as characterId',
      'revision',
      'at',
      'name',
      'input',
      'rules_version as rulesVersion',
      'content_version as contentVersion',
      'input_version as inputVersion',
    ])
    .where('character_id', '=', characterId)
    .where('revision', '>', revision)
    .orderBy('revision')
    .limit(limit)
    .execute();
}

/** Selects commands of a character up to a revision that were logged before an instant. */
export interface OldCommands {
  readonly characterId: number;
  readonly upTo: number;
  readonly before: number;
}

/** Removes the selected commands, the oldest first, at most `limit`. @returns how many were removed. */
export async function deleteCommands(
  tx: Writer,
  { characterId, upTo, before }: OldCommands,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('command_log')
    .where('character_id', '=', characterId)
    .where('revision', 'in', (e) =>
      e
        .selectFrom('command_log')
        .select('revision')
        .where('character_id', '=', characterId)
        .where('revision', '<=', upTo)
        .where('created_at', '<', before)
        .orderBy('revision')
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
