import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { errorAnswer } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_RATES } from '../../accounts/limits/limits.ts';
import { newToken } from '../../accounts/secrets/token.ts';
import { drawnDatabases } from '../../testing/drawn-databases.ts';
import { MailReceiver } from '../../testing/mail-receiver.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const PUBLIC_URL = 'http://play.example.org';
const ANN = 'ann.kelvin@example.org';
/** KELVIN SIGN. `toLowerCase` turns it into the letter k. */
const KELVIN = '\u212a';
const account = (username: string) => ({
  username,
  password: 'correct horse battery staple',
  isPersistent: false,
  isGuest: false,
});

describe.each(drawnDatabases(import.meta.url))('an attacker, on $name', (database) => {
  let server: TestServer;
  let letters: MailReceiver;
  let ann: TestClient;
  beforeAll(async () => {
    letters = await MailReceiver.open();
    server = await startTestServer({ database, settings: { PUBLIC_URL, SMTP_URL: letters.url } });
    ann = server.newClient();
    await ann.registerEmail(ANN);
  });
  afterAll(async () => {
    await server.close();
    await letters.close();
  });

  it.each([
    'eve@evil.test\r\nBcc: ann.kelvin@example.org',
    'eve@evil.test\nSubject: hello',
    'eve@evil.test, ann.kelvin@example.org',
    '"ann.kelvin@example.org" <eve@evil.test>',
    `ann.${KELVIN}elvin@example.org`,
    'ann.kelvin@example.org\0.evil.test',
    'ann\u200b.kelvin@example.org',
    '<script>@example.org',
  ])('cannot register an address like %j', async (username) => {
    const { status, body } = await server.newClient().send('register', account(username));
    expect([status, errorAnswer.parse(body).code]).toEqual([400, 'account/not-acceptable']);
  });

  it('cannot redirect another player’s e-mails or their links', async () => {
    const asked: readonly string[] = [ANN.replace('k', KELVIN), ` ${ANN.toUpperCase()} `];
    for (const address of asked) {
      const elsewhere = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
      expect(await post(server.port, '/api/account/request-password-reset', address, elsewhere)).toBe(204);
      expect((await letters.linkFor(ANN, 'reset-password')).origin).toBe(PUBLIC_URL);
    }
    const nobody: readonly string[] = [`${ANN}\r\nBcc: eve@evil.test`, `${ANN},eve@evil.test`, `${ANN}\0`];
    for (const address of nobody) {
      expect(await server.newClient().send('request-password-reset', address)).toMatchObject({ status: 204 });
    }
    // When the letter of this request arrives, the server has processed all earlier requests.
    await server.newClient().call('request-password-reset', ANN);
    await letters.linkFor(ANN, 'reset-password');
    expect(letters.count).toBe(asked.length + 1);
  });

  it.each(['\0', `${ANN}\0`, '\ud800', '%00', "' or 1=1 --", '\u202eann'])(
    'cannot log in with a name like %j',
    async (email) => {
      const login = { email, password: 'correct horse battery staple', rememberMe: false };
      expect(await server.newClient().send('login', login)).toMatchObject({ status: 401 });
    },
  );

  it('cannot log in with a similar password', async () => {
    const password = 'Crème brûlée, twice a day ';
    const lea = { ...account('lea@example.org'), password };
    await server.newClient().call('register', lea);
    const attempt = (text: string): Promise<Reply> =>
      server.newClient().send('login', { email: lea.username, password: text, rememberMe: false });
    const plain = password.normalize('NFD').replace(/\p{Mark}/gu, '');
    const near = [password.trim(), password.toUpperCase(), password.slice(0, -2), plain];
    for (const text of near) expect((await attempt(text)).status).toBe(401);
    expect((await attempt(password)).status).toBe(200);
    // The same letters, as another system sends them.
    expect((await attempt(password.normalize('NFD'))).status).toBe(200);
  });

  it('finds no account that does not exist', async () => {
    for (const email of ['admin', 'root', 'guest', 'system', 'Slumberfell']) {
      const login = { email, password: email, rememberMe: false };
      expect(await server.newClient().send('login', login)).toMatchObject({ status: 401 });
    }
  });

  it('does not become an administrator by a field of the input', async () => {
    const more = [{ role: 'admin' }, { kind: 'validated' }, { isAdmin: true }, { id: 1 }];
    for (const [index, further] of more.entries()) {
      const eve = server.newClient();
      const reply = await eve.send('register', { ...account(`eve-${index}@example.org`), ...further });
      expect(codeOf(reply)).toBe('request/invalid');
      expect(await eve.call('is-authenticated')).toBe(false);
    }
  });

  it('gets no access by planting a session in another player’s browser', async () => {
    const eve = server.newClient();
    await eve.registerGuest();
    const login = { email: ANN, password: 'correct horse battery staple', rememberMe: false };
    const bea = server.newClient();
    const planted = { cookie: eve.cookie ?? '' };
    expect((await bea.send('login', login, planted)).status).toBe(200);
    expect(bea.cookie).not.toBe(eve.cookie);
    expect(await bea.call('get-username')).toBe(ANN);
    // The login of Bea's browser with Eve's cookie has ended Eve's login.
    expect(await eve.call('is-authenticated')).toBe(false);

    const madeUp = { cookie: `slumberfell=${newToken()}` };
    expect((await server.newClient().send('is-authenticated', {}, madeUp)).body).toBe(false);
    const carl = server.newClient();
    expect((await carl.send('login', login, madeUp)).status).toBe(200);
    expect((await server.newClient().send('is-authenticated', {}, madeUp)).body).toBe(false);
  });
});

describe('an attacker of the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const ELSEWHERE = { TRUSTED_PROXIES: '192.0.2.1' };
  it.each([
    ['is not many by claiming to be', ELSEWHERE, '203.0.113.', [200, 429]],
    [
      'is not many by claiming to be, also where players come by https',
      { ...ELSEWHERE, PUBLIC_URL: 'https://play.example.org' },
      '203.0.113.',
      [200, 429],
    ],
    [
      'is not many by claiming to be what is no address',
      { PUBLIC_URL: 'https://play.example.org' },
      'spoof-',
      [200, 429],
    ],
    ['is taken for as many as a proxy says that the host has named', {}, '203.0.113.', [200]],
  ])('%s', async (_what, variables, prefix, expected) => {
    const asked = await startTestServer({ settings: variables });
    const statuses = new Set<number>();
    for (let count = 0; count <= ACCOUNT_RATES.guestCredentials.attempts; count++) {
      const from = { 'x-forwarded-for': `${prefix}${count}`, 'x-real-ip': `${prefix}${count}` };
      statuses.add((await asked.newClient().send('get-guest-credentials', {}, from)).status);
    }
    expect([...statuses]).toEqual(expected);
    await asked.close();
  });

  it.each([
    ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    [
      'a link',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a script of a sibling', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['an image, by http', { referer: 'http://evil.test/' }],
  ])("uses up no visitor's attempts by %s in a page of another site", async (_what, headers) => {
    const visitor = server.newClient();
    const input = { userId: '1', code: newToken() };
    for (let count = 0; count <= ACCOUNT_RATES.letterAnswers.attempts; count++) {
      const reply = await visitor.send('confirm-email', input, headers);
      expect([reply.status, codeOf(reply)]).toEqual([403, 'request/origin']);
    }
    expect(await visitor.call('confirm-email', input)).toMatchObject({ success: false });
    const typed = 'Sec-Fetch-Site: none\r\nSec-Fetch-Mode: navigate\r\n';
    expect(await raw(server.port, `GET /api/account/status HTTP/1.1\r\nHost: x\r\n${typed}\r\n`)).toBe(204);
  });

  it.each([
    ['both lengths', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 4\r\n\r\n'],
    ['a length that is none', 'Content-Length: +4\r\n\r\n'],
    ['an encoding that is none', 'Transfer-Encoding: xchunked\r\n\r\n'],
    ['a header on two lines', 'X-A: b\r\n c: d\nContent-Length: 4\r\n\r\n'],
    ['headers without end', `X-A: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('is refused for a request with %s', async (_what, rest) => {
    const status = await raw(server.port, `POST /api/account/logout HTTP/1.1\r\nHost: x\r\n${rest}`);
    expect([400, 415, 431]).toContain(status);
  });

  it('reads nothing back by TRACE', async () => {
    expect(await raw(server.port, 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n')).toBe(404);
  });

  it.each([
    ['as deep as it is long', '['.repeat(8_000) + ']'.repeat(8_000)],
    ['deep, with a prototype in it', `${'{"a":'.repeat(2_000)}{"__proto__":1}${'}'.repeat(2_000)}`],
    ['with a name twice', '{"email":"a","email":"b","password":"x"}'],
  ])('is refused for a body %s', async (_what, body) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await server.newClient().request('/api/account/login', { method: 'POST', headers, body });
    expect([reply.status, codeOf(reply)]).toEqual([400, 'request/invalid']);
  });

  it('is refused when a parameter is sent twice', async () => {
    const player = server.newClient();
    await player.registerEmail('ann@example.org');
    const path = '/api/leaderboard/get-table?leaderboardType=Level&page=1&page=2';
    expect(codeOf(await player.request(path))).toBe('request/invalid');
  });
});

const codeOf = ({ body }: Reply): string => errorAnswer.parse(body).code;

/**
 * Sends a POST with headers that fetch does not let a caller set.
 * @returns the status.
 */
const post = (port: number, path: string, value: unknown, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = httpRequest(
      { port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(value));
  });

/**
 * Sends text that need not be HTTP.
 * @returns the status of the answer.
 */
const raw = (port: number, text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(received) ?? [];
      if (status === undefined) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.on('error', reject);
  });
