import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  claimMails,
  deleteMail,
  insertMail,
  type OutboxEntry,
  postponeMail,
} from '../storage/tables/outbox.ts';
import type { TestStorage } from '../testing/databases.ts';
import { drawnDatabases } from '../testing/drawn-databases.ts';
import { TestClock } from '../testing/test-clock.ts';
import { Delivery, type DeliveryOptions } from './delivery.ts';

const NOON = 1_800_000_000_000;
const LEASE = 60_000;

describe.each(drawnDatabases(import.meta.url))('a delivery, on $name', (database) => {
  const clock = new TestClock(NOON);
  let opened: TestStorage;
  let lines: string[];
  beforeEach(async () => {
    clock.set(NOON);
    lines = [];
    opened = await database.open(clock);
  });
  afterEach(() => opened.dispose());

  const store = async (...recipients: string[]): Promise<void> => {
    for (const recipient of recipients)
      await opened.storage.write((tx) => insertMail(tx, { kind: 'validate-email', recipient }, clock.now()));
  };
  const waiting = async () =>
    await opened.storage.read((db) =>
      db.selectFrom('outbox').select(['recipient', 'due_at as dueAt', 'attempts']).orderBy('id').execute(),
    );
  const deliveryOf = (
    attempt: DeliveryOptions<OutboxEntry>['attempt'],
    isParallel = false,
  ): Delivery<OutboxEntry> =>
    new Delivery<OutboxEntry>({
      storage: opened.storage,
      log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
      outbox: { claim: claimMails, postpone: postponeMail, remove: deleteMail },
      batch: 2,
      isParallel,
      lease: LEASE,
      fault: 'could not deliver',
      attempt,
    });

  it.each([
    ['one after the other', false, ['+a', '-a', '+b', '-b', '+c', '-c']],
    ['two at once', true, ['+a', '+b', '-a', '-b', '+c', '-c']],
  ] as const)('sends all that is due in batches of two, %s', async (_how, isParallel, expected) => {
    await store('a', 'b', 'c');
    const steps: string[] = [];
    const delivery = deliveryOf(async ({ recipient }) => {
      steps.push(`+${recipient}`);
      await new Promise(setImmediate);
      steps.push(`-${recipient}`);
      return null;
    }, isParallel);
    await delivery.deliver();
    expect(steps).toEqual(expected);
    expect(await waiting()).toEqual([]);
  });

  it('postpones to the instant that an attempt names, however long the attempt takes', async () => {
    await store('a');
    await deliveryOf(() => {
      clock.forward(1_234);
      return Promise.resolve(NOON + 5_000);
    }).deliver();
    expect(await waiting()).toEqual([{ recipient: 'a', dueAt: NOON + 5_000, attempts: 1 }]);
  });

  it('sends what is stored while it sends', async () => {
    await store('a');
    const sent: string[] = [];
    const delivery = deliveryOf(async ({ recipient }) => {
      sent.push(recipient);
      if (recipient === 'a') await store('b');
      delivery.start();
      return null;
    });
    await delivery.deliver();
    expect(sent).toEqual(['a', 'b']);
  });

  it('logs what goes wrong; what it had claimed is due again when the lease ends', async () => {
    await store('a', 'b');
    const sent: string[] = [];
    const delivery = deliveryOf(({ recipient, attempts }) => {
      if (attempts === 1) throw new Error(`no way to ${recipient}`);
      sent.push(recipient);
      return Promise.resolve(null);
    });
    await delivery.deliver();
    await delivery.deliver();
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['could not deliver']);
    expect((await waiting()).map(({ dueAt }) => dueAt)).toEqual([NOON + LEASE, NOON + LEASE]);
    clock.forward(LEASE);
    await delivery.deliver();
    expect(sent).toEqual(['a', 'b']);
  });

  it('begins nothing after it is closed: the rest of a batch is due at once', async () => {
    await store('a', 'b', 'c');
    const sent: string[] = [];
    let end = (): void => {};
    const delivery = deliveryOf(async ({ recipient }) => {
      sent.push(recipient);
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return null;
    });
    delivery.start();
    await expect.poll(() => sent).toEqual(['a']);
    await delivery.close(1);
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual(['a', 'b', 'c']);
    const closing = delivery.close();
    end();
    await closing;
    await delivery.deliver();
    expect(sent).toEqual(['a']);
    expect(await waiting()).toEqual([
      { recipient: 'b', dueAt: NOON, attempts: 1 },
      { recipient: 'c', dueAt: NOON, attempts: 0 },
    ]);
  });
});
