import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PAGE_ROUTES, type PageRoute } from '@slumberfell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const PAGE = '<!doctype html><title>Slumberfell</title>';
const PUBLIC = '<!--public--><meta property="og:url" content="{origin}/"><!--/public-->';
const FIRST = '<!--landing--><link rel="preload" href="/key-art"><!--/landing-->';
const GAME = '<!--game--><link rel="modulepreload" href="/game.js"><!--/game-->';
const SCRIPT = 'console.log("asleep");';
const HTML = { accept: 'text/html,application/xhtml+xml' };

/** An address of a route, with ids that the shipped world has. */
const addressOf = (route: PageRoute): string =>
  route
    .replace('$section/$entryId', 'regions/1')
    .replace('$section', 'regions')
    .replace('$itemId', '1010')
    .replace('$skillName', 'mining')
    .replace('$characterId', '1')
    .replace(/\/\{-\$\w+\}/, '')
    .replace(/\$\w+/, 'x');

describe('the web client', () => {
  const { directory, remove } = temporaryDirectory();
  let server: TestServer;

  beforeAll(async () => {
    mkdirSync(join(directory, 'assets'));
    writeFileSync(join(directory, 'index.html'), PAGE + PUBLIC + FIRST + GAME);
    writeFileSync(join(directory, 'assets', 'main-4f2a.js'), SCRIPT);
    writeFileSync(join(directory, 'assets', 'main-4f2a.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    server = await startTestServer({ webDirectory: directory });
    await server.newClient().play('Wren');
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  it('has its landing page, which preloads what it needs first', async () => {
    const { status, body, headers } = await server.newClient().request('/');
    expect([status, body]).toEqual([200, PAGE + FIRST]);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('contains its own address for other sites, if it is set', async () => {
    const publicUrl = 'https://play.example.org';
    const abroad = await startTestServer({ webDirectory: directory, settings: { PUBLIC_URL: publicUrl } });
    expect((await abroad.newClient().request('/')).body).toBe(
      PAGE + PUBLIC.replace('{origin}', publicUrl) + FIRST,
    );
    await abroad.close();
  });

  it.each([
    '/home',
    '/skills/mining',
    '/profile/1',
    '/account/login?redirect=1',
    '/game-guide',
    '/game-guide/food',
  ])('has its page at %s, never cached unasked', async (path) => {
    const { status, body, headers } = await server.newClient().request(path, { headers: HTML });
    expect([status, body]).toEqual([200, PAGE + GAME]);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it.each(PAGE_ROUTES)(
    'knows the route %s of the page, for clients that accept anything too',
    async (route) => {
      const { status, body } = await server.newClient().request(addressOf(route));
      expect(status).toBe(200);
      expect(body).toContain('<title>');
    },
  );

  it('is compressed, and sent once to a browser that keeps it', async () => {
    const first = await server.newClient().request('/home', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.body).toBe(PAGE + GAME);
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toBe('accept-encoding');
    const headers = { 'accept-encoding': 'gzip, br', 'if-none-match': first.headers.get('etag') ?? '' };
    const { status, headers: answered } = await server.newClient().request('/home', { headers });
    expect(status).toBe(304);
    expect(answered.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('has assets with an immutable cache header, compressed if the build compressed them', async () => {
    const { status, body, headers } = await server
      .newClient()
      .request('/assets/main-4f2a.js', { headers: { 'accept-encoding': 'br' } });
    expect([status, body]).toEqual([200, SCRIPT]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
    expect((await server.newClient().request('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/wiki/items/1010/extra',
    `/items/${'1'.repeat(100)}`,
    '/.well-known/security.txt',
    '/robots.txt',
    '/sitemap.xml',
    '/apiary',
    '/index.html',
    '/home/extra',
    '/assets/gone.js',
    '/pictures/now/items/nothing.webp',
    '/skills',
    '/skills/',
    '/skills/nonsense',
    '/skills/constructor',
    '/game-guide/nonsense',
    '/profile/nonsense',
    '/profile/0',
    '/profile/2',
    '/profile/999999',
  ])('has its page with status 404 at %s, which is no address of it', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, body, headers } = await server.newClient().request(path, { method, headers: HTML });
      expect([status, body]).toEqual([404, method === 'HEAD' ? undefined : PAGE + GAME]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('refuses what is no reading of a page in JSON', async () => {
    const { status, body } = await server.newClient().request('/home', { method: 'DELETE', headers: HTML });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'request/not-found' });
  });

  it.each(['/assets/gone.js', '/assets', '/assets/', '/index.html', '/favicon.ico', '/.git/config'])(
    'has no page for what asks for a file: %s is 404',
    async (path) => {
      expect(await server.newClient().request(path, { headers: { accept: '*/*' } })).toMatchObject({
        status: 404,
        body: { code: 'request/not-found' },
      });
    },
  );

  it.each(['/api', '/api/', '/api/nothing', '/api?x=1'])('has no page at %s', async (path) => {
    expect((await server.newClient().request(path, { headers: HTML })).status).toBe(404);
  });

  it('does not leave its directory', async () => {
    for (const path of [
      '/..%2f..%2fetc/passwd',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const { status, body } = await server.newClient().request(path);
      expect([400, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('root:');
    }
  });
});
