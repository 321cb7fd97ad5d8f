import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authenticatorCode } from '../accounts/authenticator-codes.ts';
import { openStorage } from '../storage/open.ts';
import { DATABASES } from '../testing/databases.ts';
import { MailReceiver } from '../testing/mail-receiver.ts';
import { TestClock } from '../testing/test-clock.ts';
import type { Reply, TestClient } from './test-client.ts';
import { openTestHouse, type TestHouse } from './test-house.ts';

const NOON = 1_800_000_000_000;
const STEP = 30_000;
const ANN = 'ann@example.org';

describe.each(DATABASES)('a second factor, on $name', (database) => {
  const clock = new TestClock(NOON);
  let house: TestHouse;
  let letters: MailReceiver;
  let ann: TestClient;
  let password: string;
  beforeEach(async () => {
    clock.set(NOON);
    letters = await MailReceiver.open();
    house = await openTestHouse(database, { clock, variables: { SMTP_URL: letters.url } });
    ann = house.visitor();
    password = await ann.registerEmail(ANN, true);
    const { searchParams } = await letters.linkFor(ANN, 'confirm-email');
    await ann.call('confirm-email', {
      userId: searchParams.get('userId') ?? '',
      code: searchParams.get('code') ?? '',
    });
  });
  afterEach(async () => {
    await house.dispose();
    await letters.close();
  });

  const codeOf = (secret: string): string => authenticatorCode(secret, clock.now());
  const add = async (): Promise<{ secret: string; recoveryCodes: readonly string[] }> => {
    const { secret } = await ann.call('begin-second-factor', { password });
    const { recoveryCodes } = await ann.call('confirm-second-factor', { code: codeOf(secret) });
    clock.forward(STEP);
    return { secret, recoveryCodes };
  };
  const login = (code?: string, client = house.visitor()): Promise<Reply> =>
    client.send('login', { email: ANN, password, rememberMe: false, ...(code !== undefined && { code }) });
  const needed = { status: 401, body: { code: 'account/code-needed' } };
  const wrong = { status: 401, body: { code: 'account/code', errors: [{ path: 'code' }] } };

  it('is asked for once it is confirmed, ends other sessions, and is told of in a letter', async () => {
    const elsewhere = house.visitor();
    await login(undefined, elsewhere);
    const { secret, address } = await ann.call('begin-second-factor', { password });
    expect(address).toContain(`secret=${secret}`);
    expect((await login()).status).toBe(200);
    expect(await ann.send('confirm-second-factor', { code: '000000' })).toMatchObject(wrong);
    const { recoveryCodes } = await ann.call('confirm-second-factor', { code: codeOf(secret) });
    expect(recoveryCodes).toHaveLength(8);
    expect(await ann.call('second-factor')).toEqual({ enabled: true, recoveryCodesLeft: 8 });
    expect(await elsewhere.call('is-authenticated')).toBe(false);
    expect(await letters.next()).toMatchObject({ subject: 'A second lock on your door' });
    expect(await login()).toMatchObject(needed);
    expect(await login('000000')).toMatchObject(wrong);
    // The code that confirmed it was used with that.
    expect(await login(codeOf(secret))).toMatchObject(wrong);
    clock.forward(STEP);
    expect((await login(codeOf(secret))).status).toBe(200);
  });

  it('takes each code once, and each recovery code once', async () => {
    const { secret, recoveryCodes } = await add();
    const replies = await Promise.all(Array.from({ length: 5 }, () => login(codeOf(secret))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const [first = ''] = recoveryCodes;
    expect((await login(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await login(first)).toMatchObject(wrong);
    expect(await ann.call('second-factor')).toEqual({ enabled: true, recoveryCodesLeft: 7 });
  });

  it('is not guessed, and asking for it over and over does not help', async () => {
    const { secret } = await add();
    const stranger = house.visitor();
    for (let count = 0; count < 10; count++) {
      expect(await login(undefined, stranger)).toMatchObject(needed);
      expect(await login('000000', stranger)).toMatchObject(wrong);
    }
    expect(await login(codeOf(secret), stranger)).toMatchObject({ status: 423 });
  });

  it('is removed with password and code, and then not asked for', async () => {
    const { secret } = await add();
    expect(await ann.send('begin-second-factor', { password })).toMatchObject({
      status: 409,
      body: { code: 'account/second-factor-present' },
    });
    const remove = (input: object): Promise<Reply> =>
      ann.send('remove-second-factor', { password, code: codeOf(secret), ...input });
    expect(await remove({ password: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'account/current-password' },
    });
    expect(await remove({ code: '000000' })).toMatchObject(wrong);
    expect((await remove({})).status).toBe(204);
    expect(await ann.call('second-factor')).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await login()).status).toBe(200);
    await letters.next();
    expect(await letters.next()).toMatchObject({ subject: 'One lock fewer on your door' });
  });

  it('is only for validated accounts, and outlasts a new password', async () => {
    const guest = house.visitor();
    const pair = await guest.registerGuest();
    expect(await guest.send('begin-second-factor', { password: pair.password })).toMatchObject({
      status: 409,
      body: { code: 'account/not-validated' },
    });
    await add();
    const newPassword = 'a quiet afternoon in May';
    await ann.call('change-password', { currentPassword: password, newPassword });
    password = newPassword;
    expect(await login()).toMatchObject(needed);
  });

  it('leaves no recovery code in the database', async () => {
    const { recoveryCodes } = await add();
    await house.stop();
    const storage = await openStorage({ ...house.place, clock });
    const kept = await storage.read((db) => db.selectFrom('recovery_codes').selectAll().execute());
    await storage.close();
    expect(kept).toHaveLength(8);
    for (const code of recoveryCodes) {
      expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
    }
  });
});
