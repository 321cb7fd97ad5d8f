import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { MailReceiver } from '../../../testing/mail-receiver.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const DAY = 24 * 3_600_000;
const ANN = 'Ann@example.org';

describe.each(drawnDatabases(import.meta.url))('an account with an e-mail address, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let letters: MailReceiver;
  beforeEach(async () => {
    clock.set(NOON);
    letters = await MailReceiver.open();
    const settings = {
      PUBLIC_URL: 'http://play.example.org',
      SMTP_URL: letters.url,
      HOST_NAME: 'The Inn',
      CONTACT_EMAIL: 'inn@example.org',
    };
    server = await startTestServer({ database, clock, settings });
  });
  afterEach(async () => {
    await server.close();
    await letters.close();
  });

  const register = (input: object) =>
    server.newClient().send('register', {
      username: ANN,
      password: 'correct horse battery staple',
      isPersistent: false,
      isGuest: false,
      ...input,
    });

  it('is registered, logged in to in any case, and logged out of', async () => {
    const ann = server.newClient();
    const password = await ann.registerEmail(ANN);
    expect(await ann.call('status')).toEqual({ status: 'Registered', isGuest: false, isAdmin: false });
    expect(await ann.call('get-username')).toBe(ANN);
    await ann.call('logout');
    const again = server.newClient();
    await again.call('login', { email: ' aNN@EXAMPLE.org', password, rememberMe: true });
    expect(await again.call('is-authenticated')).toBe(true);
    expect(letters.count).toBe(0);
  });

  it('is refused for each invalid input, with its field', async () => {
    expect(await register({ username: 'annabel', password: 'annabel slumberfell' })).toMatchObject({
      status: 400,
      body: {
        code: 'account/not-acceptable',
        message: 'The account could not be registered because there is one or more errors:',
        errors: [
          { path: 'username', description: 'Please enter a valid e-mail address.' },
          {
            path: 'password',
            description: 'The password must not contain your e-mail address or username.',
          },
          { path: 'password', description: 'The password must not contain the name of the game.' },
        ],
      },
    });
    expect((await register({ password: '12345678' })).body).toMatchObject({
      errors: [{ path: 'password' }],
    });
    expect((await register({ password: '1234567' })).body).toMatchObject({
      errors: [{ path: 'password', description: 'Password must be at least 8 characters.' }],
    });
    expect((await register({ password: 'x'.repeat(128) })).status).toBe(204);
    expect(await register({ username: 'ann@EXAMPLE.org' })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'username', description: 'This username is already taken.' }] },
    });
  });

  it('with one address from many tabs is registered once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => register({})));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, ...new Array<number>(7).fill(409)]);
  });

  it('may come from a guest, who keeps the character and is logged out everywhere else', async () => {
    const guest = server.newClient();
    const { username, password } = await guest.registerGuest();
    const character = await guest.call('create-character', { name: 'Ann', appearanceId: 1 });
    const elsewhere = server.newClient();
    await elsewhere.call('login', { email: username, password, rememberMe: false });
    const before = guest.cookie ?? '';

    await guest.registerEmail(ANN);
    expect(await guest.call('status')).toEqual({ status: 'Registered', isGuest: false, isAdmin: false });
    expect(await guest.call('get-characters')).toEqual([character]);
    expect((await guest.call('get-layout-data')).characterData.id).toBe(character.id);
    expect(guest.cookie).not.toBe(before);
    expect((await server.newClient().send('get-username', {}, { cookie: before })).status).toBe(401);
    expect(await elsewhere.call('is-authenticated')).toBe(false);
    const old = await server.newClient().send('login', { email: username, password, rememberMe: false });
    expect(old).toMatchObject({ status: 401 });
    expect(await guest.send('register', { ...ACCOUNT, username: 'bea@example.org' })).toMatchObject({
      status: 409,
      body: { code: 'account/already-authenticated' },
    });
  });

  it('does not come from a guest when another account has the address, or twice at once', async () => {
    await server.newClient().registerEmail(ANN);
    const guest = server.newClient();
    const { username } = await guest.registerGuest();
    expect((await guest.send('register', { ...ACCOUNT, username: ANN })).status).toBe(409);
    expect(await guest.call('get-username')).toBe(username);
    expect(await guest.call('status')).toEqual({ status: 'Guest', isGuest: true, isAdmin: false });
    await guest.call('create-character', { name: 'Wanderer', appearanceId: 1 });
    const addresses = Array.from({ length: 4 }, (_, index) => `bea-${index}@example.org`);
    const replies = await Promise.all(
      addresses.map((address) => guest.send('register', { ...ACCOUNT, username: address })),
    );
    // All calls of a logged-in guest but one are told that the account is registered, and none of them that a
    // free address is taken. A call that arrives after the first success has no login any more, so it comes
    // from a visitor, and creates a new account without a character.
    for (const { status, body } of replies)
      expect(status === 204 || (body as { code: string }).code).toBeOneOf([
        true,
        'account/already-authenticated',
      ]);
    const characters = await Promise.all(
      addresses
        .filter((_, index) => replies[index]?.status === 204)
        .map(async (email) => {
          const client = server.newClient();
          await client.call('login', { email, password: ACCOUNT.password, rememberMe: false });
          return await client.call('get-characters');
        }),
    );
    expect(characters.flat()).toHaveLength(1);
  });

  it('is validated by the link of its letter, any number of times, without a login', async () => {
    const ann = server.newClient();
    await ann.registerEmail(ANN, true);
    const letter = await letters.next();
    expect(letter).toMatchObject({
      from: { name: 'The Inn', address: 'inn@example.org' },
      to: [{ address: ANN }],
      subject: 'Is this your pillow?',
    });
    const [link = ''] = /^http:\S+$/m.exec(letter.text ?? '') ?? [];
    const { origin, pathname, searchParams } = new URL(link);
    expect([origin, pathname]).toEqual(['http://play.example.org', '/account/confirm-email']);
    expect(letter.html).toContain(link.replaceAll('&', '&amp;'));

    const query = { userId: searchParams.get('userId') ?? '', code: searchParams.get('code') ?? '' };
    const reader = server.newClient();
    const failed = { success: false, message: 'Invalid confirmation link.' };
    expect(await reader.call('confirm-email', { ...query, userId: '999' })).toEqual(failed);
    expect(await reader.call('confirm-email', { ...query, code: `${query.code}x` })).toEqual(failed);
    const partial = [{}, { userId: query.userId }, { code: query.code }, { userId: 'me', code: query.code }];
    for (const lacking of partial) expect(await reader.call('confirm-email', lacking)).toEqual(failed);
    expect(await ann.call('status')).toMatchObject({ status: 'Registered' });
    for (let count = 0; count < 3; count++) {
      expect(await reader.call('confirm-email', query)).toEqual({
        success: true,
        message: 'Email validated successfully.',
      });
    }
    expect(await reader.call('is-authenticated')).toBe(false);
    expect(await ann.call('status')).toEqual({ status: 'Validated', isGuest: false, isAdmin: false });
    expect(await ann.send('request-validate-email')).toMatchObject({
      status: 409,
      body: { code: 'account/validated' },
    });
    clock.forward(3 * DAY);
    expect(await reader.call('confirm-email', query)).toEqual(failed);
  });

  it('gets the letter again on request, five times an hour, regardless of requests by strangers; a guest has no address', async () => {
    const ann = server.newClient();
    await ann.registerEmail(ANN);
    const stranger = server.newClient();
    for (let count = 0; count < 5; count++) await stranger.call('request-password-reset', ANN);
    expect(await stranger.send('request-password-reset', ANN)).toMatchObject({ status: 429 });
    for (let count = 0; count < 5; count++) await ann.call('request-validate-email');
    const link = await letters.linkFor(ANN, 'confirm-email');
    const { userId = '', code = '' } = Object.fromEntries(link.searchParams);
    expect(await ann.send('request-validate-email')).toMatchObject({
      status: 429,
      body: { code: 'request/too-many', retryAt: NOON + 3_600_000 },
    });
    expect(await ann.call('confirm-email', { userId, code })).toMatchObject({ success: true });
    const guest = server.newClient();
    await guest.registerGuest();
    expect(await guest.send('request-validate-email')).toMatchObject({
      status: 409,
      body: { code: 'account/no-email' },
    });
  });
});

const ACCOUNT = {
  password: 'correct horse battery staple',
  isPersistent: false,
  isGuest: false,
};
