import { type Kysely, sql } from 'kysely';
import { commandLine } from '../../lib/command-line.ts';
import { NewerRelease } from './newer-release.ts';
import { StorageUnavailable } from './unavailable.ts';

/** A connection to a database of any schema. */
export type AnyDatabase = Pick<Kysely<unknown>, 'introspection' | 'getExecutor'>;

/** A table that exists in a database while a copy into it is unfinished (`operations/copy`). */
export const UNFINISHED_COPY = 'unfinished_copy';

/**
 * The steps that were executed on a database's schema, in their order; none when it is empty.
 * @throws StorageUnavailable when a copy into it is unfinished, so that it contains only a part of a game.
 */
export async function takenSteps(db: AnyDatabase): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some((table) => table.name === UNFINISHED_COPY)) {
    throw new StorageUnavailable(
      'Copying a game into this database has not been finished. Give the same command again ' +
        `(${commandLine('migrate-to-postgres')} or ${commandLine('restore')}), and start the server when it is done.`,
    );
  }
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws NewerRelease when a newer release has executed steps that this release does not know. */
export function refuseNewer(taken: readonly string[], known: readonly string[]): void {
  const unknown = taken.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new NewerRelease(`it knows the schema steps ${unknown.join(', ')}`);
}

/** @throws StorageUnavailable unless the schema has exactly the steps of this release. */
export function refuseOther(taken: readonly string[], known: readonly string[]): void {
  refuseNewer(taken, known);
  const missing = known.filter((name) => !taken.includes(name));
  if (missing.length === 0) return;
  if (taken.length === 0) throw neverStarted();
  throw new StorageUnavailable(
    `The database is of an earlier release of Slumberfell (it lacks the schema steps ${missing.join(', ')}). ` +
      'Start the server of this release once, which brings it up to date.',
  );
}

/** Tells the host of a command what to do without a database. */
export const STARTING =
  'Start the server once, which creates it. If that was done, set DATA_DIR, or DATABASE_URL, to what the server has.';

export const neverStarted = (): StorageUnavailable =>
  new StorageUnavailable(`The database is empty: no server has ever been started on it. ${STARTING}`);
