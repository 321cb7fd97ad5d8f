import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NAME = `<b>"&' $&`;
const ESCAPED = '&lt;b&gt;&quot;&amp;&#39; $&amp;';
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><script>alert(1)</script></svg>';
const HTML = { accept: 'text/html' };

/** The files of the page that name the server, as the build makes them of these sources. */
const SOURCE = fileURLToPath(new URL('../../../../../web/', import.meta.url));
const INDEX = readFileSync(`${SOURCE}index.html`, 'utf8').replace(
  '<!--head-->',
  '<!--preview--><meta name="description" content="Slumberfell: An idle game." /><meta property="og:site_name" content="Slumberfell" /><meta property="og:title" content="Slumberfell" /><!--/preview-->',
);
const OFFLINE = readFileSync(`${SOURCE}src/lib/offline/offline.html`, 'utf8');
const WORKER = 'addEventListener("push", () => {});';
const MANIFEST = JSON.stringify({ id: '/', name: 'Slumberfell', short_name: 'Slumberfell', lang: 'en' });

describe('the look of a server', () => {
  const { directory, remove } = temporaryDirectory();
  const page = join(directory, 'page');
  let server: TestServer;
  const get = async (path: string) => {
    const answer = await server.newClient().request(path, { headers: HTML });
    return { ...answer, body: String(answer.body) };
  };
  const look = { SERVER_NAME: NAME, SERVER_LOGO: join(directory, 'logo'), ACCENT_COLOR: '#4fb3a5' };

  beforeAll(async () => {
    mkdirSync(page);
    writeFileSync(join(directory, 'logo'), LOGO);
    writeFileSync(join(page, 'index.html'), INDEX);
    writeFileSync(join(page, 'offline.html'), OFFLINE);
    writeFileSync(join(page, 'service-worker.js'), WORKER);
    writeFileSync(join(page, 'manifest.webmanifest'), MANIFEST);
    server = await startTestServer({ webDirectory: page, settings: look });
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  it('is in every page: name, logo and colour, escaped', async () => {
    for (const path of ['/', '/home', '/wiki/items', '/nothing/here']) {
      const { body } = await get(path);
      expect(body, path).toContain(`<html data-server-name="${ESCAPED}" data-server-logo="/look/logo-`);
      expect(body, path).toContain('data-logo-width="40" data-logo-height="10" lang="en"');
      expect(body, path).toMatch(/<style>:root:root:root\{--ember:#4fb3a5;[^<]*<\/style>\s*<\/head>/);
      expect(body, path).not.toContain('<b>');
    }
    const { body } = await get('/home');
    expect(body).toContain(`<title>${ESCAPED}</title>`);
    expect(body).toContain(`<p class="splash"><span>${ESCAPED}</span></p>`);
    expect(body).toContain(`<meta property="og:site_name" content="${ESCAPED}" />`);
    expect(body).toContain(`<meta property="og:title" content="${ESCAPED}" />`);
    expect(body).toContain(`<meta name="description" content="${ESCAPED}: An idle game." />`);
  });

  it('is in the heads of the Wiki', async () => {
    const { body } = await get('/wiki');
    expect(body).toContain(`<title>Wiki · ${ESCAPED}</title>`);
    expect(body).toContain(`<meta property="og:site_name" content="${ESCAPED}" />`);
  });

  it('has a logo that is kept for good, and runs no script as a page', async () => {
    const [, path = ''] = /data-server-logo="([^"]+)"/.exec((await get('/')).body) ?? [];
    const { status, body, headers } = await get(path);
    expect([status, body]).toEqual([200, LOGO]);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/look/logo-0000000000000000.svg')).status).toBe(404);
  });

  it('is in what a browser keeps: the offline page, the app and the service worker', async () => {
    const offline = await get('/offline.html');
    expect(offline.body).toContain(`<title>Offline · ${ESCAPED}</title>`);
    expect(offline.body).not.toContain('Slumberfell');
    expect(offline.body).toContain('{--ember:#4fb3a5;');
    expect(offline.headers.get('cache-control')).toBe('no-cache');
    const manifest = await get('/manifest.webmanifest');
    expect(JSON.parse(manifest.body)).toEqual({ id: '/', name: NAME, short_name: NAME, lang: 'en' });
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const worker = await get('/service-worker.js');
    expect(worker.body).toMatch(/^self\.serverName="<b>\\"&' \$&";\/\*[0-9a-f]{12}\*\/\n/);
    expect(worker.body.endsWith(WORKER)).toBe(true);
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/);
  });

  it('is another service worker with another name or colour, and none without them', async () => {
    const worker = async (settings: Record<string, string>): Promise<string> => {
      const other = await startTestServer({ webDirectory: page, settings });
      const { body } = await other.newClient().request('/service-worker.js');
      await other.close();
      return String(body);
    };
    const { body: own } = await get('/service-worker.js');
    const others = [
      await worker({ ...look, SERVER_NAME: 'Elsewhere' }),
      await worker({ ...look, ACCENT_COLOR: '#ffffff' }),
      await worker({}),
    ];
    expect(new Set([own, ...others]).size).toBe(4);
    expect(others[2]).toBe(WORKER);
    expect(await worker(look)).toBe(own);
  });
});

it('leaves the page as it is without settings', async () => {
  const { directory, remove } = temporaryDirectory();
  writeFileSync(join(directory, 'index.html'), INDEX);
  writeFileSync(join(directory, 'offline.html'), OFFLINE);
  const server = await startTestServer({ webDirectory: directory });
  const get = async (path: string) => (await server.newClient().request(path)).body;
  expect(await get('/home')).toBe(INDEX.replaceAll(/<!--landing-->.*?<!--\/landing-->/gs, ''));
  expect(await get('/offline.html')).toBe(OFFLINE);
  await server.close();
  remove();
});
