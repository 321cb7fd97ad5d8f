import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { errorAnswer } from '@slumberfell/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../observe/log.ts';
import { temporaryDirectory } from '../../testing/databases.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const SCRIPT = 'console.log("asleep");';
const THRESHOLD = '/api/character/set-healing-threshold';
const JSON_TYPE = { 'content-type': 'application/json' };

const { directory, remove } = temporaryDirectory();
const lines: string[] = [];
const logStream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
let server: TestServer;
let player: TestClient;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  const page = '<!doctype html><title>Slumberfell</title>';
  for (const [name, text] of [
    ['index.html', page],
    ['assets/main-4f2a.js', SCRIPT],
  ] as const) {
    writeFileSync(join(directory, name), text);
    writeFileSync(join(directory, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(directory, `${name}.gz`), gzipSync(text));
  }
  server = await startTestServer({ webDirectory: directory, log: createLog('trace', logStream) });
  player = server.newClient();
  await player.play('Ann');
});
afterAll(async () => {
  await server.close();
  remove();
});
beforeEach(() => {
  lines.length = 0;
});

const isError = (line: string): boolean => Number((JSON.parse(line) as { level: number }).level) >= 50;
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
const codeIn = (answer: string): string =>
  errorAnswer.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).code;

describe('a file', () => {
  const asset = (headers: Record<string, string>) =>
    server
      .newClient()
      .request('/assets/main-4f2a.js', { headers: { 'accept-encoding': 'identity', ...headers } });

  it.each(['bytes=99999999-', 'bytes=5-1', 'bytes=-0'])(
    'without the part %s is 416, and no error',
    async (range) => {
      const { status, headers, body } = await asset({ range });
      expect([status, errorAnswer.parse(body).code]).toEqual([416, 'request/range']);
      expect(headers.get('content-range')).toBe(`bytes */${SCRIPT.length}`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(lines.filter(isError)).toEqual([]);
    },
  );

  it('is sent in parts', async () => {
    const { status, headers } = await asset({ range: 'bytes=0-6' });
    expect([status, headers.get('content-range')]).toEqual([206, `bytes 0-6/${SCRIPT.length}`]);
  });

  it.each([{ 'if-match': '"another"' }, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }])(
    'that does not fulfil a precondition is 412: %j',
    async (headers) => {
      const { status, body } = await asset(headers);
      expect([status, errorAnswer.parse(body).code]).toEqual([412, 'request/precondition']);
      expect(lines.filter(isError)).toEqual([]);
    },
  );

  it.each(['/index.html.br', '/index.html.gz', '/assets/main-4f2a.js.br', '/assets/main-4f2a.js.gz'])(
    'is not served in its compressed form by name: %s',
    async (path) => {
      expect((await server.newClient().request(path)).status).toBe(404);
    },
  );
});

describe('an address', () => {
  it.each([
    '/%zz',
    '/api/%zz',
    `/pictures/${'v'.repeat(101)}/x.webp`,
    `/api/character/${'x'.repeat(12_000)}`,
  ])('of no route is answered with all security headers: %#', async (path) => {
    const { status, headers, body } = await server.newClient().request(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(errorAnswer.parse(body).message).not.toBe('');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('that is long is truncated in the log', async () => {
    await server.newClient().request(`/${'a'.repeat(12_000)}`);
    await expect.poll(() => lines.filter((line) => line.includes('"answered"'))).toHaveLength(1);
    const { path } = JSON.parse(lines.find((line) => line.includes('"answered"')) ?? '') as { path: string };
    expect(path).toMatch(/^\/a{199}…$/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(500);
  });
});

describe('a body', () => {
  const threshold = (headers: Record<string, string>, body: string | Buffer = '40'): Promise<number> =>
    new Promise((resolve, reject) => {
      const call = httpRequest(
        {
          port: server.port,
          path: THRESHOLD,
          method: 'POST',
          headers: { ...JSON_TYPE, cookie: player.cookie ?? '', ...headers },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      call.on('error', reject);
      call.end(body);
    });

  it.each(['utf-8', 'UTF-8', '"utf-8"'])('may declare that it is UTF-8: %s', async (charset) => {
    expect(await threshold({ 'content-type': `application/json; charset=${charset}` })).toBe(200);
  });

  it.each(['utf-7', 'utf-16', 'iso-8859-1'])('in %s is 415', async (charset) => {
    expect(await threshold({ 'content-type': `application/json; charset=${charset}` })).toBe(415);
  });

  it.each(['gzip', 'br', 'identity, gzip'])('that declares the encoding %s is 415', async (encoding) => {
    expect(await threshold({ 'content-encoding': encoding }, '40')).toBe(415);
    expect(await threshold({ 'content-encoding': encoding }, gzipSync('40'))).toBe(415);
  });

  it('that declares no compression is accepted', async () => {
    expect(await threshold({ 'content-encoding': 'identity' })).toBe(200);
  });
});

describe('a request', () => {
  it.each([
    ['with two hosts', 'GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['without a host', 'GET /livez HTTP/1.1\r\n\r\n', 400],
    ['of HTTP/0.9', 'GET /livez HTTP/0.9\r\nHost: a\r\n\r\n', 400],
    ['of a version to come', 'GET /livez HTTP/1.9\r\nHost: a\r\n\r\n', 400],
    ['that is not HTTP', 'HELLO\r\n\r\n', 400],
    ['with headers without end', `GET /livez HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'that is to become HTTP/2',
      'GET /livez HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
      426,
    ],
    [
      'that is to become a WebSocket elsewhere than at the hub',
      'GET /livez HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      404,
    ],
  ])('%s is refused in JSON and with the security headers', async (_what, text, status) => {
    const answer = await rawRequest(server.port, text);
    expect([statusOf(answer), codeIn(answer)]).toEqual([status, expect.stringMatching(/^request\//)]);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).toContain("script-src 'self';");
    expect(lines.filter(isError)).toEqual([]);
  });

  it.each([
    ['of HTTP/1.0', 'GET /livez HTTP/1.0\r\n\r\n'],
    ['that expects what is not known', 'GET /livez HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n\r\n'],
  ])('%s is answered', async (_what, text) => {
    const answer = await rawRequest(server.port, text);
    expect(statusOf(answer)).toBe(200);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });
});
