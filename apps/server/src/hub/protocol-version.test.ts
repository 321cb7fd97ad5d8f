import { PROTOCOL_VERSION } from '@slumberfell/protocol';
import { afterEach, expect, test } from 'vitest';
import { SQLITE } from '../testing/databases.ts';
import { openTestHouse, type TestHouse } from '../testing/test-server.ts';
import { Watcher } from '../testing/watcher.ts';

let server: TestHouse;
afterEach(() => server.dispose());

test('the layout, and the first message of each connection, say which protocol the server speaks', async () => {
  server = await openTestHouse(SQLITE);
  const player = server.visitor();
  await player.play('Ann');
  expect((await player.call('get-layout-data')).protocolVersion).toBe(PROTOCOL_VERSION);
  const url = `http://127.0.0.1:${server.port}`;
  const headers = { cookie: player.cookie ?? '', origin: url };
  for (const watcher of [await Watcher.connect(url, headers), await Watcher.connect(url, headers)]) {
    await expect.poll(() => watcher.standings.length).toBeGreaterThan(0);
    expect(watcher.order[0]).toBe('protocol');
    expect(watcher.order.filter((name) => name === 'protocol')).toHaveLength(1);
    expect(watcher.protocols).toEqual([PROTOCOL_VERSION]);
    watcher.leave();
  }
});
