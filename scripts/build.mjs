/**
 * Builds the web page (vite) and the server (esbuild), each only when what it is made from has changed.
 * `npm start` and `npm test` call this; `npm run build` does nothing else.
 */
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture, installed } from './child.mjs';
import { digestOf } from './digest.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './repository.mjs';

// In node_modules, so that a fresh installation also builds afresh: its packages are part of what is built.
const NOTES = join(ROOT, 'node_modules', '.cache', 'slumberfell');

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'packages'];

/** @typedef {{ name: string, inputs: string[], output: string, build: () => Promise<void> }} Part */

/** @type {Part} */
const SERVER = {
  name: 'server',
  inputs: [...SHARED, 'apps/server'],
  output: 'apps/server/dist/main.js',
  build: buildServer,
};

/** @type {readonly Part[]} */
const PARTS = [
  SERVER,
  { name: 'web', inputs: [...SHARED, 'apps/web'], output: 'apps/web/dist/index.html', build: buildWeb },
];

/** What a host runs, where there is nothing but what was built. In the repository `npm run` has the same names for them. */
export const SERVER_PROGRAMS = {
  main: 'src/main.ts',
  admin: 'src/operations/admin/main.ts',
  backup: 'src/operations/backup/main.ts',
  restore: 'src/operations/restore/main.ts',
  verify: 'src/operations/verify/main.ts',
  'migrate-to-postgres': 'src/operations/migrate-to-postgres/main.ts',
};

/** What the server starts as threads of its own, which it finds beside itself. */
export const SERVER_THREADS = { 'content-worker': 'src/content/content-worker.ts' };

/** Our own workspaces go into the bundle, npm's packages stay outside: some bring native binaries. */
async function buildServer() {
  const { build } = await import('esbuild');
  const manifest = JSON.parse(await readFile(join(ROOT, 'apps/server/package.json'), 'utf8'));
  const external = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@slumberfell/'));
  await build({
    absWorkingDir: join(ROOT, 'apps/server'),
    entryPoints: { ...SERVER_PROGRAMS, ...SERVER_THREADS },
    outdir: 'dist',
    bundle: true,
    external,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent',
  });
}

async function buildWeb() {
  // The runner reads the TypeScript of our own packages, which the page's configuration imports.
  const args = ['build', 'apps/web', '--configLoader=runner', '--logLevel=warn'];
  const { code, output } = await capture(installed('vite'), args);
  if (code !== 0) throw new Error(`vite could not build the page:\n${output}`);
}

/** @param {string} path */
function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** @param {Part} part */
async function ensurePart({ name, inputs, output, build }) {
  const note = join(NOTES, `${name}.sha256`);
  const [digest, built] = await Promise.all([digestOf(inputs), readFile(note, 'utf8').catch(() => '')]);
  if (digest === built && (await exists(join(ROOT, output)))) return;
  const begun = performance.now();
  await build();
  await mkdir(NOTES, { recursive: true });
  await writeFile(note, digest);
  console.log(`Built the ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

/** Builds what is out of date. Throws with the builder's own words when the sources do not build. */
export async function ensureBuilt() {
  const ends = await Promise.allSettled(PARTS.map(ensurePart));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Builds the server where it is out of date. Throws as `ensureBuilt`. */
export const ensureServerBuilt = () => ensurePart(SERVER);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensurePackages();
  await ensureBuilt();
}
