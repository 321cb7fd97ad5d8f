/**
 * Checks how many bytes a player's browser has to load, against limits. Measures the built files, and the
 * responses of a server that it starts.
 * `npm test` runs this after the build. `node scripts/budgets.mjs` runs only this.
 */
import { readdir, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startBuiltServer } from './built-server.mjs';
import { ROOT } from './repository.mjs';

const PAGE = join(ROOT, 'apps/web/dist');
const PICTURES = join(ROOT, 'packages/art/built');

/** @typedef {{ what: string, bytes: number, limit: number }} Budget `bytes` and `limit` in bytes */

/** @param {number} count in units of 1,000 bytes */
const KB = (count) => count * 1000;

/** Static imports of a built script. A dynamic import has a bracket after `import` and does not match. */
const IMPORTED = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g;

/** @param {string} name of a file in assets/ */
async function gzipSize(name) {
  return gzipSync(await readFile(join(PAGE, 'assets', name)), { level: 9 }).length;
}

/**
 * Adds a script and its static imports, direct and indirect, to `found`.
 * @param {string} name
 * @param {Set<string>} found
 */
async function collectImports(name, found) {
  if (found.has(name)) return;
  found.add(name);
  const source = await readFile(join(PAGE, 'assets', name), 'utf8');
  for (const [, imported] of source.matchAll(IMPORTED))
    await collectImports(/** @type {string} */ (imported), found);
}

/** @param {Iterable<string>} names */
async function totalGzipSize(names) {
  let bytes = 0;
  for (const name of names) bytes += await gzipSize(name);
  return bytes;
}

/** @returns {Promise<Budget[]>} for the landing page: the scripts and styles that index.html names */
async function firstRoute() {
  const page = await readFile(join(PAGE, 'index.html'), 'utf8');
  const html = page.replace(/<!--game-->.*?<!--\/game-->/gs, '');
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.(?:js|css))"/g)].map(
    ([, name]) => name ?? '',
  );
  /** @type {Set<string>} */
  const scripts = new Set();
  for (const name of named) if (name.endsWith('.js')) await collectImports(name, scripts);
  const sheets = named.filter((name) => name.endsWith('.css'));
  return [
    { what: 'scripts of the first route, gzip', bytes: await totalGzipSize(scripts), limit: KB(120) },
    { what: 'styles of the first route, gzip', bytes: await totalGzipSize(sheets), limit: KB(30) },
  ];
}

/** @returns {Promise<Budget>} the size of the largest script, with its limit */
async function largestChunk() {
  const names = (await readdir(join(PAGE, 'assets'))).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(names.map(async (name) => ({ name, bytes: await gzipSize(name) })));
  const { name, bytes } = sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  return { what: `largest script (${name}), gzip`, bytes, limit: KB(90) };
}

/** @returns {Promise<Budget>} the size of all pictures together, with its limit */
async function pictures() {
  /** @type {{ pictures: Record<string, { bytes: number }> }} */
  const { pictures } = JSON.parse(await readFile(join(PICTURES, 'manifest.json'), 'utf8'));
  const bytes = Object.values(pictures).reduce((sum, picture) => sum + picture.bytes, 0);
  return { what: 'all pictures', bytes, limit: KB(15_000) };
}

/**
 * Requests an address and returns the response's body as it was sent, still compressed with Brotli.
 * @param {string} address
 * @returns {Promise<Buffer>}
 */
function body(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      for await (const part of response) parts.push(part);
      const message = `${address} returned status ${response.statusCode}, encoding ${response.headers['content-encoding']}`;
      if (response.statusCode === 200) resolve(Buffer.concat(parts));
      else reject(new Error(message));
    }).on('error', reject);
  });
}

/**
 * @returns {Promise<Budget[]>} the sizes of the answers of `db/get-static-data` with their limits. The
 *   answers come from a server that this function starts
 */
async function staticData() {
  const { compileWorld, shippedWorldDirectory } = await import('tsx/esm/api').then(({ tsImport }) =>
    tsImport('@slumberfell/content', import.meta.url),
  );
  const { versions } = compileWorld(shippedWorldDirectory);
  const query = Object.fromEntries(
    Object.entries(versions).map(([set, version]) => [`${set}Version`, version]),
  );
  const server = await startBuiltServer();
  try {
    const address = `${server.url}/api/db/get-static-data`;
    return [
      { what: 'static data of a first load, brotli', bytes: (await body(address)).length, limit: KB(150) },
      {
        what: 'static data when nothing changed',
        bytes: (await body(`${address}?${new URLSearchParams(query)}`)).length,
        limit: KB(2),
      },
    ];
  } finally {
    await server.stop();
  }
}

/** @param {Budget} budget */
const isWithinLimit = ({ bytes, limit }) => bytes <= limit;

/** @param {Budget} budget */
function lineOf(budget) {
  const { what, bytes, limit } = budget;
  const size = (bytes / 1000).toFixed(1);
  return `${isWithinLimit(budget) ? 'ok  ' : 'FAIL'} ${what}: ${size} KB, at most ${limit / 1000} KB`;
}

/**
 * Compares each measured size with its limit. Each comparison counts as one check.
 * @throws Error when a size cannot be measured
 */
export async function checkBudgets() {
  const budgets = [...(await firstRoute()), await largestChunk(), await pictures(), ...(await staticData())];
  const passed = budgets.filter(isWithinLimit).length;
  const counts = { passed, failed: budgets.length - passed };
  return { counts, output: budgets.map(lineOf).join('\n') };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { counts, output } = await checkBudgets();
  console.log(output);
  if (counts.failed > 0) process.exitCode = 1;
}
