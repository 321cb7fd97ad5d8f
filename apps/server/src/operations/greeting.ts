import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { postgresName } from '../storage/database/postgres.ts';
import {
  addressesForOthers,
  inUrl,
  type Machine,
  PLAIN_HTTP,
  servesPlainHttp,
  thisMachine,
} from './other-devices.ts';

type Settings = Pick<Config, 'host' | 'publicUrl' | 'databaseUrl' | 'dataDirectory'>;

/**
 * What a host reads in a terminal when the game is ready: where to open it, where its data lies, how to
 * stop it, and what other devices lack without https.
 * @param port on which the server listens
 */
export function greeting(config: Settings, port: number, machine: Machine = thisMachine()): string {
  const { host, publicUrl, databaseUrl, dataDirectory } = config;
  const here = `http://${nameOf(host)}:${port}`;
  const data = databaseUrl === null ? dataDirectory : `${postgresName(databaseUrl)}, and ${dataDirectory}`;
  return [
    '',
    `Slumberfell ${manifest.version} is ready.`,
    '',
    `  Open it:  ${publicUrl?.origin ?? here}`,
    ...(publicUrl === null ? othersOf(config, port, machine) : [`  Here:     ${here}`]),
    `  Data:     ${data}`,
    '  Stop it:  press Ctrl-C',
    '',
    ...(servesPlainHttp(config) ? [PLAIN_HTTP, ''] : []),
    '',
  ].join('\n');
}

/** The lines that say where other devices open the game; none when they cannot, or when it is not known. */
function othersOf(config: Settings, port: number, machine: Machine): readonly string[] {
  if (machine.isContainer && servesPlainHttp(config))
    return ['  Others:   at the address of the machine and the port that the container publishes'];
  return addressesForOthers(config, port, machine).map(
    (address, index) => `${index === 0 ? '  Others:   ' : '            '}${address}`,
  );
}

/** Addresses to listen on at which `localhost` reaches the server. */
const LOCAL: ReadonlySet<string | null> = new Set([null, '0.0.0.0', '::', '127.0.0.1']);

/** The name of this machine in an address that a browser on it can open. */
const nameOf = (host: string | null): string =>
  host === null || LOCAL.has(host) ? 'localhost' : inUrl(host);
