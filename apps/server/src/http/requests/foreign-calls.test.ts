import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const PUBLIC_URL = 'https://play.example.org';

let server: TestServer;
let lines: string[];

afterEach(() => server.close());

async function open(settings: Readonly<Record<string, string>>): Promise<void> {
  lines = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  server = await startTestServer({ log, settings });
}

/** What a page is answered that registers a guest. */
async function answerTo(headers: Record<string, string>): Promise<unknown[]> {
  const client = server.newClient();
  const pair = await client.call('get-guest-credentials');
  const input = { ...pair, isPersistent: true, isGuest: true };
  const { status, body } = await client.send('register', input, headers);
  const { code, message, address } = (body ?? {}) as Record<string, unknown>;
  return [status, code, message, address];
}

const ELSEWHERE = [
  403,
  'request/address',
  'This game is at https://play.example.org. Open it there.',
  PUBLIC_URL,
];
const FOREIGN = [403, 'request/origin', 'This request did not come from the game.', undefined];

it('a page at another address than PUBLIC_URL is told the address, and the log names the setting once', async () => {
  await open({ PUBLIC_URL });
  const origin = 'http://localhost:4200';
  expect(await answerTo({ origin, 'sec-fetch-site': 'same-origin' })).toEqual(ELSEWHERE);
  expect(await answerTo({ origin: 'http://192.168.1.20:3000' })).toEqual(ELSEWHERE);
  expect(await answerTo({ origin: 'http://play.example.org' })).toEqual(ELSEWHERE);
  expect(await answerTo({ origin, 'sec-fetch-site': 'same-origin' })).toEqual(ELSEWHERE);
  const read = await server.newClient().send('status', {}, { referer: 'http://192.168.1.20:3000/home' });
  expect(read.body).toMatchObject({ code: 'request/address', address: PUBLIC_URL });
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    setting: 'PUBLIC_URL',
    msg: expect.stringContaining(
      'opened at http://localhost:4200, but PUBLIC_URL is https://play.example.org',
    ),
  });
});

it('a page of another site is told no address, and the log says nothing', async () => {
  await open({ PUBLIC_URL });
  const origin = 'https://evil.test';
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(await answerTo({ origin, 'sec-fetch-site': site })).toEqual(FOREIGN);
  for (const odd of ['null', '', 'file://', 'chrome-extension://abc'])
    expect(await answerTo({ origin: odd })).toEqual(FOREIGN);
  expect(lines).toEqual([]);
});

it('behind a proxy that does not pass Host, the log says what to set', async () => {
  await open({});
  const origin = PUBLIC_URL;
  expect(await answerTo({ origin })).toEqual(FOREIGN);
  expect(lines).toEqual([]);
  expect(await answerTo({ origin, 'sec-fetch-site': 'same-origin' })).toEqual(FOREIGN);
  expect(lines).toEqual([expect.stringContaining(`set PUBLIC_URL=${PUBLIC_URL}`)]);
});

it('origins that a client invents do not fill the log', async () => {
  await open({ PUBLIC_URL });
  const client = server.newClient();
  for (let host = 0; host < 60; host++)
    await client.send('status', {}, { origin: `http://h${host}.${'a'.repeat(200)}.test` });
  expect(lines).toHaveLength(21);
  for (const line of lines) expect(line.length).toBeLessThan(700);
});
