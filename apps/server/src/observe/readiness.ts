import { sql } from 'kysely';
import { MIGRATIONS } from '../storage/migrations/migrations.ts';
import type { Storage } from '../storage/storage.ts';
import type { Conditions } from './health.ts';

/** What a node knows of the live content. */
interface ContentKnowledge {
  readonly isFresh: boolean;
  refresh(): Promise<void>;
}

/** ms after which a database that has not answered counts as unavailable. Proxies wait 2 s or longer. */
const ANSWER_WITHIN = 1_500;

interface ConditionsInput {
  readonly storage: Storage;
  readonly content: ContentKnowledge;
  /** Whether the server has started and is not stopping. */
  readonly isOpen: boolean;
}

/** Computes the conditions of this node anew at each call, within `ANSWER_WITHIN`. */
export async function conditionsOf(input: ConditionsInput): Promise<Conditions> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Conditions>((resolve) => {
    timer = setTimeout(() => resolve(withoutDatabase(input.isOpen)), ANSWER_WITHIN);
  });
  try {
    return await Promise.race([askedConditions(input), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing is known of a database that does not answer. */
const withoutDatabase = (isOpen: boolean): Conditions => ({
  open: isOpen,
  database: false,
  writable: false,
  migrations: false,
  content: false,
});

async function askedConditions({ storage, content, isOpen }: ConditionsInput): Promise<Conditions> {
  const taken = await storage
    .read((db) => sql<{ name: string }>`select name from kysely_migration`.execute(db))
    .then(({ rows }) => new Set(rows.map(({ name }) => name)))
    .catch(() => null);
  if (taken === null) return withoutDatabase(isOpen);
  // If this node loaded other nodes' imports too long ago, it may not know the live content. Loads them now.
  if (!content.isFresh) await content.refresh().catch(() => undefined);
  const migrations = Object.keys(MIGRATIONS).every((step) => taken.has(step));
  const writable = storage.writes.fault === null;
  return { open: isOpen, database: true, writable, migrations, content: content.isFresh };
}
