import type { Celebration } from '@slumberfell/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { Watcher } from '../../../testing/watcher.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const HOUR = 3_600_000;
const FLAX = 1010;
const HARVESTING = 1;

describe.each(drawnDatabases(import.meta.url))('firsts are celebrated once, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let ann: TestClient;
  beforeEach(async () => {
    clock.set(NOON);
    server = await startTestServer({ database, clock });
    ann = server.newClient();
    await ann.play('Ann');
  });
  afterEach(() => server.close());

  const waiting = () => ann.call('celebrations');
  const celebrate = async (celebrations: readonly Celebration[]) =>
    (await ann.call('celebrate', { celebrations })).celebrations;
  /** Gathers until the skill has reached round levels. @returns what waits then */
  async function reachLevels(): Promise<readonly Celebration[]> {
    await ann.call('begin-crafting', { itemId: FLAX, amount: 5_000 });
    clock.forward(7 * HOUR);
    return (await waiting()).celebrations;
  }

  it('not what a new character has', async () => {
    expect(await waiting()).toEqual({ celebrations: [], total: 0 });
    const all = (await ann.call('chronicle')).firsts;
    expect(all).toMatchObject([{ kind: 'region' }]);
  });

  it('over all pages, and other pages are told', async () => {
    const found = await reachLevels();
    expect(found.length).toBeGreaterThan(1);
    const level = { kind: 'level', id: HARVESTING, level: 10, at: expect.any(Number) as number };
    expect(found).toContainEqual(level);
    expect(found.map(({ at }) => at)).toEqual(
      found.map(({ at }) => at).toSorted((one, other) => one - other),
    );
    const { firsts } = await ann.call('chronicle');
    expect(firsts).toEqual(expect.arrayContaining([...found]));

    const other = await Watcher.connect(server.url, { cookie: ann.cookie ?? '', origin: server.url });
    const [one, two] = await Promise.all([celebrate(found), celebrate(found)]);
    expect([...one, ...two].toSorted((a, b) => a.at - b.at)).toEqual(found);
    await expect.poll(() => other.celebrated.flat()).toEqual(found);
    expect(await waiting()).toEqual({ celebrations: [], total: 0 });
    await server.restart();
    expect(await celebrate(found)).toEqual([]);
  });

  it('of one instant each by itself, and earlier ones with later ones', async () => {
    const found = await reachLevels();
    const [first, ...others] = found;
    const last = found.at(-1);
    if (!first || !last) throw new Error('nothing was reached');
    const beside: Celebration = { kind: 'region', id: 2, level: null, at: first.at };
    expect(await celebrate([first])).toEqual([first]);
    expect(await celebrate([first, beside])).toEqual([beside]);
    expect((await waiting()).celebrations).toEqual(others);
    expect(await celebrate([last])).toEqual([last]);
    expect(await waiting()).toEqual({ celebrations: [], total: 0 });
  });

  it('not before they happen, and many of one instant are bounded', async () => {
    const at = clock.now();
    expect(await celebrate([{ kind: 'boss', id: 1, level: null, at: at + 1 }])).toEqual([]);
    for (let from = 0; from < 500; from += 100) {
      const many = Array.from({ length: 100 }, (_, index): Celebration => {
        return { kind: 'trophy', id: from + index + 1, level: null, at };
      });
      await celebrate(many);
    }
    const { keys } = await server.running.storage.read((db) =>
      db.selectFrom('celebrated').select('keys').executeTakeFirstOrThrow(),
    );
    expect(JSON.parse(keys)).toHaveLength(0);
    expect(await ann.send('celebrate', { celebrations: [] })).toMatchObject({ status: 400 });
  });
});
