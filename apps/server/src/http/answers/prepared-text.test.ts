import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { PreparedText } from './prepared-text.ts';

const TEXT = 'While you rest, '.repeat(100);

const app = Fastify();
const compressed = new PreparedText(TEXT);
const plain = new PreparedText(TEXT, { isCompressed: false });
app.get('/compressed', (request, reply) => compressed.send(request, reply));
app.get('/plain', (request, reply) => plain.send(request, reply));
app.get('/missing', (request, reply) => compressed.send(request, reply.code(404)));

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });

test('is compressed as the client asks, with an ETag for each encoding', async () => {
  const [none, gzip, br] = await Promise.all(
    ['identity', 'gzip', 'gzip, br'].map((accepted) => get('/compressed', { 'accept-encoding': accepted })),
  );
  expect([none, gzip, br].map((answer) => answer?.headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
  ]);
  expect(none?.body).toBe(TEXT);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(TEXT);
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(TEXT);
  expect(new Set([none, gzip, br].map((answer) => answer?.headers.etag)).size).toBe(3);
  for (const answer of [none, gzip, br]) {
    expect(answer?.headers.vary).toBe('accept-encoding');
    expect(answer?.headers.etag).toMatch(/^"[\w-]+"$/);
  }
});

test('is sent once to a client that keeps it', async () => {
  const { headers } = await get('/compressed', { 'accept-encoding': 'br' });
  const etag = String(headers.etag);
  for (const sent of [etag, `"another", ${etag}`, `W/${etag}`, '*']) {
    const again = await get('/compressed', { 'accept-encoding': 'br', 'if-none-match': sent });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(again.headers).not.toHaveProperty('content-encoding');
  }
  const other = await get('/compressed', { 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect(other.statusCode).toBe(200);
});

test('is sent as it is where it is not to be compressed', async () => {
  const { body, headers } = await get('/plain', { 'accept-encoding': 'br' });
  expect(body).toBe(TEXT);
  expect(headers).not.toHaveProperty('content-encoding');
  expect((await get('/plain', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('has no ETag where it says that nothing is there', async () => {
  const { statusCode, headers } = await get('/missing', { 'if-none-match': '*' });
  expect(statusCode).toBe(404);
  expect(headers).not.toHaveProperty('etag');
});
