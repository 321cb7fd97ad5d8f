import { Agent, get } from 'node:http';

/**
 * The process that reads pages, as browsers and crawlers do. It is separate, so that its CPU time does not
 * count as the server's.
 */

/** The addresses are read one after the other, `CONNECTIONS` of them at a time. */
export interface Reading {
  readonly port: number;
  readonly paths: readonly string[];
  /** The status with which each of them must be answered. */
  readonly status: number;
}

const CONNECTIONS = 4;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };

const read = ({ port, status }: Reading, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get({ port, path, agent, headers }, (response) => {
      if (response.statusCode !== status) reject(new Error(`${path} is answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    request.on('error', reject);
  });

process.on('message', (reading: Reading) => {
  Promise.all(reading.paths.map((path) => read(reading, path))).then(
    () => process.send?.('done'),
    (error: unknown) => process.send?.(String(error)),
  );
});
