import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryDirectory } from '../../testing/databases.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { directory, remove } = temporaryDirectory();
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Slumberfell</title>');
  writeFileSync(join(directory, 'assets', 'Main-4f2a.js'), '');
  server = await startTestServer({ webDirectory: directory });
});
afterAll(async () => {
  await server.close();
  remove();
});

/** Sends the path as it is; `fetch` would correct it. */
async function ask(path: string, method = 'GET') {
  const request = `${method} ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n`;
  const answer = await rawRequest(server.port, request);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]),
    location: /^location: (.*)\r$/im.exec(answer)?.[1] ?? null,
    answer,
  };
}

it.each([
  ['/items/1010/', '/items/1010'],
  ['/WIKI', '/wiki'],
  ['/Wiki/Items', '/wiki/items'],
  ['/wiki/Items', '/wiki/items'],
  ['/wiki/items/', '/wiki/items'],
  ['/wiki/', '/wiki'],
  ['/wiki/Regions/1/', '/wiki/regions/1'],
  ['/home/?a=B&c=/', '/home?a=B&c=/'],
  ['/Skills/Mining', '/skills/mining'],
  ['/game-guide/', '/game-guide'],
  ['/GAME-GUIDE/Damage/', '/game-guide/damage'],
  ['/home//', '/home'],
  ['//home', '/home'],
  ['/wiki//items', '/wiki/items'],
  ['//', '/'],
  ['/home/?to=//evil.example', '/home?to=//evil.example'],
])('%s is redirected to %s', async (path, location) => {
  for (const method of ['GET', 'HEAD']) {
    const found = await ask(path, method);
    expect([found.status, found.location]).toEqual([301, location]);
    expect(found.answer.toLowerCase()).toContain("script-src 'self'");
    expect(found.answer.toLowerCase()).toContain('cache-control: no-cache');
  }
});

it.each([
  '//evil.example/',
  '//evil.example',
  '/\\evil.example/',
  '/\\evil/',
  '//evil.example/home/',
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '/home%2F',
  '/./home/',
  '/../home/',
  '/wiki/..%2f/',
  '/Items/999999999',
  '/items/999999999/',
  '/ITEMS/007',
  '/wiki/Spells',
  '/nowhere/',
  '/Assets/Main-4f2a.js',
  '/assets/main-4f2a.js',
  '/profile/%C3%BF/',
  '/PICTURES/now/brand/share.png',
  '/API/docs',
])('%s is 404 and not redirected', async (path) => {
  const { status, location, answer } = await ask(path);
  expect([status, location]).toEqual([404, null]);
  expect(answer.toLowerCase()).toContain("script-src 'self'");
});

it.each(['/api/', '/api/docs/', '/api/Docs', '/api/account/'])(
  '%s of the API stays 404 in JSON',
  async (path) => {
    const { status, location, answer } = await ask(path);
    expect([status, location]).toEqual([404, null]);
    expect(answer).toContain('"code":"request/not-found"');
  },
);

it.each(['/home/?a=\u00ff', '/profile/\u00ff/'])('%s is no URL: 400', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 400, location: null });
});

it('redirects nothing but the reading of pages', async () => {
  expect(await ask('/items/1010/', 'DELETE')).toMatchObject({ status: 404, location: null });
});
