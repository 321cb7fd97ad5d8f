import { once } from 'node:events';
import { createServer } from 'node:net';

/** Error codes of a listener on `::` when the system has no IPv6, or has it switched off. */
const WITHOUT_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL']);

/**
 * The address on which a listener accepts connections to every address of this machine: `::`, which includes
 * IPv4, or `0.0.0.0` on a system without IPv6.
 * @param probe listens on `::` for a moment, on a port that the system chooses. It rejects if that fails.
 */
export async function everyAddress(probe: () => Promise<void> = listenOnIpv6): Promise<'::' | '0.0.0.0'> {
  try {
    await probe();
    return '::';
  } catch (error) {
    if (WITHOUT_IPV6.has((error as NodeJS.ErrnoException).code ?? '')) return '0.0.0.0';
    throw error;
  }
}

async function listenOnIpv6(): Promise<void> {
  const server = createServer().listen(0, '::');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
