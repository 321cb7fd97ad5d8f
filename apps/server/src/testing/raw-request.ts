import { connect } from 'node:net';

/**
 * For tests: sends bytes that need not be HTTP.
 * @param from loopback address to send from.
 * @returns all bytes received until the server closed the connection or an answer was complete.
 */
export const rawRequest = (port: number, text: string, from = '127.0.0.1'): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(text));
    let received = '';
    const end = (): void => {
      socket.destroy();
      resolve(received);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
      if (isWhole(received)) end();
    });
    socket.on('close', end);
    socket.on('error', reject);
  });

function isWhole(received: string): boolean {
  const [head = '', body] = received.split(/\r\n\r\n(.*)/s);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return body !== undefined && length !== undefined && body.length >= Number(length);
}
