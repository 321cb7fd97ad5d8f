import type { ReportOrder, ReportOutcome, ReportReason } from '@slumberfell/protocol';
import { sql } from 'kysely';
import type { Reader } from '../../database/schema.ts';
import { isNotDeleted } from '../characters/columns.ts';
import { countOpenReports, type NameReport } from './columns.ts';

/** A report as administrators see it. */
export interface ListedReport extends NameReport {
  readonly nameNow: string;
  /** How many open reports there are of the character. */
  readonly openOfCharacter: number;
  /** How many accounts have open reports of this name, and from how many networks; 0 for closed reports. */
  readonly reporters: number;
  readonly networks: number;
  readonly byGuest: boolean;
  readonly closedAt: number | null;
  readonly closedBy: string | null;
  readonly outcome: ReportOutcome | null;
}

interface Page {
  readonly order: ReportOrder;
  /** How many reports are before it. */
  readonly offset: number;
  readonly limit: number;
  /** Guests who were made after this instant are new. */
  readonly newSince: number;
}

/** A page of the open reports, then of the closed ones, the newest first. None of deleted characters. */
export async function listReports(db: Reader, page: Page): Promise<readonly ListedReport[]> {
  const places = await openPlaces(db, page);
  const byId = new Map((await rowsOf(db, idsOf(places))).map((row) => [row.id, row]));
  const open = places.flatMap(({ id, reporters, networks }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, reporters: Number(reporters), networks: Number(networks) }];
  });
  const limit = page.limit - places.length;
  if (limit === 0) return open;
  const closed = await closedIds(db, {
    limit,
    offset: Math.max(0, page.offset - (await countOpenReports(db))),
  });
  const rows = await rowsOf(db, idsOf(closed));
  const place = new Map(closed.map(({ id }, index) => [id, index]));
  const inOrder = [...rows].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return [...open, ...inOrder.map((row) => ({ ...row, reporters: 0, networks: 0 }))];
}

const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);

/**
 * Ids of open reports in their order, those of one character and name together. By votes, a network that
 * reports hundreds of names adds little to each, so it cannot put them before the one name that another
 * network reports.
 */
async function openPlaces(db: Reader, { order, offset, limit, newSince }: Page) {
  const places = db
    .with('open', (e) =>
      e
        .selectFrom('reports')
        .innerJoin('characters', 'characters.id', 'reports.character_id')
        .innerJoin('accounts', 'accounts.id', 'reports.reporter_id')
        .select((column) => [
          'reports.id',
          'reports.character_id',
          'reports.name',
          'reports.reporter_id',
          column.fn.coalesce('reports.network', sql<string>`''`).as('network'),
          column
            .case()
            .when(
              column.and([
                column('accounts.kind', '=', 'guest'),
                column('accounts.created_at', '>', newSince),
              ]),
            )
            .then(0)
            .else(1)
            .end()
            .as('is_known'),
        ])
        .where('reports.state', '=', 'open')
        .where(isNotDeleted),
    )
    .with('votes', (e) => e.selectFrom('open').select(['character_id', 'name', 'network']).distinct())
    .with('voters', (e) =>
      e
        .selectFrom('votes')
        .select(({ fn }) => ['network', fn.countAll<number>().as('names')])
        .groupBy('network'),
    )
    .with('voted', (e) =>
      e
        .selectFrom('votes')
        .innerJoin('voters', 'voters.network', 'votes.network')
        .select(({ fn }) => [
          'votes.character_id',
          'votes.name',
          // Rounded, so that three thirds equal one.
          sql<number>`round(sum(1.0 / voters.names), 6)`.as('votes'),
          fn.countAll<number>().as('networks'),
        ])
        .groupBy(['votes.character_id', 'votes.name']),
    )
    .with('named', (e) =>
      e
        .selectFrom('open')
        .select(({ fn }) => [
          'character_id',
          'name',
          fn.count<number>('reporter_id').distinct().as('reporters'),
          fn.max('is_known').as('is_known'),
          fn.min('id').as('first'),
          fn.max('id').as('newest'),
        ])
        .groupBy(['character_id', 'name']),
    )
    .selectFrom('open')
    .innerJoin('voted', (on) =>
      on.onRef('voted.character_id', '=', 'open.character_id').onRef('voted.name', '=', 'open.name'),
    )
    .innerJoin('named', (on) =>
      on.onRef('named.character_id', '=', 'open.character_id').onRef('named.name', '=', 'open.name'),
    )
    .select(['open.id', 'named.reporters', 'voted.networks'])
    .limit(limit)
    .offset(offset);
  const ordered =
    order === 'newest'
      ? places.orderBy('named.newest', 'desc').orderBy('open.id', 'desc')
      : places
          .orderBy('voted.votes', 'desc')
          .orderBy('voted.networks', 'desc')
          .orderBy('named.is_known', 'desc')
          .orderBy('named.reporters', 'desc')
          .orderBy('named.first')
          .orderBy('open.id');
  return await ordered.execute();
}

const closedIds = (db: Reader, { limit, offset }: Pick<Page, 'limit' | 'offset'>) =>
  db
    .selectFrom('reports')
    .innerJoin('characters', 'characters.id', 'reports.character_id')
    .select('reports.id')
    .where('reports.state', '=', 'closed')
    .where(isNotDeleted)
    .orderBy('reports.closed_at', 'desc')
    .orderBy('reports.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Reports by their ids, in any order. */
async function rowsOf(
  db: Reader,
  ids: readonly number[],
): Promise<readonly Omit<ListedReport, 'reporters' | 'networks'>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('reports')
    .innerJoin('characters', 'characters.id', 'reports.character_id')
    .innerJoin('accounts', 'accounts.id', 'reports.reporter_id')
    .select((e) => [
      'reports.id',
      'reports.character_id as characterId',
      'reports.name',
      'characters.name as nameNow',
      'reports.reporter_id as reporterId',
      'accounts.kind as reporterKind',
      'reports.reason',
      'reports.text',
      'reports.at',
      'reports.closed_at as closedAt',
      'reports.closed_by as closedBy',
      'reports.outcome',
      e
        .selectFrom('reports as others')
        .select((o) => o.fn.countAll<number>().as('count'))
        .whereRef('others.character_id', '=', 'reports.character_id')
        .where('others.state', '=', 'open')
        .as('openOfCharacter'),
    ])
    .where('reports.id', 'in', ids)
    .$narrowType<{ reason: ReportReason; outcome: ReportOutcome | null }>()
    .execute();
  return rows.map(({ reporterKind, openOfCharacter, ...row }) => ({
    ...row,
    byGuest: reporterKind === 'guest',
    openOfCharacter: Number(openOfCharacter),
  }));
}
