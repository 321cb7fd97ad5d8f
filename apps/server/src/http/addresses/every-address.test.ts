import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { everyAddress } from './every-address.ts';

/** The two loopback addresses, as written in a URL. */
const IPV4 = '127.0.0.1';
const IPV6 = '[::1]';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');
if (!hasIpv6) console.warn('This machine has no IPv6: listening on ::1 is not tested.');

describe('the addresses that the server listens on', () => {
  let server: TestServer;
  afterEach(() => server.close());

  /** The loopback addresses at which a server answers a request to this port and path. */
  const answering = async (port: number, path: string): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const host of [IPV4, IPV6]) {
      const answer = await fetch(`http://${host}:${port}${path}`).catch(() => null);
      if (answer?.ok) found.push(host);
      await answer?.text();
    }
    return found;
  };
  const both = hasIpv6 ? [IPV4, IPV6] : [IPV4];

  test('for players are all, and for Prometheus this machine alone', async () => {
    const port = await freePort();
    server = await startTestServer({ settings: { METRICS_PORT: String(port) } });
    expect(await answering(server.port, '/livez')).toEqual(both);
    expect(await answering(port, '/metrics')).toEqual([IPV4]);
    const others = Object.values(networkInterfaces()).flat();
    const outer = others.find((address) => address?.family === 'IPv4' && !address.internal);
    if (outer) await expect(fetch(`http://${outer.address}:${port}/metrics`)).rejects.toThrow('fetch failed');
  });

  test.skipIf(!hasIpv6)('are those that HOST and METRICS_HOST name', async () => {
    const port = await freePort();
    server = await startTestServer({
      settings: { HOST: '::1', METRICS_PORT: String(port), METRICS_HOST: '[::1]' },
    });
    expect(await answering(server.port, '/livez')).toEqual([IPV6]);
    expect(await answering(port, '/metrics')).toEqual([IPV6]);
  });

  test('of IPv4 may be all that HOST names', async () => {
    server = await startTestServer({ settings: { HOST: IPV4 } });
    expect(await answering(server.port, '/livez')).toEqual([IPV4]);
  });
});

test('without IPv6 the server listens on all addresses of IPv4', async () => {
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  expect(await everyAddress(failing('EAFNOSUPPORT'))).toBe('0.0.0.0');
  expect(await everyAddress(failing('EADDRNOTAVAIL'))).toBe('0.0.0.0');
  await expect(everyAddress(failing('EMFILE'))).rejects.toThrow('EMFILE');
});
