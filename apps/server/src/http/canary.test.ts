import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { authenticatorCode } from '../accounts/authenticator-codes.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { DATABASES } from '../testing/databases.ts';
import { MailReceiver } from '../testing/mail-receiver.ts';
import { TestClock } from '../testing/test-clock.ts';
import { createLog } from './log.ts';
import type { Reply, TestClient } from './test-client.ts';
import { openTestHouse } from './test-house.ts';

const NOON = 1_800_000_000_000;
const ANN = 'canary.ann@example.org';
const FIRST = 'canary-in-the-first-password';
const SECOND = 'canary-in-the-second-password';
const THIRD = 'canary-in-the-third-password';

it.each(DATABASES)('a secret that goes through every flow stays nowhere, on $name', async (database) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const clock = new TestClock(NOON);
  const letters = await MailReceiver.open();
  const house = await openTestHouse(database, {
    clock,
    log: createLog('trace', sink),
    variables: { SMTP_URL: letters.url },
  });
  const answers: string[] = [];
  const send = async (client: TestClient, ...call: Parameters<TestClient['send']>): Promise<Reply> => {
    const reply = await client.send(...call);
    answers.push(JSON.stringify(reply.body) ?? '');
    return reply;
  };
  const secrets = [FIRST, SECOND, THIRD];
  const ann = house.visitor();

  const account = { username: ANN, isPersistent: true, isGuest: false, validationRequested: true };
  await send(ann, 'register', { ...account, password: 'canary.ann-is-in-it' });
  await send(ann, 'register', { ...account, password: FIRST });
  const confirm = (await letters.linkFor(ANN, 'confirm-email')).searchParams;
  secrets.push(confirm.get('code') ?? '');
  await send(ann, 'confirm-email', { userId: confirm.get('userId'), code: confirm.get('code') });
  await send(ann, 'change-password', { currentPassword: FIRST, newPassword: SECOND });
  await send(ann, 'request-password-reset', ANN);
  const reset = (await letters.linkFor(ANN, 'reset-password')).searchParams;
  const [userId, token] = [Number(reset.get('userId')), reset.get('token') ?? ''];
  secrets.push(token);
  await send(ann, 'reset-password', { userId, token, newPassword: 'password1' });
  await send(ann, 'reset-password', { userId, token, newPassword: THIRD });
  await send(ann, 'reset-password', { userId, token, newPassword: THIRD });
  await send(ann, 'login', { email: ANN, password: SECOND, rememberMe: true });
  expect(await send(ann, 'login', { email: ANN, password: THIRD, rememberMe: true })).toMatchObject({
    status: 200,
  });
  // What these answer is secret, and is meant to be told this once.
  const { secret } = await ann.call('begin-second-factor', { password: THIRD });
  const { recoveryCodes } = await ann.call('confirm-second-factor', {
    code: authenticatorCode(secret, NOON),
  });
  secrets.push(secret, ...recoveryCodes);
  await ann.call('logout');
  const login = { email: ANN, password: THIRD, rememberMe: true, code: recoveryCodes[0] };
  expect(await send(ann, 'login', login)).toMatchObject({ status: 200 });
  secrets.push(ann.cookie?.split('=')[1] ?? '');
  await send(ann, 'sessions');
  await send(ann, 'export-data');
  await house.stop();

  const storage = await openStorage({ ...house.place, clock });
  const kept = await everythingIn(storage);
  await storage.close();
  await letters.close();
  await house.dispose();
  expect(kept).toContain(ANN);
  expect(secrets.every((one) => one.length >= 20)).toBe(true);
  for (const told of [lines.join(''), kept, answers.join('')]) {
    for (const one of secrets) expect(told).not.toContain(one);
  }
  const noted = lines.filter((line) => line.includes('"security"')).map((line) => JSON.parse(line) as object);
  expect(noted).toContainEqual(
    expect.objectContaining({ call: 'register', outcome: 'account/not-acceptable', account: null }),
  );
  expect(noted).toContainEqual(
    expect.objectContaining({ call: 'login', outcome: 'account/invalid-login', account: null }),
  );
  expect(noted).toContainEqual(expect.objectContaining({ call: 'login', outcome: 'done', account: 1 }));
  expect(lines.join('')).not.toContain(ANN);
});

/** All rows of all tables. */
async function everythingIn(storage: Storage): Promise<string> {
  const rows = await storage.read(async (db) => {
    const tables = await db.introspection.getTables();
    const found: unknown[] = [];
    for (const { name } of tables) {
      found.push(
        await db
          .selectFrom(name as 'accounts')
          .selectAll()
          .execute(),
      );
    }
    return found;
  });
  return JSON.stringify(rows);
}
