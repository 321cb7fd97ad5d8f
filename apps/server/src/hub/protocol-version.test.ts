import { PROTOCOL_VERSION } from '@slumberfell/protocol';
import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { Watcher } from '../testing/watcher.ts';

let server: TestServer;
afterEach(() => server.close());

test('the layout and the first message of each connection contain the protocol version of the server', async () => {
  server = await startTestServer();
  const player = server.newClient();
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
