import { randomInt } from 'node:crypto';
import type { Reader } from '../../storage/database/schema.ts';

/** Maximum number of ids in one query. */
const PAGE = 1_000;

/**
 * Random tries per wanted character, at most. Random ids may hit the same characters again and again, so the
 * number of tries must be limited.
 */
const ATTEMPTS = 20;

/** The type of `ReadOnlyDatabase.view`, which runs queries in one read-only snapshot of the database. */
type View = <T>(fn: (db: Reader) => Promise<T>) => Promise<T>;

/** The ids of all characters, ascending. Characters that are created meanwhile are included. */
export async function* allCharacters(view: View): AsyncGenerator<number> {
  for (let last = 0; ; ) {
    const ids = await view((db) => idsFrom(db, last + 1, PAGE));
    yield* ids;
    const end = ids.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

/**
 * Ids of at most `wanted` random characters, ascending. All ids when there are at most `wanted` characters.
 */
export async function someCharacters(view: View, wanted: number): Promise<readonly number[]> {
  return await view(async (db) => {
    const few = await idsFrom(db, 0, wanted + 1);
    if (few.length <= wanted) return few;
    const { highest } = await db
      .selectFrom('characters')
      .select((e) => e.fn.max<number>('id').as('highest'))
      .executeTakeFirstOrThrow();
    const chosen = new Set<number>();
    for (let attempt = 0; chosen.size < wanted && attempt < ATTEMPTS * wanted; attempt++) {
      const [id] = await idsFrom(db, randomInt(highest) + 1, 1);
      if (id !== undefined) chosen.add(id);
    }
    return [...chosen].sort((a, b) => a - b);
  });
}

async function idsFrom(db: Reader, from: number, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('characters')
    .select('id')
    .where('id', '>=', from)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
