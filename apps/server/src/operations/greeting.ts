import { isIPv6 } from 'node:net';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { postgresName } from '../storage/database/postgres.ts';

type Settings = Pick<Config, 'host' | 'publicUrl' | 'databaseUrl' | 'dataDirectory'>;

/**
 * What a host reads in a terminal when the game is ready: where to open it, where its data lies, and how to
 * stop it.
 * @param port on which the server listens
 */
export function greeting({ host, publicUrl, databaseUrl, dataDirectory }: Settings, port: number): string {
  const here = `http://${nameOf(host)}:${port}`;
  const data = databaseUrl === null ? dataDirectory : `${postgresName(databaseUrl)}, and ${dataDirectory}`;
  return [
    '',
    `Slumberfell ${manifest.version} is ready.`,
    '',
    `  Open it:  ${publicUrl?.origin ?? here}`,
    ...(publicUrl === null ? [] : [`  Here:     ${here}`]),
    `  Data:     ${data}`,
    '  Stop it:  press Ctrl-C',
    '',
    '',
  ].join('\n');
}

/** Addresses to listen on at which `localhost` reaches the server. */
const LOCAL: ReadonlySet<string | null> = new Set([null, '0.0.0.0', '::', '127.0.0.1']);

/** The name of this machine in an address that a browser on it can open. */
function nameOf(host: string | null): string {
  if (host === null || LOCAL.has(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
