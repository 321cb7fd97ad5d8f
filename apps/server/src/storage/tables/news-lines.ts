import type { NewsLine } from '@slumberfell/protocol';
import { type Generated, sql } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';
import { visibleCharacters, waitingCharacters } from './news-line-characters.ts';

declare module '../database/schema.ts' {
  interface Schema {
    news_lines: NewsLinesTable;
  }
}

/** Lines of the news, each of which names the characters that have put off the morning. */
interface NewsLinesTable {
  id: Generated<number>;
  at: number;
}

/** Whether a character waits for the next line that has closed its chapter at `since` or later. */
export async function isLineDue(db: Reader, since: number): Promise<boolean> {
  return (await waitingCharacters(db, since).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Locks the lines until the transaction ends, so that nodes add them one at a time. Readers do not wait.
 */
export async function lockLines(tx: Writer, kind: DatabaseKind): Promise<void> {
  if (!DIFFERENCES[kind].isShared) return;
  await sql`lock table news_lines in share row exclusive mode`.execute(tx);
}

/** When the newest line was added; null when there is none. */
export async function newestLineAt(db: Reader): Promise<number | null> {
  const newest = await db
    .selectFrom('news_lines')
    .select('at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.at ?? null;
}

/**
 * Adds a line about the characters that wait, if there are any.
 * @param since those that have closed their chapter before this instant are left out, epoch ms.
 */
export async function insertLine(
  tx: Writer,
  { at, since }: { readonly at: number; readonly since: number },
): Promise<void> {
  if (!(await isLineDue(tx, since))) return;
  const { id } = await tx.insertInto('news_lines').values({ at }).returning('id').executeTakeFirstOrThrow();
  await tx
    .updateTable('news_line_characters')
    .set({ line_id: id })
    .where((e) =>
      e(
        e.refTuple('character_id', 'chapter'),
        'in',
        waitingCharacters(tx, since).$asTuple('character_id', 'chapter'),
      ),
    )
    .execute();
}

/** Removes lines added before an instant, and characters that have waited for one since before it. */
export async function deleteLinesBefore(tx: Writer, before: number): Promise<void> {
  await tx.deleteFrom('news_lines').where('at', '<', before).execute();
  await tx
    .deleteFrom('news_line_characters')
    .where('line_id', 'is', null)
    .where('closed_at', '<', before)
    .execute();
}

/** How many lines name a character that other players may see. */
export async function countLines(db: Reader): Promise<number> {
  const { count } = await visibleCharacters(db)
    .select((e) => e.fn.count<number | string>('line_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Lines, the newest first, without those whose characters are all hidden or deleted.
 * @param named how many characters a line names; the others are counted.
 */
export async function listLines(
  db: Reader,
  { offset, limit, named }: { readonly offset: number; readonly limit: number; readonly named: number },
): Promise<readonly NewsLine[]> {
  const lines = await db
    .selectFrom('news_lines')
    .select(['id', 'at'])
    .where(
      'id',
      'in',
      visibleCharacters(db)
        .select('line_id')
        .where('line_id', 'is not', null)
        .$narrowType<{ line_id: number }>(),
    )
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  if (lines.length === 0) return [];
  const ranked = visibleCharacters(db)
    .select(['line_id', 'characters.id as id', 'characters.name'])
    .select(() => [
      sql<number>`row_number() over (partition by line_id order by closed_at, characters.id)`.as('place'),
      sql<number>`count(*) over (partition by line_id)`.as('all'),
    ])
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    );
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', named)
    .orderBy('place')
    .execute();
  return lines.map(({ id, at }) => {
    const ofLine = rows.filter((row) => row.line_id === id);
    const characters = ofLine.map((row) => ({ id: row.id, name: row.name }));
    return { id, at, characters, more: Number(ofLine[0]?.all ?? 0) - characters.length };
  });
}
