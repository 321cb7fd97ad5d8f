import { access, constants, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { capture, run } from './child.mjs';

/**
 * Programs that tests need and npm does not install. Each has a Debian package.
 * @typedef {{ name: string, debianPackage: string, purpose: string, isPresent: () => Promise<boolean> }}
 *   SystemProgram
 */

/** @param {string} path */
function isExecutable(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** @param {readonly string[]} names */
async function isOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return (await Promise.all(candidates.map(isExecutable))).includes(true);
}

/** Debian installs PostgreSQL's server programs in a folder for each version, which is not in the PATH. */
async function hasPostgres() {
  if (process.env.TEST_DATABASE_URL) return true;
  if (await isOnPath(['initdb'])) return true;
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const programs = versions.map((version) => `/usr/lib/postgresql/${version}/bin/initdb`);
  return (await Promise.all(programs.map(isExecutable))).includes(true);
}

/** @type {readonly SystemProgram[]} */
const NEEDED = [
  {
    name: 'Chromium without a window',
    debianPackage: 'chromium-headless-shell',
    purpose: 'the journeys in a real browser',
    isPresent: () => isOnPath(['chromium-headless-shell']),
  },
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    purpose: 'the storage tests on both databases',
    isPresent: hasPostgres,
  },
  {
    name: 'pgbouncer',
    debianPackage: 'pgbouncer',
    purpose: 'the tests of connection poolers',
    isPresent: async () => (await isOnPath(['pgbouncer'])) || isExecutable('/usr/sbin/pgbouncer'),
  },
  {
    name: 'OpenSSL',
    debianPackage: 'openssl',
    purpose: 'the tests of TLS to a database',
    isPresent: () => isOnPath(['openssl']),
  },
  {
    name: 'Redis',
    debianPackage: 'redis-server',
    purpose: 'the tests of several nodes',
    isPresent: () => isOnPath(['redis-server']),
  },
  {
    name: 'faketime',
    debianPackage: 'faketime',
    purpose: 'the tests of clocks that are set',
    isPresent: () => isOnPath(['faketime']),
  },
  {
    name: 'nginx',
    debianPackage: 'nginx',
    purpose: 'the tests of several nodes behind a proxy',
    isPresent: async () => (await isOnPath(['nginx'])) || isExecutable('/usr/sbin/nginx'),
  },
  {
    name: 'Caddy',
    debianPackage: 'caddy',
    purpose: 'the tests of several nodes behind a proxy',
    isPresent: () => isOnPath(['caddy']),
  },
];

/**
 * @returns {Promise<string[] | null>} the command prefix that makes a program run as root without a password;
 *   null when there is none
 */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return (await capture('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n'] : null;
}

/**
 * Programs that only `npm run test:long` needs.
 * @type {readonly SystemProgram[]}
 */
const NEEDED_LONG = [
  {
    name: 'Chromium',
    debianPackage: 'chromium',
    purpose: 'the benchmarks in a real browser',
    isPresent: () => isOnPath(['chromium']),
  },
  ...['mmdebstrap', 'umoci', 'skopeo', 'runc'].map((name) => ({
    name,
    debianPackage: name,
    purpose: 'the tests of the images',
    isPresent: async () => (await isOnPath([name])) || isExecutable(`/usr/sbin/${name}`),
  })),
  {
    name: "QEMU's emulators of processors",
    debianPackage: 'qemu-user-static',
    purpose: 'the tests of the images',
    isPresent: () => isOnPath(['qemu-aarch64-static']),
  },
];

/** @param {readonly SystemProgram[]} needed */
async function missingOf(needed) {
  const presence = await Promise.all(needed.map((program) => program.isPresent()));
  return needed.filter((_, index) => !presence[index]);
}

/**
 * Installs missing programs if this user can run commands as root without a password.
 * @param {{ readonly isLong: boolean }} options `isLong`: whether this is `npm run test:long`
 * @returns {Promise<string[]>} a sentence for each program that is still missing
 */
export async function ensureSystemPrograms({ isLong }) {
  const needed = isLong ? [...NEEDED, ...NEEDED_LONG] : NEEDED;
  const missing = await missingOf(needed);
  if (missing.length === 0) return [];
  const names = missing.map((program) => program.debianPackage);
  const prefix = await rootPrefix();
  if (prefix !== null && (await isOnPath(['apt-get']))) {
    console.log(`Installing from Debian's packages: ${names.join(', ')} ...`);
    // sudo drops environment variables, so the program `env` sets them again after sudo.
    const apt = (/** @type {string[]} */ ...args) => {
      const [program = 'env', ...rest] = [
        ...prefix,
        'env',
        'DEBIAN_FRONTEND=noninteractive',
        'apt-get',
        '-q',
        ...args,
      ];
      return run(program, rest);
    };
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...names);
  }
  return (await missingOf(needed)).map(
    ({ name, debianPackage, purpose }) =>
      `${name} is missing, which ${purpose} need. As root: apt-get install ${debianPackage}`,
  );
}
