import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { ItemCategory } from '@slumberfell/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const VERSION = '0123456789';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const { sets } = compileWorld(shippedWorldDirectory);
const [enemy, beast] = [sets.enemies[0], sets.enemies.find(({ family }) => family === 'beast')];
const ore = sets.items.find(({ category }) => category === ItemCategory.Ore);

/** Each file contains its own path, so that the answer shows which file was sent. */
const PICTURES = [
  'items/fiber-1.webp',
  'regions/1-wide.webp',
  'fighters/1.webp',
  'chapters/1.webp',
  'fallback/item-ore.webp',
  'fallback/enemy-other.webp',
  'fallback/portrait-beast.webp',
  'fallback/dungeon.webp',
  'fallback/face.webp',
  'brand/share.png',
];
const MANIFEST = {
  version: VERSION,
  fallbacks: {
    items: { [ItemCategory.Ore]: 'fallback/item-ore.webp' },
    enemies: { other: 'fallback/enemy-other.webp' },
    portraits: { beast: 'fallback/portrait-beast.webp' },
    dungeon: 'fallback/dungeon.webp',
    face: 'fallback/face.webp',
  },
  pictures: Object.fromEntries(PICTURES.map((path) => [path, {}])),
};

describe('pictures', () => {
  const { directory, remove } = temporaryDirectory();
  let server: TestServer;
  const get = (address: string) => server.newClient().request(`/pictures/${address}`);

  beforeAll(async () => {
    for (const path of PICTURES) {
      mkdirSync(join(directory, path, '..'), { recursive: true });
      writeFileSync(join(directory, path), path);
    }
    writeFileSync(join(directory, 'manifest.json'), JSON.stringify(MANIFEST));
    server = await startTestServer({ pictureDirectory: directory });
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  it.each([
    ['items/fiber-1.webp', 'image/webp'],
    ['brand/share.png', 'image/png'],
  ])('%s has an immutable cache header under its version', async (path, type) => {
    const { status, body, headers } = await get(`${VERSION}/${path}`);
    expect([status, body]).toEqual([200, path]);
    expect(headers.get('cache-control')).toBe(IMMUTABLE);
    expect(headers.get('content-type')).toBe(type);
  });

  it('has a short cache time for a page of another release', async () => {
    const { status, headers } = await get('fedcba9876/items/fiber-1.webp');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  });

  it.each([
    [ore?.imagePath, 'fallback/item-ore.webp'],
    [enemy?.imagePath, 'fallback/enemy-other.webp'],
    [beast?.portraitPath, 'fallback/portrait-beast.webp'],
    [sets.dungeons[0]?.imagePath, 'fallback/dungeon.webp'],
    [sets.appearances[0]?.faceImagePath, 'fallback/face.webp'],
    ['regions/7-wide.webp', 'regions/1-wide.webp'],
    ['fighters/40.webp', 'fighters/1.webp'],
    ['chapters/99.webp', 'chapters/1.webp'],
    ['villagers/99.webp', 'fallback/face.webp'],
  ])(
    'for %s, which does not exist, is a fallback of its kind that is cached briefly',
    async (path, standIn) => {
      const { status, body, headers } = await get(`${VERSION}/${path}`);
      expect([status, body, headers.get('cache-control')]).toEqual([200, standIn, 'public, max-age=300']);
    },
  );

  it.each([
    'items/nothing.webp',
    'regions/1-tall.webp',
    'manifest.json',
    '..%2f..%2fetc%2fpasswd',
    'constructor',
    '',
  ])('nothing else is served: %s', async (path) => {
    const { status, body } = await get(`${VERSION}/${path}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'request/not-found' });
  });

  it('are not needed to play', async () => {
    const bare = await startTestServer({ pictureDirectory: join(directory, 'items') });
    expect((await bare.newClient().request(`/pictures/${VERSION}/items/fiber-1.webp`)).status).toBe(404);
    await bare.close();
  });
});
