import { type Kysely, sql } from 'kysely';
import { NewerRelease } from './newer-release.ts';
import type { AnyDatabase } from './schema-steps.ts';

/** Versions of the rules and of stored shapes, by their names in `stored_versions`. */
export type Versions = Readonly<Record<string, number>>;

/** Rules or a stored shape whose version in this release (`to`) is higher than the stored one (`from`). */
export interface RaisedVersion {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The highest versions with which a database has been used; empty when no release has stored any. */
export async function storedVersions(db: AnyDatabase): Promise<Versions> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === 'stored_versions')) return {};
  const { rows } = await sql<{
    name: string;
    version: number;
  }>`select name, version from stored_versions`.execute(db);
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
}

/**
 * Refuses to use the database of a newer release. An older release would settle characters by its own rules
 * and write them in its own shape.
 * @throws NewerRelease when a newer release has used the database
 */
export function refuseNewerVersions(noted: Versions, known: Versions): void {
  const newer = Object.entries(noted).filter(([name, version]) => version > (known[name] ?? 0));
  if (newer.length === 0) return;
  const names = newer.map(
    ([name, version]) => `${name} ${version}, where this release has ${known[name] ?? 'none'}`,
  );
  throw new NewerRelease(names.join('; '));
}

/** The versions of a release that are higher than those stored in the database. */
export const raisedVersions = (noted: Versions, known: Versions): readonly RaisedVersion[] =>
  Object.entries(known).flatMap(([name, to]) => {
    const from = noted[name];
    return from !== undefined && from < to ? [{ name, from, to }] : [];
  });

/**
 * Stores a release's versions before the release writes anything else, so that no earlier release can start
 * afterwards. It writes only versions that are higher than the stored ones.
 * @returns the versions that were raised; empty for a database that has no stored versions yet.
 * @throws NewerRelease when a newer release stored its versions first
 */
export async function storeVersions(db: Kysely<unknown>, known: Versions): Promise<readonly RaisedVersion[]> {
  const isNoted = (noted: Versions): boolean =>
    Object.keys(known).every((name) => noted[name] === known[name]);
  const before = await storedVersions(db);
  refuseNewerVersions(before, known);
  if (isNoted(before)) return [];
  return await db.transaction().execute(async (tx) => {
    for (const [name, version] of Object.entries(known)) {
      // This statement locks the row. Of two releases that start at once, the second one then sees the
      // versions of the first one.
      await sql`
        insert into stored_versions (name, version) values (${name}, ${version})
        on conflict (name) do update set version = case
          when stored_versions.version > excluded.version then stored_versions.version else excluded.version end`.execute(
        tx,
      );
    }
    refuseNewerVersions(await storedVersions(tx), known);
    return raisedVersions(before, known);
  });
}

/**
 * The highest version of rules and state in any row. It reads all characters and snapshots, so only operator
 * commands call it.
 * @param db with the schema of any release.
 */
export async function versionsOfRows(db: AnyDatabase): Promise<Versions> {
  const tables = await db.introspection.getTables();
  const highest = async (column: string): Promise<number | null> => {
    let found: number | null = null;
    for (const table of ['characters', 'snapshots']) {
      const has = tables.some(
        ({ name, columns }) => name === table && columns.some((each) => each.name === column),
      );
      if (!has) continue;
      const { rows } = await sql<{ highest: number | null }>`
        select max(${sql.ref(column)}) as highest from ${sql.table(table)}`.execute(db);
      const highestHere = rows[0]?.highest ?? null;
      if (highestHere !== null) found = Math.max(found ?? 0, highestHere);
    }
    return found;
  };
  const [rules, state] = [await highest('rules_version'), await highest('state_version')];
  return { ...(rules !== null && { rules }), ...(state !== null && { state }) };
}
