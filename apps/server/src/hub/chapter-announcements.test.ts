import { NO_QUESTS, type QuestData } from '@slumberfell/engine';
import { testChapter } from '@slumberfell/engine/testing';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { decideHidden } from '../administration/decisions.ts';
import { DATABASES } from '../testing/databases.ts';
import { contentWith, HubTestServer, type Player, START } from '../testing/hub-test-server.ts';
import { withQuests } from '../testing/small-quests.ts';
import { TestNodes } from '../testing/test-nodes.ts';

/** Timeout in ms for what happens without delay; long enough for a busy machine. */
const patience = { timeout: 20_000 };

const FLAX = 1010;

/** Three chapters that ask for nothing; the end of the second one is announced. */
const QUESTS: QuestData = {
  ...NO_QUESTS,
  chapters: [
    testChapter({ id: 1 }),
    testChapter({ id: 2, unlocks: [{ kind: 'announcement', id: 0 }] }),
    testChapter({ id: 3 }),
  ],
};

describe.each(DATABASES)('the end of a chapter, on $name', (database) => {
  let server: HubTestServer;
  afterEach(() => server.close());

  const close = (player: Player, id: number) =>
    server.command(player, { name: 'turn-in', input: { kind: 'story', id } });

  it('is told to every socket when the chapter says so, once', async () => {
    server = await HubTestServer.start({}, database, [], QUESTS);
    const [one, other] = [await server.player(), await server.player()];
    const watchers = [await server.watch(one), await server.watch(one), await server.watch(other)];
    for (const id of [1, 2, 3]) await close(one, id);
    await vi.waitFor(
      () =>
        expect(watchers.map(({ chapters }) => chapters)).toEqual(
          watchers.map(() => [{ name: 'Player 1', chapter: 2 }]),
        ),
      patience,
    );
    await close(other, 1);
    await close(other, 2);
    await vi.waitFor(
      () =>
        expect(watchers.map(({ chapters }) => chapters.at(-1)?.name)).toEqual(watchers.map(() => 'Player 2')),
      patience,
    );
    expect(watchers.map(({ chapters }) => chapters.length)).toEqual([2, 2, 2]);
  });
});

describe('the end of a chapter, on two nodes', () => {
  let nodes: TestNodes;
  afterEach(() => nodes.close());

  test('is told to the sockets of the other, but not of a hidden character', async () => {
    nodes = await TestNodes.start(START, [{}, {}], withQuests(contentWith(), QUESTS));
    const [hidden, reader] = [nodes.newClient({ to: 0 }), nodes.newClient({ to: 1 })];
    const id = await hidden.play('Hidden');
    await reader.play('Reader');
    const watcher = await nodes.watch(hidden, 1);
    // Only a character that has ever gathered or fought is on a leaderboard.
    await hidden.call('begin-crafting', { itemId: FLAX, amount: 100 });
    nodes.clock.forward(600_000);
    await hidden.call('get-layout-data');
    const { storage } = nodes.node(0).running;
    const deciding = { storage, actor: 'command line' };
    expect(await decideHidden(deciding, { id, reason: 'It cheats.' })).not.toHaveProperty('refused');
    for (const player of [hidden, reader])
      for (const chapter of [1, 2]) await player.call('turn-in', { kind: 'story', id: chapter });
    await vi.waitFor(() => expect(watcher.chapters).toEqual([{ name: 'Reader', chapter: 2 }]), patience);
  });
});
