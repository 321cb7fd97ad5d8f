import { describe, expect, test } from 'vitest';
import { audit } from '../../characters/replay.ts';
import { type AuditEntry, insertAudit, newestAudit } from '../../storage/tables/audit.ts';
import { logAfter } from '../../storage/tables/command-log.ts';
import { markCharactersDeleted } from '../../storage/tables/deleted-characters.ts';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import { THINGS } from '../../testing/played-character.ts';
import { shippedGame } from '../../testing/shipped-game.ts';
import { removeOldLogs, removeOldLogsOfHour } from './log-retention.ts';

const START = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
/** Number of commands whose removal takes three transactions, of at most 500 rows each. */
const MANY = 1_200;

describe.each(drawnDatabases(import.meta.url))('what is logged, on $name', (database) => {
  const context = shippedGame(database, START);
  const { clock } = context;

  const hunt = async (id: number): Promise<void> => {
    await context.game.characters.command(
      id,
      { name: 'begin-hunting', input: { regionId: THINGS.meadow } },
      null,
    );
    clock.forward(30 * MINUTE);
    await context.game.characters.command(
      id,
      { name: 'set-healing-threshold', input: { healingThreshold: 60 } },
      null,
    );
    await context.game.characters.leave(id);
  };
  const sell = (id: number) =>
    context.game.characters.command(id, { name: 'sell', input: { itemId: THINGS.bread, amount: 1 } }, null);
  const loggedOf = async (id: number): Promise<number[]> =>
    (await context.storage.read((db) => logAfter(db, id, 0, 2 * MANY))).map(({ at }) => at);
  const snapshotsOf = (id: number): Promise<readonly { revision: number; created_at: number }[]> =>
    context.storage.read((db) =>
      db
        .selectFrom('snapshots')
        .select(['revision', 'created_at'])
        .where('character_id', '=', id)
        .orderBy('revision')
        .execute(),
    );
  const expectReplayed = async (id: number): Promise<void> => {
    const found = await audit(context.storage, id);
    expect(found).not.toBeNull();
    expect(found?.replayed).toEqual(found?.stored);
  };

  test('of a character is kept for 24 months and no longer, and can be replayed before and after the removal', async () => {
    const busy = await context.newCharacter();
    const asleep = await context.newCharacter();
    await hunt(busy);
    await hunt(asleep);
    clock.set(Date.UTC(2027, 5, 1));
    await sell(busy);
    clock.set(Date.UTC(2028, 0, 15, 12));
    await removeOldLogs(context.storage);
    expect(await loggedOf(busy)).toHaveLength(3);
    expect(await loggedOf(asleep)).toHaveLength(2);

    clock.set(Date.UTC(2028, 1, 15));
    await removeOldLogs(context.storage);
    expect(await loggedOf(busy)).toEqual([Date.UTC(2027, 5, 1)]);
    expect(await loggedOf(asleep)).toEqual([]);
    expect(await snapshotsOf(busy)).toEqual([{ revision: 3, created_at: Date.UTC(2027, 5, 1) }]);
    expect(await snapshotsOf(asleep)).toEqual([{ revision: 2, created_at: clock.now() }]);
    for (const id of [busy, asleep]) await expectReplayed(id);

    // After old log entries were removed, each character still executes commands, and its log can be
    // replayed. A further removal finds nothing to remove and changes no snapshot.
    for (const id of [busy, asleep]) {
      await sell(id);
      await context.game.characters.leave(id);
      await expectReplayed(id);
    }
    const kept = [await snapshotsOf(busy), await snapshotsOf(asleep)];
    clock.forward(MINUTE);
    await removeOldLogs(context.storage);
    expect([await snapshotsOf(busy), await snapshotsOf(asleep)]).toEqual(kept);
  });

  test('is checked within a day, each character in one of its hours', async () => {
    const { storage, newCharacter } = context;
    const ids: number[] = [];
    for (let made = 0; made < 5; made++) ids.push(await newCharacter());
    for (const id of ids) await sell(id);
    clock.set(Date.UTC(2028, 1, 15));
    let left = ids.length;
    const hours: number[] = [];
    for (let hour = 0; hour < 24; hour++) {
      await removeOldLogsOfHour(storage);
      let logged = 0;
      for (const id of ids) logged += (await loggedOf(id)).length;
      if (logged < left) hours.push(hour);
      left = logged;
      clock.forward(60 * MINUTE);
    }
    expect(left).toBe(0);
    expect(hours).toHaveLength(ids.length);
  });

  test('is removed in any amount, also that of deleted accounts', async () => {
    const { storage, newCharacter } = context;
    const id = await newCharacter();
    const other = await newCharacter();
    await storage.write(async (tx) => {
      for (let revision = 1; revision <= MANY; revision++) {
        await tx
          .insertInto('command_log')
          .values({
            character_id: id,
            revision,
            at: START,
            name: 'refresh',
            input: '{}',
            rules_version: 1,
            content_version: 'first',
            idempotency_key: null,
            answer: null,
            created_at: START,
          })
          .execute();
      }
      const { account_id } = await tx
        .selectFrom('characters')
        .select('account_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await markCharactersDeleted(tx, storage.kind, account_id);
    });
    clock.set(Date.UTC(2028, 0, 15, 13));
    await removeOldLogs(storage);
    expect(await loggedOf(id)).toEqual([]);
    expect(await snapshotsOf(id)).toEqual([]);
    expect(await snapshotsOf(other)).toHaveLength(1);
  });

  test('of administrators is removed too', async () => {
    const entry: Omit<AuditEntry, 'at'> = {
      actor: 'command line',
      action: 'grant',
      subject: null,
      outcome: 'done',
    };
    await context.storage.write((tx) => insertAudit(tx, { ...entry, at: START }));
    await context.storage.write((tx) => insertAudit(tx, { ...entry, at: START + 1 }));
    clock.set(Date.UTC(2028, 0, 15, 12) + 1);
    await removeOldLogs(context.storage);
    expect(await context.storage.read((db) => newestAudit(db, 10))).toMatchObject([{ at: START + 1 }]);
  });
});
