import { sql } from 'kysely';
import { MIGRATIONS } from '../storage/migrations/migrations.ts';
import type { Storage } from '../storage/storage.ts';
import type { Conditions } from './health.ts';

/** What a node knows of the live content. */
interface ContentKnowledge {
  readonly isFresh: boolean;
  refresh(): Promise<void>;
}

interface ConditionsInput {
  readonly storage: Storage;
  readonly content: ContentKnowledge;
  /** Whether the server has started and is not stopping. */
  readonly isOpen: boolean;
}

/** Computes the conditions of this node anew at each call. */
export async function conditionsOf({ storage, content, isOpen }: ConditionsInput): Promise<Conditions> {
  const taken = await storage
    .read((db) => sql<{ name: string }>`select name from kysely_migration`.execute(db))
    .then(({ rows }) => new Set(rows.map(({ name }) => name)))
    .catch(() => null);
  if (taken === null)
    return { open: isOpen, database: false, writable: false, migrations: false, content: false };
  // If this node loaded other nodes' imports too long ago, it may not know the live content. Loads them now.
  if (!content.isFresh) await content.refresh().catch(() => undefined);
  const migrations = Object.keys(MIGRATIONS).every((step) => taken.has(step));
  const writable = storage.writes.fault === null;
  return { open: isOpen, database: true, writable, migrations, content: content.isFresh };
}
