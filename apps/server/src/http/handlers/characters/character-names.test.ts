import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@slumberfell/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { DATABASES, temporaryDirectory } from '../../../testing/databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each(DATABASES)('the name of a new character, on $name', (database) => {
  let server: TestServer;
  const open = async (settings: Record<string, string> = {}): Promise<void> => {
    server = await startTestServer({ database, settings });
  };
  afterEach(() => server.close());

  let accounts = 0;
  const newPlayer = async (): Promise<TestClient> => {
    const player = server.newClient();
    await player.registerEmail(`player-${accounts++}@example.org`);
    return player;
  };
  const create = (player: TestClient, name: string): Promise<{ status: number; body: unknown }> =>
    player.send('create-character', { name, appearanceId: 1 });
  const refusal = (code: keyof typeof ERRORS) => {
    const { status, message } = ERRORS[code];
    return { status, body: { code, message, errors: [{ path: 'name', description: message }] } };
  };

  it('is refused when it is reserved or blocked, and then another one is taken', async () => {
    await open({ HOST_NAME: 'The Sleepless Inn' });
    const player = await newPlayer();
    for (const name of ['Admin', 'System', 'Moderator', 'Game Master', 'Slumberfell', 'Sleepless_Inn'])
      expect(await create(player, name)).toMatchObject(refusal('character/name-reserved'));
    for (const name of [' Adolf Hitler ', 'fuck you', '5h1t'])
      expect(await create(player, name)).toMatchObject(refusal('character/name-blocked'));
    expect(await player.call('get-characters')).toEqual([]);
    expect(await create(player, 'Cassandra')).toMatchObject({ status: 200, body: { name: 'Cassandra' } });
    expect(await create(await newPlayer(), 'cassandra')).toMatchObject(refusal('character/name-taken'));
  });

  it('is refused when it looks like that of another character, also when both are made at once', async () => {
    await open();
    const looking = [
      ['Breezily', 'BreeziIy', 'Breezi1y', 'BREEZI_LY'],
      ['Ann Eve', 'Ann_Eve', 'AnnEve'],
      ['Corn 0wl', 'Com Owl'],
      ['Vvillow', 'Willow', 'WiIIow'],
    ];
    for (const names of looking) {
      const players = await Promise.all(names.map(() => newPlayer()));
      const replies = await Promise.all(players.map((player, index) => create(player, names[index] ?? '')));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...names.slice(1).map(() => 409)]);
      for (const reply of replies)
        if (reply.status !== 200) expect(reply).toMatchObject(refusal('character/name-taken'));
    }
    const others = ['Breezy', 'Ann Eva', 'Conn Owl', 'Pillow'];
    for (const name of others) expect(await create(await newPlayer(), name)).toMatchObject({ status: 200 });
  });

  it("follows the host's own list and the switch of the words; characters that exist keep theirs", async () => {
    const { directory, remove } = temporaryDirectory();
    const list = join(directory, 'names.txt');
    writeFileSync(list, '# Names of our own\nbadger\n');
    await open({ NAME_WORDS: 'off' });
    const [bea, ann] = [await newPlayer(), await newPlayer()];
    expect(await create(bea, 'Old Badger')).toMatchObject({ status: 200 });
    expect(await create(await newPlayer(), '5h1t')).toMatchObject({ status: 200 });
    await server.restart({ BLOCKED_NAMES: list });
    expect(await create(ann, 'B4dger King')).toMatchObject(refusal('character/name-blocked'));
    expect(await create(ann, 'Admin')).toMatchObject(refusal('character/name-reserved'));
    expect(await bea.call('get-characters')).toMatchObject([{ name: 'Old Badger' }]);
    expect((await bea.call('get-layout-data')).characterData.name).toBe('Old Badger');
    expect(await create(ann, 'Badgers')).toMatchObject({ status: 200 });
    remove();
  });
});
