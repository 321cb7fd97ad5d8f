import type { Generated } from 'kysely';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    content_versions: ContentVersionsTable;
  }
}

interface ContentVersionsTable {
  version: string;
  imported_at: number;
  /** JSON of the content that rules and clients need, retired rows included. */
  compiled: string;
  /** Version of the shape of `compiled`. */
  compiled_version: Generated<number>;
}

/** Compiled content as its row stores it. */
export interface KeptText {
  /** The compiled content as JSON. */
  readonly compiled: string;
  /** Version of the shape of `compiled`. */
  readonly compiledVersion: number;
}

/** Stores a version's compiled content, unless it is stored already. */
export async function insertContent(
  tx: Writer,
  content: KeptText & { readonly version: string; readonly importedAt: number },
): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({
      version: content.version,
      imported_at: content.importedAt,
      compiled: content.compiled,
      compiled_version: content.compiledVersion,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

/** The compiled content of a version; null when it is not stored. */
export async function compiledContent(db: Reader, version: string): Promise<KeptText | null> {
  const row = await db
    .selectFrom('content_versions')
    .select(['compiled', 'compiled_version as compiledVersion'])
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}
