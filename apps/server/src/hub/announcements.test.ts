import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { REREAD_EVERY } from '../news/host-news.ts';
import { DATABASES } from '../testing/databases.ts';
import { HubTestServer, START } from '../testing/hub-test-server.ts';
import { TestNodes } from '../testing/test-nodes.ts';

const MINUTE = 60_000;

/** Timeout in ms for what happens without delay; long enough for a busy machine. */
const patience = { timeout: 20_000 };

const note = (text: string) => ({ kind: 'note', text, endsAt: START + MINUTE }) as const;

describe.each(DATABASES)('announcements, on $name', (database) => {
  let server: HubTestServer;
  afterEach(() => server.close());

  it('go to each new socket, and on a change to all open ones', async () => {
    server = await HubTestServer.start({}, database);
    const watchers = [
      await server.watch(await server.player()),
      await server.watch(await server.player()),
    ] as const;
    const texts = (): readonly (readonly string[])[][] =>
      watchers.map(({ announcements }) =>
        announcements.map((message) => message.announcements.map(({ text }) => text)),
      );
    await vi.waitFor(() => expect(texts()).toEqual([[[]], [[]]]), patience);
    const made = await server.news.announce('command line', note('Welcome'));
    if ('refused' in made) throw new Error(made.refused);
    await vi.waitFor(() => expect(texts()).toEqual(Array(2).fill([[], ['Welcome']])), patience);
    await server.news.post('command line', { title: 'Hello', body: 'All' });
    await vi.waitFor(() => expect(watchers[1].announcements.at(-1)?.newsAt).toBe(START), patience);

    const later = await server.watch(await server.player());
    await vi.waitFor(
      () =>
        expect(later.announcements).toEqual([
          { announcements: [{ id: made.id, beginsAt: null, ...note('Welcome') }], newsAt: START },
        ]),
      patience,
    );
    await server.news.withdraw('command line', made.id);
    await vi.waitFor(() => expect(later.announcements.at(-1)?.announcements).toEqual([]), patience);
    await vi.waitFor(() => expect(texts().map((all) => all.at(-1))).toEqual([[], []]), patience);
  });

  it('that have ended are not sent', async () => {
    server = await HubTestServer.start({}, database);
    await server.news.announce('command line', note('Welcome'));
    server.clock.forward(MINUTE);
    const watcher = await server.watch(await server.player());
    await vi.waitFor(() => expect(watcher.announcements).toHaveLength(1), patience);
    expect(watcher.announcements[0]?.announcements).toEqual([]);
  });

  it('that are refused are sent to no socket', async () => {
    server = await HubTestServer.start({}, database);
    const watcher = await server.watch(await server.player());
    await vi.waitFor(() => expect(watcher.announcements).toHaveLength(1), patience);
    expect(await server.news.announce('command line', { ...note('x'), endsAt: START })).toEqual({
      refused: 'announcement/times',
    });
    await server.news.announce('command line', note('Welcome'));
    await vi.waitFor(() => expect(watcher.announcements).toHaveLength(2), patience);
    expect(watcher.announcements[1]?.announcements).toMatchObject([{ text: 'Welcome' }]);
  });
});

describe('announcements, on two nodes', () => {
  let nodes: TestNodes;
  afterEach(() => nodes.close());

  /** A socket on the second node, while the first one announces. */
  async function announceOnTheOther(settings: Readonly<Record<string, string>>) {
    nodes = await TestNodes.start(START, [{}, settings]);
    const player = nodes.newClient({ to: 0 });
    await player.play('Ann');
    const watcher = await nodes.watch(player, 1);
    await vi.waitFor(() => expect(watcher.announcements).toHaveLength(1), patience);
    await nodes.node(0).running.services.news.announce('command line', note('Welcome'));
    return watcher;
  }

  test('go to the sockets of the other at once', async () => {
    const watcher = await announceOnTheOther({});
    // The clock stands still, so the other node has not read the database by itself.
    await vi.waitFor(() => expect(watcher.announcements).toHaveLength(2), patience);
    expect(watcher.announcements[1]?.announcements).toMatchObject([note('Welcome')]);
    const { announcements } = await nodes.newClient({ to: 1 }).call('public-settings');
    expect(announcements).toMatchObject([note('Welcome')]);
  });

  test('go there some seconds later when the message was lost', async () => {
    // The second node sends and gets its messages by a Redis server that does not exist.
    const watcher = await announceOnTheOther({ REDIS_URL: 'redis://127.0.0.1:1' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(watcher.announcements).toHaveLength(1);
    nodes.clock.forward(REREAD_EVERY);
    await vi.waitFor(() => expect(watcher.announcements).toHaveLength(2), patience);
    expect(watcher.announcements[1]?.announcements).toMatchObject([{ text: 'Welcome' }]);
  });
});
