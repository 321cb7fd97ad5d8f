import { DECISION_LIMITS, type Decision, type DecisionKind } from '@slumberfell/protocol';
import { type Generated, sql } from 'kysely';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    decisions: DecisionsTable;
  }
}

/** What administrators have decided about characters. Who decided is in the audit log alone. */
interface DecisionsTable {
  id: Generated<number>;
  character_id: number;
  at: number;
  kind: DecisionKind;
  reason: string;
  /** The names before and after; null except of the kind `renamed`. */
  name_before: string | null;
  name_after: string | null;
  /** When the player saw it; null before. */
  seen_at: number | null;
}

export type NewDecision = Omit<Decision, 'id' | 'isSeen'> & { readonly characterId: number };

export async function insertDecision(
  tx: Writer,
  { characterId, at, kind, reason, names }: NewDecision,
): Promise<void> {
  await tx
    .insertInto('decisions')
    .values({
      character_id: characterId,
      at,
      kind,
      reason,
      name_before: names?.before ?? null,
      name_after: names?.after ?? null,
      seen_at: null,
    })
    .execute();
}

/** The newest decisions about a character, the newest first; at most `DECISION_LIMITS.listed`. */
export async function decisionsAbout(db: Reader, characterId: number): Promise<readonly Decision[]> {
  const rows = await selectDecisions(db, characterId).limit(DECISION_LIMITS.listed).execute();
  return rows.map(decisionOf);
}

/** The decision by which a character is hidden from the leaderboards now; null when it is not. */
export async function hidingDecision(db: Reader, characterId: number): Promise<Decision | null> {
  const row = await selectDecisions(db, characterId)
    .where('kind', 'in', ['hidden', 'shown'])
    .limit(1)
    .executeTakeFirst();
  return row?.kind === 'hidden' ? decisionOf(row) : null;
}

/**
 * Condition of a query of the table `characters`: the character is not hidden from the leaderboards. It says
 * the same as `hidingDecision`, for many characters.
 */
export const isNotHidden = () => sql<boolean>`coalesce((
  select kind from decisions
  where decisions.character_id = characters.id and kind in ('hidden', 'shown')
  order by decisions.id desc limit 1), 'shown') <> 'hidden'`;

/** What the player is told of decisions, as `toldDecisions` says. */
export async function decisionsToTell(db: Reader, characterId: number): Promise<readonly Decision[]> {
  const unseen = await selectDecisions(db, characterId)
    .where('seen_at', 'is', null)
    .limit(DECISION_LIMITS.told)
    .execute();
  const hiding = await hidingDecision(db, characterId);
  const told = unseen.map(decisionOf);
  return hiding === null || told.some(({ id }) => id === hiding.id)
    ? told
    : [...told, hiding].sort((one, other) => other.id - one.id);
}

const selectDecisions = (db: Reader, characterId: number) =>
  db
    .selectFrom('decisions')
    .select(['id', 'kind', 'at', 'reason', 'name_before', 'name_after', 'seen_at'])
    .where('character_id', '=', characterId)
    .orderBy('id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof selectDecisions>['execute']>>[number];

const decisionOf = ({
  name_before: before,
  name_after: after,
  seen_at: seenAt,
  ...decision
}: Row): Decision => ({
  ...decision,
  ...(before !== null && after !== null && { names: { before, after } }),
  isSeen: seenAt !== null,
});

/** The decisions with ids after `id`, in their order. */
export async function decidedAfter(
  db: Reader,
  id: number,
  limit: number,
): Promise<readonly { readonly id: number; readonly characterId: number }[]> {
  return await db
    .selectFrom('decisions')
    .select(['id', 'character_id as characterId'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The highest id of a decision; 0 when there is none. */
export async function newestDecisionId(db: Reader): Promise<number> {
  const { id } = await db
    .selectFrom('decisions')
    .select((e) => e.fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
}

/** Notes that the player has seen the decisions up to an id. Those seen before keep their instant. */
export async function markDecisionsSeen(
  tx: Writer,
  characterId: number,
  upTo: number,
  at: number,
): Promise<void> {
  await tx
    .updateTable('decisions')
    .set({ seen_at: at })
    .where('character_id', '=', characterId)
    .where('id', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute();
}
