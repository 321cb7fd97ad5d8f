import type { AlertKind } from '@slumberfell/protocol';
import { sql } from 'kysely';
import type { CharacterRequest } from '../database/character-request.ts';
import { claimRows, type Lease } from '../database/claim-rows.ts';
import type { DatabaseKind } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    alert_outbox: AlertOutboxTable;
  }
}

/** Alerts to be sent, one row for each device. A row is removed when its alert was sent. */
interface AlertOutboxTable {
  device_id: string;
  /** Id of the alert. With `device_id` it is the primary key, so that no device has an alert twice. */
  tag: string;
  character_id: number;
  kind: ToldKind;
  body: string;
  /** What is told happened at or before this instant. */
  happened_at: number;
  due_at: number;
  attempts: number;
}

/** What devices are told of a character. */
export type ToldKind = Exclude<AlertKind, 'test'>;

/** An alert about a character. */
export interface NewAlert {
  readonly tag: string;
  readonly kind: ToldKind;
  readonly body: string;
  /** Epoch ms. */
  readonly happenedAt: number;
  readonly deviceIds: readonly string[];
}

/** Stores an alert for devices of the character's account. */
export const insertAlert: CharacterRequest<NewAlert, void> = {
  name: 'store an alert',
  async alone(tx, _kind, characterId, { tag, kind, body, happenedAt, deviceIds }) {
    await sql`
      insert into alert_outbox
        (device_id, tag, character_id, kind, body, happened_at, due_at, attempts)
      select devices.id, cast(${tag} as text), cast(${characterId} as bigint), cast(${kind} as text), cast(${body} as text),
        cast(${happenedAt} as bigint), cast(${happenedAt} as bigint), 0
      from devices where id in (${sql.join(deviceIds)})
      on conflict (device_id, tag) do nothing`.execute(tx);
  },
};

/** Removes the alerts about a chapter that wait to be sent, because the character has closed it. */
export const deleteChapterAlerts: CharacterRequest<null, void> = {
  name: 'remove alerts about a closed chapter',
  async alone(tx, _kind, characterId) {
    await tx
      .deleteFrom('alert_outbox')
      .where('character_id', '=', characterId)
      .where('kind', '=', 'chapter')
      .execute();
  },
};

/** An alert to be sent to one device. */
export interface DueAlert {
  readonly deviceId: string;
  readonly tag: string;
  readonly characterId: number;
  readonly kind: ToldKind;
  readonly body: string;
  readonly happenedAt: number;
  /** Number of attempts to send it, this one included. */
  readonly attempts: number;
}

/** Takes alerts that are due, the oldest first, for this node to send, and counts the attempt. */
export async function claimAlerts(
  tx: Writer,
  kind: DatabaseKind,
  { now, until, limit }: Lease,
): Promise<readonly DueAlert[]> {
  const due = tx
    .selectFrom('alert_outbox')
    .select(['device_id', 'tag'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit);
  return await claimRows(kind, due, (keys) =>
    tx
      .updateTable('alert_outbox')
      .set((e) => ({ due_at: until, attempts: e('attempts', '+', 1) }))
      .where((e) => e.or(keys.map(({ device_id, tag }) => e.and({ device_id, tag }))))
      .returning([
        'device_id as deviceId',
        'tag',
        'character_id as characterId',
        'kind',
        'body',
        'happened_at as happenedAt',
        'attempts',
      ])
      .execute(),
  );
}

type AlertKey = Pick<DueAlert, 'deviceId' | 'tag'>;

/** Postpones an alert that could not be sent. */
export async function postponeAlert(tx: Writer, { deviceId, tag }: AlertKey, until: number): Promise<void> {
  await tx
    .updateTable('alert_outbox')
    .set({ due_at: until })
    .where('device_id', '=', deviceId)
    .where('tag', '=', tag)
    .execute();
}

/**
 * Makes room for an alert that waits for the end of its device's hour: it replaces others that wait for it.
 * @returns how many it replaces
 */
export async function holdBack(tx: Writer, { deviceId, tag }: AlertKey, until: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('alert_outbox')
    .where('device_id', '=', deviceId)
    .where('due_at', '=', until)
    .where('tag', '!=', tag)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes an alert that was sent, or that will never be sent. */
export async function deleteAlert(tx: Writer, { deviceId, tag }: AlertKey): Promise<void> {
  await tx.deleteFrom('alert_outbox').where('device_id', '=', deviceId).where('tag', '=', tag).execute();
}

/** The device of an alert and the name of its character; null when one of them is gone. */
export async function addressee(
  db: Reader,
  { deviceId, characterId }: Pick<DueAlert, 'deviceId' | 'characterId'>,
): Promise<Addressee | null> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('characters', 'characters.account_id', 'devices.account_id')
    .select([
      'devices.account_id as accountId',
      'devices.time_zone as timeZone',
      'devices.quiet_from as from',
      'devices.quiet_to as to',
      'characters.name as name',
    ])
    .where('devices.id', '=', deviceId)
    .where('characters.id', '=', characterId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { accountId, timeZone, from, to, name } = row;
  const quietHours = from === null || to === null ? null : { from, to };
  return { accountId, timeZone, quietHours, name };
}

interface Addressee {
  readonly accountId: number;
  readonly timeZone: string;
  readonly quietHours: { readonly from: number; readonly to: number } | null;
  /** Of the character. */
  readonly name: string;
}
