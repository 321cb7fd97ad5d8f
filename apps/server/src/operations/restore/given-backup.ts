import { accessSync, closeSync, constants, openSync, readSync, type Stats, statSync } from 'node:fs';
import { UnreadableValue } from '@slumberfell/engine/stored';
import { sql } from 'kysely';
import { DamagedDatabase } from '../../storage/database/damaged-database.ts';
import { NewerRelease } from '../../storage/database/newer-release.ts';
import { refuseIncomplete } from '../../storage/database/refuse-incomplete.ts';
import {
  refuseNewerVersions,
  storedVersions,
  versionsOfRows,
} from '../../storage/database/release-versions.ts';
import { type AnyDatabase, refuseNewer, takenSteps } from '../../storage/database/schema-steps.ts';
import { SqliteConnection } from '../../storage/database/sqlite-connection.ts';
import { damageIn } from '../../storage/database/sqlite-copy.ts';
import { unreadableText } from '../../storage/database/unreadable-text.ts';
import { MIGRATIONS } from '../../storage/migrations/migrations.ts';
import { UnreadableCharacter } from '../../storage/values/unreadable-character.ts';
import { VERSIONS } from '../../storage/values/versions.ts';
import { printable } from '../admin/words.ts';
import { CopyFailed } from '../copy/copy-failed.ts';
import { readOnlyFile } from '../read-only-database.ts';
import { Refusal } from '../run-operation.ts';

/** The first bytes of every SQLite database. */
const HEADER = 'SQLite format 3\0';

/** Codes of SQLite that are not about the content of a file but about the disk, or another process. */
const NOT_CONTENT =
  /^SQLITE_(?:FULL|IOERR(?!_SHORT_READ)|BUSY|LOCKED|READONLY|CANTOPEN|PERM|AUTH|NOMEM|INTERRUPT)/;

/** The file that a host gives to restore, and the sentences about it. */
export class GivenBackup {
  readonly file: string;
  readonly #target: string;

  /** @param target the name of the directory or database that would get the game. */
  constructor(file: string, target: string) {
    this.file = file;
    this.#target = target;
  }

  /**
   * Checks the whole file before anything is made of it: whether it is a database of this or an earlier
   * release, with all tables and columns, and without damage that SQLite can find.
   * @throws Refusal
   */
  async check(): Promise<void> {
    this.#refuseOtherFiles();
    await this.reading(async () => {
      this.#refuseDamaged();
      const aside = readOnlyFile(this.file);
      try {
        const taken = await aside.view(takenSteps);
        if (taken.length === 0) throw this.#refusal('is not a backup of Slumberfell');
        refuseNewer(taken, Object.keys(MIGRATIONS));
        await aside.view(async (db) => refuseNewerVersions(await storedVersions(db), VERSIONS));
        await aside.view(async (db) => {
          await refuseIncomplete(db, 'sqlite', this.file);
          await this.#refuseForeign(db);
          refuseNewerVersions(await versionsOfRows(db), VERSIONS);
        });
      } finally {
        await aside.close();
      }
    });
  }

  /**
   * Runs a job that reads the file, or a copy of it. Errors about what it holds name the file that the host
   * has given: the copy's path says nothing to a host.
   * @throws Refusal
   */
  async reading<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await job();
    } catch (error) {
      throw this.#named(error) ?? error;
    }
  }

  #named(error: unknown): Refusal | null {
    if (error instanceof DamagedDatabase) return this.#damaged(error.what, error);
    if (error instanceof CopyFailed) return this.#damaged(error.message, error);
    if (error instanceof NewerRelease) {
      return this.#refusal(
        `was written by a newer release of Slumberfell (${error.what})`,
        'Restore it with that release or a later one, or restore a backup made before the upgrade.',
        error,
      );
    }
    if (error instanceof UnreadableValue || error instanceof UnreadableCharacter) {
      const advice = 'Restore it with the release that wrote it, or restore another backup.';
      return this.#refusal(`cannot be read: ${error.message.replace(/\.$/, '')}`, advice, error);
    }
    if (!(error instanceof Error && 'code' in error)) return null;
    const code = String(error.code);
    return code.startsWith('SQLITE_') && !NOT_CONTENT.test(code)
      ? this.#damaged(`SQLite says: ${error.message}`, error)
      : null;
  }

  #damaged(what: string, cause?: unknown): Refusal {
    return this.#refusal(`is damaged (${what})`, 'Restore another backup.', cause);
  }

  #refusal(what: string, advice?: string, cause?: unknown): Refusal {
    const sentences = [
      `The file ${this.file} ${what}.`,
      `Nothing has been restored or moved: ${this.#target} is unchanged.`,
      ...(advice === undefined ? [] : [advice]),
    ];
    return new Refusal(sentences.join(' '), { cause });
  }

  #refuseOtherFiles(): void {
    const found = this.#stats();
    if (found === null) throw new Refusal(`There is no file ${this.file}.`);
    if (found.isDirectory()) throw this.#refusal('is a directory', 'Name one of the backups in it.');
    if (!found.isFile()) throw this.#refusal('is not a regular file');
    if (found.size === 0) throw this.#refusal('is empty', 'Restore another backup.');
    if (this.#firstBytes() !== HEADER) throw this.#refusal('is not a backup of Slumberfell');
  }

  /** @returns null when the file does not exist. */
  #stats(): Stats | null {
    try {
      const found = statSync(this.file);
      accessSync(this.file, constants.R_OK);
      return found;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return null;
      if (code !== 'EACCES' && code !== 'EPERM') throw error;
      throw this.#refusal(
        `may not be read by this user (number ${process.geteuid?.() ?? '?'})`,
        'Give the command as the user that runs the server, and give the file to that user: chown USER FILE.',
        error,
      );
    }
  }

  #firstBytes(): string {
    const bytes = Buffer.alloc(HEADER.length);
    const descriptor = openSync(this.file, 'r');
    try {
      return bytes.toString('latin1', 0, readSync(descriptor, bytes));
    } finally {
      closeSync(descriptor);
    }
  }

  /** Statements in the file that would run with those of the server. No release has made any. */
  async #refuseForeign(db: AnyDatabase): Promise<void> {
    const { rows } = await sql<{ type: string; name: string }>`
      select type, name from sqlite_master where type in ('trigger', 'view') order by name limit 1`.execute(
      db,
    );
    const [found] = rows;
    if (found === undefined) return;
    const { type, name } = found;
    throw this.#refusal(
      `has the ${type} ${printable(name)}, which is not of Slumberfell`,
      `If it is yours, remove it from a copy of the file first (drop ${type}). Else restore another backup.`,
    );
  }

  #refuseDamaged(): void {
    const connection = new SqliteConnection(this.file);
    try {
      const found = damageIn(connection, 'integrity_check');
      if (found !== null) throw this.#damaged(`SQLite says: ${found}`);
      const unreadable = unreadableText(connection);
      if (unreadable !== null) throw this.#damaged(unreadable);
    } finally {
      connection.close();
    }
  }
}
