import type { RegisterDeviceInput } from '@slumberfell/protocol';
import { type Generated, type Selectable, sql } from 'kysely';
import { readRequest } from '../database/character-request.ts';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import { prepared } from '../database/prepared.ts';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    devices: DevicesTable;
  }
}

/** Devices that get alerts: push subscriptions of browsers, with the settings of the player. */
interface DevicesTable {
  /** Made of a hash of the endpoint, so each endpoint has one row. */
  id: string;
  account_id: number;
  /** `token_hash` of the login that registered the device. The row ends with that login. */
  login: string;
  /** An https address. It contains a secret of the push service: with it one can try to send. */
  endpoint: string;
  p256dh: string;
  auth: string;
  time_zone: string;
  /** Minutes of the day; both or none are null. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** 1 when the device wants alerts of this kind, else 0. The next four as well. */
  wants_session_end: number;
  wants_plan: number;
  wants_defeat: number;
  wants_soon: number;
  wants_chapter: Generated<number>;
  /** Both or none are null. */
  wanted_skill_id: number | null;
  wanted_level: number | null;
  created_at: number;
  /** When the last alert was sent; null before the first one. */
  last_told_at: number | null;
  /** When its push service first took an alert for it; null before. Only then is it told anything. */
  proved_at: number | null;
  /** Since when the name of its push service has not been found; null while it is found. */
  unresolved_since: number | null;
  /** When the hour began in which `hour_sent` attempts to send an alert were made; null before the first. */
  hour_from: number | null;
  hour_sent: Generated<number>;
  /** Alerts that were held back because there were too many in the hour, and that no later alert has told. */
  held_back: Generated<number>;
}

type SkillId = NonNullable<RegisterDeviceInput['wants']['level']>['skillId'];

/** A device that gets alerts. */
export interface StoredDevice extends RegisterDeviceInput {
  readonly id: string;
  readonly accountId: number;
  /** Token hash of the login that registered it. */
  readonly login: string;
  readonly createdAt: number;
  readonly lastToldAt: number | null;
  /** Whether its push service has taken an alert for it. */
  readonly isProved: boolean;
}

/** A device with the name of its browser. */
export interface ListedDevice extends StoredDevice {
  /** Such as "Firefox on Linux"; null for logins of earlier releases. */
  readonly browser: string | null;
}

/**
 * Inserts a device, or replaces the one with the same endpoint, whichever account it has. The instants of an
 * account's own device stay, unless it has other keys.
 */
export async function putDevice(
  tx: Writer,
  device: Omit<StoredDevice, 'createdAt' | 'lastToldAt' | 'isProved'>,
  now: number,
): Promise<void> {
  const { id, accountId, login, endpoint, keys, timeZone, quietHours, wants } = device;
  const settings = {
    account_id: accountId,
    login,
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    time_zone: timeZone,
    quiet_from: quietHours?.from ?? null,
    quiet_to: quietHours?.to ?? null,
    wants_session_end: wants.sessionEnd ? 1 : 0,
    wants_plan: wants.plan ? 1 : 0,
    wants_defeat: wants.defeat ? 1 : 0,
    wants_soon: wants.soon ? 1 : 0,
    wants_chapter: wants.chapter === true ? 1 : 0,
    wanted_skill_id: wants.level?.skillId ?? null,
    wanted_level: wants.level?.level ?? null,
  };
  await tx
    .deleteFrom('devices')
    .where('id', '=', id)
    .where((e) =>
      e.or([e('account_id', '!=', accountId), e('p256dh', '!=', keys.p256dh), e('auth', '!=', keys.auth)]),
    )
    .execute();
  await tx
    .insertInto('devices')
    .values({ id, ...settings, created_at: now, last_told_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(settings))
    .execute();
}

/**
 * The devices of an account, the oldest first, without those whose login has expired.
 * @param now epoch ms, with which the expiry of the logins is compared.
 */
export async function devicesOf(
  db: Reader,
  accountId: number,
  now: number,
): Promise<readonly ListedDevice[]> {
  const rows = await db
    .selectFrom('devices')
    .innerJoin('auth_sessions', 'auth_sessions.token_hash', 'devices.login')
    .selectAll('devices')
    .select('auth_sessions.browser')
    .where('devices.account_id', '=', accountId)
    .where('auth_sessions.expires_at', '>', now)
    .orderBy('devices.created_at')
    .orderBy('devices.id')
    .execute();
  return rows.map(({ browser, ...row }) => ({ ...deviceOf(row), browser }));
}

/** How many devices an account has, one of them left out. Those whose login has expired count, too. */
export async function countOtherDevices(db: Reader, accountId: number, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('devices')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes the devices of an account whose login has expired. */
export async function deleteExpiredDevices(tx: Writer, accountId: number, now: number): Promise<void> {
  await tx
    .deleteFrom('devices')
    .where('account_id', '=', accountId)
    .where('login', 'in', (e) =>
      e
        .selectFrom('auth_sessions')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .where('expires_at', '<=', now),
    )
    .execute();
}

/** Removes a device of an account. Without such a device it does nothing. */
export async function withdrawDevice(tx: Writer, accountId: number, id: string): Promise<void> {
  await tx.deleteFrom('devices').where('id', '=', id).where('account_id', '=', accountId).execute();
}

/**
 * Removes a device that its push service no longer knows, unless it was registered again with other keys
 * since it was read.
 */
export async function deleteGoneDevice(tx: Writer, { id, keys }: StoredDevice): Promise<void> {
  await tx.deleteFrom('devices').where('id', '=', id).where('p256dh', '=', keys.p256dh).execute();
}

/** Removes all devices, because their subscriptions are for another key pair of the server. */
export async function deleteAllDevices(tx: Writer): Promise<void> {
  await tx.deleteFrom('devices').execute();
}

type DeviceKey = Pick<StoredDevice, 'id' | 'accountId'>;

const update = (tx: Writer, { id, accountId }: DeviceKey) =>
  tx.updateTable('devices').where('id', '=', id).where('account_id', '=', accountId);

/** Notes that an alert was sent to a device. */
export async function noteTold(tx: Writer, device: DeviceKey, now: number): Promise<void> {
  await update(tx, device)
    .set((e) => ({
      last_told_at: now,
      proved_at: e.fn.coalesce('proved_at', e.val(now)),
      unresolved_since: null,
    }))
    .execute();
}

/** Notes whether the name of the device's push service was found. */
export async function noteResolved(
  tx: Writer,
  device: DeviceKey,
  isFound: boolean,
  now: number,
): Promise<void> {
  await update(tx, device)
    .set((e) => ({ unresolved_since: isFound ? null : e.fn.coalesce('unresolved_since', e.val(now)) }))
    .execute();
}

/** What a device may be sent at an instant. */
export interface HourlyShare {
  /** Whether it may be sent an alert now. */
  readonly isFree: boolean;
  /** When it may be sent one again, epoch ms. */
  readonly freeAt: number;
  /** How many alerts were held back before this one. */
  readonly heldBack: number;
}

const HOUR = 3_600_000;

/**
 * Counts an attempt to send an alert to a device, if fewer than `most` were made in its present hour. An hour
 * begins with its first attempt.
 * @returns null for a device that does not exist
 */
export async function takeHourlyShare(
  tx: Writer,
  kind: DatabaseKind,
  id: string,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<HourlyShare | null> {
  const row = await DIFFERENCES[kind]
    .locked(tx.selectFrom('devices').select(['hour_from', 'hour_sent', 'held_back']).where('id', '=', id))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { hour_from: from, hour_sent: sent, held_back: heldBack } = row;
  // A clock that was set back ends the hour, too.
  const isSameHour = from !== null && now >= from && now < from + HOUR;
  const hourFrom = isSameHour ? from : now;
  const isFree = !isSameHour || sent < most;
  if (isFree)
    await tx
      .updateTable('devices')
      .set({ hour_from: hourFrom, hour_sent: isSameHour ? sent + 1 : 1, held_back: 0 })
      .where('id', '=', id)
      .execute();
  return { isFree, freeAt: isFree ? now : hourFrom + HOUR, heldBack };
}

/** Notes alerts that were held back; a negative number takes them back. */
export async function noteHeldBack(tx: Writer, id: string, more: number): Promise<void> {
  await tx
    .updateTable('devices')
    .set((e) => ({ held_back: e('held_back', '+', more) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Removes the devices that have taken no alert since they were registered before `before`, and those whose
 * push service has not been found since before it.
 * @returns how many
 */
export async function deleteUnreachableDevices(tx: Writer, before: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('devices')
    .where((e) =>
      e.or([
        e.and([e('proved_at', 'is', null), e('created_at', '<', before)]),
        e('unresolved_since', '<', before),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A device of a character's account, and what it wants to be told. */
export interface ToldDevice {
  readonly id: string;
  readonly accountId: number;
  readonly wants: RegisterDeviceInput['wants'];
}

type Wanting = Pick<
  Selectable<DevicesTable>,
  | 'wants_session_end'
  | 'wants_plan'
  | 'wants_defeat'
  | 'wants_soon'
  | 'wants_chapter'
  | 'wanted_skill_id'
  | 'wanted_level'
>;

const WANTING = [
  'wants_session_end',
  'wants_plan',
  'wants_defeat',
  'wants_soon',
  'wants_chapter',
  'wanted_skill_id',
  'wanted_level',
] as const satisfies readonly (keyof Wanting)[];

type ToldRow = Wanting & { readonly device_id: string; readonly account_id: number };

const selectTold = prepared<{ characterId: number }, ToldRow>((db, { characterId }) =>
  db
    .selectFrom('characters')
    .innerJoin('devices', 'devices.account_id', 'characters.account_id')
    .select(WANTING)
    .select(['devices.id as device_id', 'devices.account_id'])
    .where('characters.id', '=', characterId)
    .where('devices.proved_at', 'is not', null)
    .orderBy('devices.id'),
);

const selectToldOf = prepared<{ ids: readonly number[] }, ToldRow & { id: number }>((db, { ids }) =>
  db
    .selectFrom('characters')
    .innerJoin('devices', 'devices.account_id', 'characters.account_id')
    .select(WANTING)
    .select(['devices.id as device_id', 'devices.account_id', 'characters.id'])
    .where(sql<boolean>`characters.id = any(${ids}::bigint[])`)
    .where('devices.proved_at', 'is not', null)
    .orderBy('devices.id'),
);

/** The devices that are told of a character: those that have taken an alert. */
export const readToldDevices = readRequest(
  'read the devices that are told',
  selectTold,
  selectToldOf,
  (rows): readonly ToldDevice[] =>
    rows.map((row) => ({ id: row.device_id, accountId: row.account_id, wants: wantsOf(row) })),
);

function wantsOf(row: Wanting): RegisterDeviceInput['wants'] {
  const { wanted_skill_id: skillId, wanted_level: level } = row;
  return {
    sessionEnd: row.wants_session_end === 1,
    plan: row.wants_plan === 1,
    defeat: row.wants_defeat === 1,
    soon: row.wants_soon === 1,
    chapter: row.wants_chapter === 1,
    level: skillId === null || level === null ? null : { skillId: skillId as SkillId, level },
  };
}

function deviceOf(row: Selectable<DevicesTable>): StoredDevice {
  const { quiet_from: from, quiet_to: to } = row;
  return {
    id: row.id,
    accountId: row.account_id,
    login: row.login,
    endpoint: row.endpoint,
    keys: { p256dh: row.p256dh, auth: row.auth },
    timeZone: row.time_zone,
    quietHours: from === null || to === null ? null : { from, to },
    wants: wantsOf(row),
    createdAt: row.created_at,
    lastToldAt: row.last_told_at,
    isProved: row.proved_at !== null,
  };
}
