import { request } from 'node:http';
import { errorAnswer } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let player: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  player = server.newClient();
  await player.play('Ann');
});
afterAll(() => server.close());

const codeOf = ({ status, body }: Reply): [number, string] => [status, errorAnswer.parse(body).code];

const post = (path: string, body: string | undefined, headers: Record<string, string>): Promise<Reply> =>
  player.request(path, { method: 'POST', headers, ...(body !== undefined && { body }) });

const JSON_TYPE = { 'content-type': 'application/json' };
const THRESHOLD = '/api/character/set-healing-threshold';

describe('a body', () => {
  it('may be a bare value', async () => {
    expect((await post(THRESHOLD, '40', JSON_TYPE)).status).toBe(200);
    expect(
      (await post(THRESHOLD, ' 41 ', { 'content-type': 'application/json; charset=utf-8' })).status,
    ).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('of type %s is 415', async (type) => {
    expect(codeOf(await post(THRESHOLD, '40', { 'content-type': type }))).toEqual([
      415,
      'request/media-type',
    ]);
  });

  it.each(['{', '4,', '"', '{"__proto__":1}', '{"constructor":{"prototype":1}}', 'NaN', ''])(
    '%j is 400',
    async (body) => {
      expect(codeOf(await post(THRESHOLD, body, JSON_TYPE))).toEqual([400, 'request/invalid']);
    },
  );

  it('may have 16 KiB and no more', async () => {
    const padded = (bytes: number): string => '40'.padEnd(bytes, ' ');
    expect((await post(THRESHOLD, padded(16_384), JSON_TYPE)).status).toBe(200);
    expect(codeOf(await post(THRESHOLD, padded(16_385), JSON_TYPE))).toEqual([413, 'request/too-large']);
  });

  it('that is invalid is refused with each wrong field', async () => {
    const { body } = await player.send('create-character', { name: 'é', appearanceId: null });
    expect(errorAnswer.parse(body).errors).toEqual([
      { path: 'name', description: 'Name must be between 3 and 16 characters.' },
      { path: 'name', description: 'Name contains invalid characters.' },
      { path: 'appearanceId', description: 'An appearance must be selected.' },
    ]);
  });
});

describe('a call that changes something', () => {
  /**
   * Sends a call with headers that only browsers set. `fetch` does not let a test set them, so this uses
   * node:http.
   */
  const foreign = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const call = request(
        {
          port: server.port,
          path: THRESHOLD,
          method: 'POST',
          headers: { ...JSON_TYPE, cookie: player.cookie ?? '', 'content-length': 2, ...headers },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      call.on('error', reject);
      call.end('40');
    });

  it('from another site is 403, from the game’s own pages it is answered', async () => {
    const own = `http://localhost:${server.port}`;
    expect(
      await foreign({ origin: own, host: `localhost:${server.port}`, 'sec-fetch-site': 'same-origin' }),
    ).toBe(200);
    expect(await foreign({ origin: 'https://evil.test' })).toBe(403);
    expect(await foreign({ origin: 'null' })).toBe(403);
    expect(await foreign({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
});

describe('an Idempotency-Key', () => {
  it('that is invalid is 400', async () => {
    const reply = await player.send('set-healing-threshold', 40, { 'idempotency-key': 'no spaces' });
    expect(codeOf(reply)).toEqual([400, 'request/invalid']);
    expect(errorAnswer.parse(reply.body).errors?.[0]?.path).toBe('idempotency-key');
  });
});

describe('what is not there', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/../secret', '/api/character/equip/5', '/nothing', '/%zz'])(
    '%s is refused in JSON',
    async (path) => {
      const { status, body } = await player.request(path);
      expect([400, 404]).toContain(status);
      expect(errorAnswer.parse(body).message).not.toBe('');
    },
  );
});

describe('every answer', () => {
  it('bears the security headers', async () => {
    for (const path of ['/livez', '/api/account/status', '/api/nothing']) {
      const { headers } = await player.request(path, { headers: { 'sec-fetch-site': 'same-origin' } });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      for (const none of ['frame-ancestors', 'object-src', 'base-uri'])
        expect(policy).toContain(`${none} 'none'`);
      expect(policy).not.toContain('unsafe-eval');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('to a page of plain http has no header that browsers take from https and localhost only', async () => {
    // Browsers send no `Sec-Fetch-Site` to such a page.
    const { headers } = await player.request('/livez');
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('health', () => {
  it('is told', async () => {
    expect(await player.request('/livez')).toMatchObject({ status: 200, body: { live: true } });
    expect(await player.request('/readyz')).toMatchObject({ status: 200, body: { ready: true } });
  });
});
