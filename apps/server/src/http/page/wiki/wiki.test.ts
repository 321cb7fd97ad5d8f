import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WIKI_SECTIONS, wikiIds, wikiPath } from '@slumberfell/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_DELAY } from '../../../content/import.ts';
import { changedWorld } from '../../../testing/changed-world.ts';
import { temporaryDirectory } from '../../../testing/databases.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const PREVIEW = '<!--preview--><meta property="og:title" content="Slumberfell" /><!--/preview-->';
const PAGE = `<!doctype html><head><title>Slumberfell</title>${PREVIEW}</head><body></body>`;
const ORIGIN = 'https://play.example.org';
const PICTURES = '/pictures/0123456789';
/** A name of a host that would break out of an attribute, and that has a meaning in replacement texts. */
const RUDE = `"><script>alert('$&')</script>`;

const settings = { PUBLIC_URL: ORIGIN };
const FALLBACKS = {
  items: {},
  enemies: {},
  portraits: {},
  dungeon: 'fallback/d.webp',
  face: 'fallback/f.webp',
};

describe('the heads of the Wiki', () => {
  const { directory, remove } = temporaryDirectory();
  let server: TestServer;
  const world = () => server.game.content.live().world;
  const get = async (path: string, from: TestServer = server) => {
    const { status, body, headers } = await from.newClient().request(path, { headers: { accept: '*/*' } });
    return { status, body: body as string, headers };
  };

  beforeAll(async () => {
    writeFileSync(join(directory, 'index.html'), PAGE);
    writeFileSync(
      join(directory, 'manifest.json'),
      JSON.stringify({ version: '0123456789', fallbacks: FALLBACKS, pictures: {} }),
    );
    server = await startTestServer({ webDirectory: directory, pictureDirectory: directory, settings });
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  it.each(WIKI_SECTIONS)('name entries of the section %s, in a page without scripts', async (section) => {
    const [id = 0] = wikiIds(section, world());
    const path = wikiPath({ section, id });
    const { status, body, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(body).toMatch(/<title>[^<]+ · Slumberfell<\/title>/);
    expect(body).not.toContain('<title>Slumberfell</title>');
    expect(body.match(/og:title/g)).toHaveLength(1);
    expect(body).toMatch(/<meta property="og:description" content="[^"]{20,}" \/>/);
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}${path}" />`);
    expect(body).toMatch(new RegExp(`og:image" content="${ORIGIN}${PICTURES}/[\\w/-]+\\.(webp|png)"`));
  });

  it('say of an item where it comes from', async () => {
    const { sets } = world();
    const item = sets.items.find(({ name }) => name === 'Raw Flax');
    const { body } = await get(`/items/${item?.id}`);
    expect(body).toContain('<title>Raw Flax · Slumberfell</title>');
    expect(body).toMatch(/og:description" content="[^"]*Gathered with Harvesting level 1 in Lanternlea\./);
    expect(body).toContain(`og:image" content="${ORIGIN}${PICTURES}/${item?.imagePath}"`);
  });

  it('name the Wiki and its sections', async () => {
    expect((await get('/wiki')).body).toContain('<title>Wiki · Slumberfell</title>');
    expect((await get('/wiki/enemies')).body).toContain('<title>Enemies · Slumberfell</title>');
  });

  it.each([
    '/items/999999999',
    '/items/007',
    '/items/flax',
    '/wiki/enemies/1',
    '/wiki/spells',
    '/wiki/items/x',
  ])('are those of the game at %s, where nothing is: 404 with the page', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: PAGE });
  });

  it('are the same, no matter which addresses were asked for before', async () => {
    const item = world().sets.items[0]?.id;
    const odd = [
      `/wiki/items%2F${item}`,
      '/wiki/%2Fsitemap.xml',
      '/wiki//sitemap.xml',
      '/wiki/items%2F',
      '/wiki/',
    ];
    const before = await Promise.all(odd.map((path) => get(path)));
    for (const path of [`/items/${item}`, '/sitemap.xml', '/wiki/items', '/wiki']) await get(path);
    const after = await Promise.all(odd.map((path) => get(path)));
    expect(after.map(({ status, body }) => [status, body])).toEqual(
      before.map(({ status, body }) => [status, body]),
    );
    expect(before.slice(0, 4).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('are sent once to a client that keeps them', async () => {
    const { headers } = await get('/wiki/regions/1');
    const again = await server
      .newClient()
      .request('/wiki/regions/1', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, headers.get('etag')]);
  });

  it('have no tags that need a whole address, where the host has set none', async () => {
    const local = await startTestServer({ webDirectory: directory, pictureDirectory: directory });
    try {
      const { body } = await get('/wiki/regions/1', local);
      expect(body).toContain('og:title');
      for (const tag of ['canonical', 'og:url', 'og:image']) expect(body).not.toContain(tag);
      for (const path of ['/sitemap.xml', '/robots.txt']) expect((await get(path, local)).status).toBe(404);
    } finally {
      await local.close();
    }
  });

  it('escape the names and texts of a host, and follow the content that is live', async () => {
    const clock = new TestClock(Date.now());
    const own = await startTestServer({
      webDirectory: directory,
      pictureDirectory: directory,
      settings,
      clock,
      runsJobs: false,
    });
    try {
      expect((await get('/wiki/regions/1', own)).body).toContain('<title>Lanternlea ·');
      const rude = changedWorld((sets) => {
        sets.regions = sets.regions.map((region) =>
          region.id === 1 ? { ...region, name: RUDE, description: RUDE } : region,
        );
      });
      expect(await own.game.content.importWorld(rude)).not.toHaveProperty('refused');
      clock.forward(IMPORT_DELAY);
      const { body } = await get('/wiki/regions/1', own);
      expect(body).not.toContain('<script');
      expect(body.split('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;')).toHaveLength(6);
    } finally {
      await own.close();
    }
  });

  it.each(['br', 'gzip'])('have a sitemap that is compressed with %s, and sent once', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await server.newClient().request('/sitemap.xml', { headers });
    expect(first.headers.get('content-encoding')).toBe(encoding);
    expect(first.headers.get('vary')).toBe('accept-encoding');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await server
      .newClient()
      .request('/sitemap.xml', { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  it('are listed in a sitemap, with the origin of the game', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const listed = body.match(/<loc>/g)?.length;
    const entries = WIKI_SECTIONS.reduce((sum, section) => sum + wikiIds(section, world()).length, 0);
    expect(listed).toBe(entries + WIKI_SECTIONS.length + 2);
    expect(body).toContain(`<loc>${ORIGIN}/items/${world().sets.items[0]?.id}</loc>`);
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});
