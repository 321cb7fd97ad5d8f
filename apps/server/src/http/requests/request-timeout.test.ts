import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each([
  [
    'body',
    'POST /api/account/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n4',
  ],
  ['head', 'GET /livez HTTP/1.1\r\nHost: x\r\n'],
])(
  'a request whose %s does not arrive whole is not waited for',
  { timeout: 20_000, concurrent: true },
  async (_what, bytes) => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
  },
);
