import { StorageUnavailable } from './unavailable.ts';

/** A newer release of Slumberfell has used the database, so this release must not. */
export class NewerRelease extends StorageUnavailable {
  /** What is newer, as the part of a sentence, such as `rules 8, where this release has 7`. */
  readonly what: string;

  constructor(what: string) {
    super(
      `The database was written by a newer release of Slumberfell (${what}). ` +
        'Nothing has been changed. Start that release or a later one, or restore a backup made before the upgrade.',
    );
    this.name = 'NewerRelease';
    this.what = what;
  }
}
