import { commandLine } from '../../lib/command-line.ts';
import { StorageUnavailable } from './unavailable.ts';

/** What a restore with `--force` does with the data that it replaces. */
const KEPT = {
  sqlite: 'The restore keeps the damaged file in backups/.',
  postgres: 'The restore keeps the damaged tables in a schema of their own.',
} as const;

/** A database that is damaged, or lacks tables or columns that its release has created. */
export class DamagedDatabase extends StorageUnavailable {
  /** What is wrong, as the part of a sentence, such as `it lacks the table chronicles`. */
  readonly what: string;

  /** @param name of the database in messages to the host: `The database ...`. */
  constructor(name: string, what: string, kind: keyof typeof KEPT, options?: ErrorOptions) {
    super(
      `${name} is damaged (${what}). Stop the server and bring back a backup: ${commandLine('restore', 'BACKUP --force')}. ${KEPT[kind]}`,
      options,
    );
    this.name = 'DamagedDatabase';
    this.what = what;
  }
}
