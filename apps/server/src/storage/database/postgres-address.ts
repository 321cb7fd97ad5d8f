import pg from 'pg';
import { type Address, readAddress } from '../../lib/address.ts';
import { readFaultOf } from '../../lib/file-settings.ts';
import { readAtMost } from '../../lib/read-at-most.ts';
import { StorageUnavailable } from './unavailable.ts';

/**
 * Values of `sslmode`. `require` encrypts and does not check the certificate, as for libpq. libpq's `allow`
 * and `prefer` would fall back to a connection without TLS; here they are the same as `require`. `verify-ca`
 * checks who signed the certificate, `verify-full` also whose it is. `no-verify` is pg's name for `require`.
 */
const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof SSL_MODES)[number];

/** Parameters of an address that go to pg as they are. */
const PASSED_ON = [
  'application_name',
  'client_encoding',
  'fallback_application_name',
  'idle_in_transaction_session_timeout',
  'lock_timeout',
  'options',
  'query_timeout',
  'statement_timeout',
];
/** Bytes of a file of certificates that are read: lists of all public authorities have some 250 kB. */
const MOST_CERTIFICATE_BYTES = 1_048_576;

const FILES = { sslcert: 'cert', sslkey: 'key', sslrootcert: 'ca' } as const;

const isSslMode = (text: string): text is SslMode => SSL_MODES.some((mode) => mode === text);

/** What is wrong with the address of a PostgreSQL database, as the end of a sentence; null for nothing. */
export function addressFault(url: string): 'form' | 'sslmode' | 'host' | null {
  const address = readAddress(url);
  if (address === null) return 'form';
  const { parameters } = address;
  if (!isSslMode(parameters.get('sslmode') ?? 'disable')) return 'sslmode';
  // Only a directory may have other characters. A part of a password may have come here.
  return /^\/|^[\w.:~-]*$/.test(parameters.get('host') ?? '') ? null : 'host';
}

/** A sentence about a wrong `sslmode`, without what was given. */
export const sslModeSentence = (name: string): string =>
  `${name} has an sslmode that does not exist. It must be one of ${SSL_MODES.join(', ')}.`;

const read = (url: string): Address => {
  const address = readAddress(url);
  if (address === null) throw new StorageUnavailable('DATABASE_URL is malformed.');
  return address;
};

/** The host, or the directory of the UNIX socket; empty when the address has neither. */
const hostOf = ({ host, parameters }: Address): string => parameters.get('host') || host;

/**
 * The host and the port of an address, or the directory of its UNIX socket, for messages. It contains neither
 * the user name nor the password.
 */
export function postgresPlaceName(url: string): string {
  const address = read(url);
  const host = hostOf(address) || process.env.PGHOST || pg.defaults.host || 'localhost';
  const port = address.parameters.get('port') || address.port;
  const name = host.includes(':') ? `[${host}]` : host;
  return port === '' || host.startsWith('/') ? name : `${name}:${port}`;
}

/**
 * The settings of a connection to a PostgreSQL database. Its address has the forms of libpq, so that a UNIX
 * socket may be `postgres://user@/database?host=/directory`. pg's own reader gives a part of an unencoded
 * password out as the host, refuses that form, and understands `sslmode` otherwise, with a warning on
 * standard error.
 * @throws StorageUnavailable when a file that the address names cannot be read.
 */
export function connectionOf(url: string): pg.ClientConfig {
  const address = read(url);
  const { parameters } = address;
  const port = parameters.get('port') || address.port;
  const { ssl } = tlsOf(parameters, hostOf(address).startsWith('/'));
  return {
    ...Object.fromEntries([...parameters].filter(([name]) => PASSED_ON.includes(name))),
    ...given('user', parameters.get('user') || address.user),
    ...given('password', parameters.get('password') || address.password),
    ...given('host', hostOf(address)),
    ...(port !== '' && { port: Number(port) }),
    ...given('database', address.path || parameters.get('dbname') || ''),
    ...(ssl !== undefined && { ssl }),
    ...(ssl && parameters.get('sslnegotiation') === 'direct' && { sslnegotiation: 'direct' as const }),
  };
}

const given = (name: string, value: string): Record<string, string> =>
  value === '' ? {} : { [name]: value };

type Tls = Exclude<pg.ClientConfig['ssl'], boolean | undefined>;

/** @param isSocket whether the connection is a UNIX socket, on which libpq ignores `sslmode`, too. */
function tlsOf(parameters: Address['parameters'], isSocket: boolean): Pick<pg.ClientConfig, 'ssl'> {
  const mode = parameters.get('sslmode');
  const files = filesIn(parameters);
  if (isSocket || mode === 'disable') return { ssl: false };
  if (mode !== undefined) return { ssl: { ...files, ...checksOf(mode, files) } };
  if (Object.keys(files).length > 0) return { ssl: files };
  const ssl = parameters.get('ssl');
  if (ssl === 'no-verify') return { ssl: { rejectUnauthorized: false } };
  const isOn = ssl === 'true' || ssl === '1';
  if (isOn || parameters.get('sslnegotiation') === 'direct') return { ssl: true };
  return ssl === undefined ? {} : { ssl: false };
}

/**
 * What is checked besides that the connection is encrypted. Nothing given: who signed, and for which host.
 */
function checksOf(mode: string, { ca }: Tls): Tls {
  // libpq checks the signature for `require`, too, when it has the certificate of an authority. `verify-ca`
  // with the authorities that Node trusts would accept a certificate of any site, so it checks the name then.
  const checksSignature = ca !== undefined && (mode === 'require' || mode === 'verify-ca');
  if (checksSignature) return { checkServerIdentity: () => undefined };
  return mode.startsWith('verify-') ? {} : { rejectUnauthorized: false };
}

/** The contents of the files that an address names. `sslrootcert=system` means the authorities of Node. */
function filesIn(parameters: Address['parameters']): Tls {
  const files: Tls = {};
  for (const [parameter, option] of Object.entries(FILES)) {
    const path = parameters.get(parameter);
    if (path === undefined || (parameter === 'sslrootcert' && path === 'system')) continue;
    try {
      files[option] = readAtMost(path, MOST_CERTIFICATE_BYTES).toString('utf8');
    } catch (error) {
      throw new StorageUnavailable(
        `${parameter} in DATABASE_URL must be the path of a file: ${readFaultOf(error)}`,
      );
    }
  }
  return files;
}
