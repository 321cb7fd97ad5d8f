import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  authenticatorCode,
  newAuthenticatorSecret,
} from '../../../accounts/credentials/authenticator-codes.ts';
import { ACCOUNT_RATES } from '../../../accounts/limits/limits.ts';
import { appoint } from '../../../operations/admin/roles.ts';
import { openStorage } from '../../../storage/open.ts';
import { accountByUsername } from '../../../storage/tables/accounts.ts';
import { confirmSecondFactor, offerSecondFactor } from '../../../storage/tables/second-factors.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { MailReceiver } from '../../../testing/mail-receiver.ts';
import type { Reply, TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const STEP = 30_000;
const DAY = 24 * 3_600_000;
const NEW_PASSWORD = 'a quiet afternoon in May';
/**
 * For the test that logs in while a second factor is switched on: number of concurrent logins, and how often
 * the test repeats this.
 */
const LOGINS = 10;
const ROUNDS = 3;

describe.each(drawnDatabases(import.meta.url))('a second factor, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let letters: MailReceiver;
  let ann: TestClient;
  let password: string;
  let email: string;
  let tests = 0;
  beforeAll(async () => {
    letters = await MailReceiver.open();
    server = await startTestServer({ database, clock, settings: { SMTP_URL: letters.url } });
  });
  beforeEach(async () => {
    // The windows of the rates of earlier tests have ended.
    clock.forward(DAY);
    email = `ann-${tests++}@example.org`;
    ann = server.newClient();
    password = await ann.registerEmail(email, true);
    const { searchParams } = await letters.linkFor(email, 'confirm-email');
    await ann.call('confirm-email', {
      userId: searchParams.get('userId') ?? '',
      code: searchParams.get('code') ?? '',
    });
  });
  afterAll(async () => {
    await server.close();
    await letters.close();
  });

  /** Waits for the next letter to Ann. Letters of earlier tests may arrive late. */
  const nextLetter = async (): Promise<Awaited<ReturnType<MailReceiver['next']>>> => {
    for (;;) {
      const letter = await letters.next();
      if (letter.to?.[0]?.address === email) return letter;
    }
  };
  const codeOf = (secret: string): string => authenticatorCode(secret, clock.now());
  const add = async (): Promise<{ secret: string; recoveryCodes: readonly string[] }> => {
    const { secret } = await ann.call('begin-second-factor', { password });
    const { recoveryCodes } = await ann.call('confirm-second-factor', { code: codeOf(secret) });
    clock.forward(STEP);
    return { secret, recoveryCodes };
  };
  const login = (code?: string, client = server.newClient()): Promise<Reply> =>
    client.send('login', { email, password, rememberMe: false, ...(code !== undefined && { code }) });
  /** Calls of a logged-in player that need a code of the second factor. Each must refuse a wrong code. */
  const calls = {
    'remove-second-factor': () => ({ password }),
    'change-password': () => ({ currentPassword: password, newPassword: NEW_PASSWORD }),
    'delete-account': () => ({ username: email, password }),
  };
  const names = Object.keys(calls) as (keyof typeof calls)[];
  const needed = { status: 401, body: { code: 'account/code-needed' } };
  const wrong = { status: 401, body: { code: 'account/code', errors: [{ path: 'code' }] } };

  it('is required once it is confirmed, ends other logins, and is announced by e-mail', async () => {
    const elsewhere = server.newClient();
    await login(undefined, elsewhere);
    const { secret, address } = await ann.call('begin-second-factor', { password });
    expect(address).toContain(`secret=${secret}`);
    expect((await login()).status).toBe(200);
    expect(await ann.send('confirm-second-factor', { code: '000000' })).toMatchObject(wrong);
    const { recoveryCodes } = await ann.call('confirm-second-factor', { code: codeOf(secret) });
    expect(recoveryCodes).toHaveLength(8);
    expect(await ann.call('second-factor')).toEqual({ enabled: true, recoveryCodesLeft: 8 });
    expect(await elsewhere.call('is-authenticated')).toBe(false);
    expect(await nextLetter()).toMatchObject({ subject: 'A second lock on your door' });
    expect(await login()).toMatchObject(needed);
    expect(await login('000000')).toMatchObject(wrong);
    // The confirmation has used up this code.
    expect(await login(codeOf(secret))).toMatchObject(wrong);
    clock.forward(STEP);
    expect((await login(codeOf(secret))).status).toBe(200);
  });

  it('accepts each code once, and each recovery code once', async () => {
    const { secret, recoveryCodes } = await add();
    const replies = await Promise.all(Array.from({ length: 5 }, () => login(codeOf(secret))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const [first = ''] = recoveryCodes;
    expect((await login(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await login(first)).toMatchObject(wrong);
    expect(await ann.call('second-factor')).toEqual({ enabled: true, recoveryCodesLeft: 7 });
  });

  it('cannot be guessed, and repeated tries do not help', async () => {
    const { secret } = await add();
    const stranger = server.newClient();
    for (let count = 0; count < 10; count++) {
      expect(await login(undefined, stranger)).toMatchObject(needed);
      expect(await login('000000', stranger)).toMatchObject(wrong);
    }
    expect(await login(codeOf(secret), stranger)).toMatchObject({ status: 423 });
  });

  it('cannot be guessed by any other call, nor with other calls between the guesses', async () => {
    const { secret } = await add();
    for (const name of names) {
      const attempt = (code: string): Promise<Reply> => ann.send(name, { ...calls[name](), code });
      for (let count = 0; count < 10; count++) {
        expect(await attempt('000000')).toMatchObject(wrong);
        if (count !== 5) continue;
        expect(await ann.send('begin-second-factor', { password })).toMatchObject({ status: 409 });
        expect(await login(undefined, ann)).toMatchObject(needed);
      }
      expect(await attempt(codeOf(secret))).toMatchObject({ status: 423 });
      clock.forward(ACCOUNT_RATES.failedLogin.window);
    }
  });

  it('is required to change the password and to delete the account', async () => {
    const { secret, recoveryCodes } = await add();
    const last = {
      'change-password': () => codeOf(secret),
      'delete-account': () => recoveryCodes[0],
    };
    for (const name of ['change-password', 'delete-account'] as const) {
      const attempt = (code?: string): Promise<Reply> => ann.send(name, { ...calls[name](), code });
      expect(await attempt()).toMatchObject(needed);
      expect(await attempt('000000')).toMatchObject(wrong);
      expect(await ann.call('is-authenticated')).toBe(true);
      expect((await attempt(last[name]())).status).toBe(204);
      password = NEW_PASSWORD;
    }
    expect(await ann.call('is-authenticated')).toBe(false);
  });

  it('leaves no session that began without it, even with concurrent logins while it is switched on', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      // Ends the windows of earlier attempts, so that no rate refuses the logins.
      clock.forward(ACCOUNT_RATES.login.window);
      const { secret } = await ann.call('begin-second-factor', { password });
      const browsers = Array.from({ length: LOGINS }, () => server.newClient());
      const statuses: number[] = [];
      const logins = browsers.map(async (browser, place) => {
        const from = { 'x-forwarded-for': `203.0.113.${place}` };
        const { status } = await browser.send('login', { email, password, rememberMe: false }, from);
        statuses.push(status);
      });
      await vi.waitUntil(() => statuses.length >= 3, { interval: 1, timeout: 30_000 });
      await ann.call('confirm-second-factor', { code: codeOf(secret) });
      await Promise.all(logins);
      expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
      const open = await Promise.all(browsers.map((browser) => browser.call('is-authenticated')));
      expect(open.filter(Boolean)).toEqual([]);
      clock.forward(STEP);
      await ann.call('remove-second-factor', { password, code: codeOf(secret) });
    }
  });

  it('is required for the login of an administrator call', async () => {
    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    await appoint(storage, email, 'admin');
    const secret = newAuthenticatorSecret();
    await storage.write(async (tx) => {
      const account = await accountByUsername(tx, email);
      if (account === null) throw new Error('there is no Ann');
      await offerSecondFactor(tx, account.id, secret, clock.now());
      await confirmSecondFactor(tx, account.id, clock.now());
    });
    await storage.close();
    await server.restart();
    const denied = { status: 403, body: { code: 'account/second-factor-missing' } };
    expect(await ann.send('end-account-sessions', 'nobody@example.org')).toMatchObject(denied);
    const admin = server.newClient();
    expect((await login(codeOf(secret), admin)).status).toBe(200);
    expect(await admin.send('end-account-sessions', 'nobody@example.org')).toMatchObject({ status: 404 });
  });

  it('is removed with password and code, and then not required', async () => {
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
    await nextLetter();
    expect(await nextLetter()).toMatchObject({ subject: 'One lock fewer on your door' });
  });

  it('is only for validated accounts, and remains after a new password', async () => {
    const guest = server.newClient();
    const pair = await guest.registerGuest();
    expect(await guest.send('begin-second-factor', { password: pair.password })).toMatchObject({
      status: 409,
      body: { code: 'account/not-validated' },
    });
    const { secret } = await add();
    const change = { currentPassword: password, newPassword: NEW_PASSWORD, code: codeOf(secret) };
    await ann.call('change-password', change);
    password = NEW_PASSWORD;
    expect(await login()).toMatchObject(needed);
  });

  it('leaves no recovery code in the database', async () => {
    const { recoveryCodes } = await add();
    const { storage } = server.running;
    const account = await storage.read((db) => accountByUsername(db, email));
    const kept = await storage.read((db) => db.selectFrom('recovery_codes').selectAll().execute());
    expect(kept.filter((code) => code.account_id === account?.id)).toHaveLength(8);
    for (const code of recoveryCodes) {
      expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
    }
  });
});
