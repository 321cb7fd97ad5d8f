import { sql } from 'kysely';
import type { Game } from '../characters/game.ts';
import { MIGRATIONS } from '../storage/database/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import type { Readiness } from './health.ts';

interface Asked {
  readonly storage: Storage;
  readonly game: Pick<Game, 'isSureOfContent' | 'lookForContent'>;
  /** Whether the house has been opened and is not being closed. */
  readonly isOpen: boolean;
}

/** Whether this node may be sent players, asked anew each time. */
export async function readinessOf({ storage, game, isOpen }: Asked): Promise<Readiness> {
  const taken = await storage
    .read((db) => sql<{ name: string }>`select name from kysely_migration`.execute(db))
    .then(({ rows }) => new Set(rows.map(({ name }) => name)))
    .catch(() => null);
  if (taken === null)
    return { open: isOpen, database: false, writable: false, migrations: false, content: false };
  // Where nobody plays, nobody has looked for a while.
  if (!game.isSureOfContent()) await game.lookForContent().catch(() => undefined);
  const migrations = Object.keys(MIGRATIONS).every((step) => taken.has(step));
  const writable = storage.writes.fault === null;
  return { open: isOpen, database: true, writable, migrations, content: game.isSureOfContent() };
}
