import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FoldedLines } from '../observe/folded-lines.ts';
import { openStorage } from '../storage/open.ts';
import { insertMail, type OutboxEntry } from '../storage/tables/outbox.ts';
import type { TestStorage } from '../testing/databases.ts';
import { drawnDatabases } from '../testing/drawn-databases.ts';
import { MailReceiver } from '../testing/mail-receiver.ts';
import { TestClock } from '../testing/test-clock.ts';
import type { Mail } from './mail.ts';
import { ATTEMPTS, Mailer } from './mailer.ts';
import { smtpTransport } from './smtp-transport.ts';
import { composeMail } from './template.ts';

const NOON = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const write = ({ kind, recipient }: OutboxEntry): Promise<Mail | null> =>
  Promise.resolve(
    recipient === 'nobody'
      ? null
      : composeMail(
          { subject: kind, paragraphs: ['Good evening.'], action: null, afterwards: [] },
          recipient,
          { serverTitle: null, serverName: null, origin: 'http://localhost:3000' },
        ),
  );

describe.each(drawnDatabases(import.meta.url))('the mailer, on $name', (database) => {
  const clock = new TestClock(NOON);
  let opened: TestStorage;
  let receiver: MailReceiver;
  let mailer: Mailer;
  const lines: string[] = [];

  const hire = (storage = opened.storage): Mailer =>
    new Mailer({
      storage,
      transport: smtpTransport(receiver.url, { name: 'Slumberfell', address: 'no-reply@example.org' }),
      log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
      folded: new FoldedLines({ isOn: false }),
      write,
    });
  const ask = (recipient: string): Promise<void> =>
    opened.storage.write((tx) => insertMail(tx, { kind: 'validate-email', recipient }, clock.now()));
  const waiting = async (): Promise<number> =>
    (await opened.storage.read((db) => db.selectFrom('outbox').select('id').execute())).length;

  beforeEach(async () => {
    clock.set(NOON);
    lines.length = 0;
    opened = await database.open(clock);
    receiver = await MailReceiver.open();
    mailer = hire();
  });
  afterEach(async () => {
    await mailer.close();
    await receiver.close();
    await opened.dispose();
  });

  it('sends an e-mail as text and HTML, once, and removes it', async () => {
    await ask('ann@example.org');
    await mailer.deliver();
    await mailer.deliver();
    expect(receiver.count).toBe(1);
    expect(await receiver.next()).toMatchObject({
      from: { name: 'Slumberfell', address: 'no-reply@example.org' },
      to: [{ address: 'ann@example.org' }],
      subject: 'validate-email',
      text: expect.stringContaining('Good evening.') as string,
      html: expect.stringContaining('<p style="margin:0 0 16px">Good evening.</p>') as string,
    });
    expect(await waiting()).toBe(0);
  });

  it('sends nothing without a recipient', async () => {
    await ask('nobody');
    await mailer.deliver();
    expect([receiver.count, await waiting()]).toEqual([0, 0]);
  });

  it('retries, at growing intervals, while a mail server answers with a temporary error', async () => {
    receiver.refuseWith = 451;
    await ask('ann@example.org');
    await mailer.deliver();
    await mailer.deliver();
    expect(receiver.refused).toBe(1);
    clock.forward(MINUTE);
    await mailer.deliver();
    clock.forward(MINUTE);
    await mailer.deliver();
    expect(receiver.refused).toBe(2);
    receiver.refuseWith = null;
    clock.forward(MINUTE);
    await mailer.deliver();
    expect([receiver.count, await waiting()]).toEqual([1, 0]);
  });

  it('gives up after the last retry, or at once for an unknown mailbox, and logs no addresses', async () => {
    receiver.refuseWith = 550;
    await ask('ann@example.org');
    await mailer.deliver();
    expect([receiver.refused, await waiting()]).toEqual([1, 0]);
    receiver.refuseWith = 451;
    await ask('ann@example.org');
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      expect(await waiting()).toBe(1);
      await mailer.deliver();
      clock.forward(HOUR);
    }
    expect(await waiting()).toBe(0);
    expect(lines.filter((line) => line.includes('gave up'))).toHaveLength(2);
    const reasons = lines.map((line) => (JSON.parse(line) as { reason?: string }).reason);
    const at = `The mail server ${new URL(receiver.url).host} refused the recipient`;
    expect(reasons).toEqual([`${at} (550).`, ...Array.from({ length: ATTEMPTS }, () => `${at} (451).`)]);
    expect(lines.join('')).not.toContain('ann@');
  });

  it('sends an e-mail again whose sender process died', async () => {
    await ask('ann@example.org');
    const lost = new Mailer({
      storage: opened.storage,
      transport: { send: () => new Promise(() => {}), close: () => {} },
      log: pino({ level: 'silent' }),
      folded: new FoldedLines(),
      write,
    });
    lost.start();
    await expect
      .poll(() => opened.storage.read((db) => db.selectFrom('outbox').select('attempts').execute()))
      .toEqual([{ attempts: 1 }]);
    await mailer.deliver();
    expect(receiver.count).toBe(0);
    clock.forward(5 * MINUTE);
    await mailer.deliver();
    expect(receiver.count).toBe(1);
  });

  it('shares the outbox with other nodes', async () => {
    const other = opened.storage.isShared ? await openStorage({ ...opened.place, clock }) : opened.storage;
    const colleague = hire(other);
    for (let letter = 0; letter < 40; letter++) await ask(`reader-${letter}@example.org`);
    await Promise.all([mailer.deliver(), colleague.deliver()]);
    const readers = new Set<string | undefined>();
    for (let letter = 0; letter < 40; letter++) readers.add((await receiver.next()).to?.[0]?.address);
    expect([receiver.count, readers.size, await waiting()]).toEqual([40, 40, 0]);
    await colleague.close();
    if (other !== opened.storage) await other.close();
  });
});
