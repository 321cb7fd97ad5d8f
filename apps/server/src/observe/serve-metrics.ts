import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

/** A server for metrics, on an address that need not be reachable for players. */
export interface ServedMetrics {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` and nothing else, for GET and HEAD.
 * @param port 0 lets the operating system choose a free port.
 * @param host the IP address to listen on.
 */
export async function serveMetrics(
  { registry }: Metrics,
  port: number,
  host: string,
): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
