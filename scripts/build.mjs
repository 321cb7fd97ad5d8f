/**
 * Builds the web page (vite) and the server (esbuild). Skips a target whose inputs have not changed since its
 * last build.
 * `npm start` and `npm test` import this; `npm run build` runs only this.
 */
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture, installed } from './child.mjs';
import { digestOf } from './digest.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './repository.mjs';
import { SERVER_PROGRAMS, SERVER_THREADS } from './server-programs.mjs';

// Installed packages are inputs of the builds. This folder is in node_modules, so a new installation deletes
// the digests and each target is built again.
const DIGESTS = join(ROOT, 'node_modules', '.cache', 'slumberfell');

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/server-programs.mjs',
  'packages',
];

/** @typedef {{ name: string, inputs: string[], output: string, build: () => Promise<void> }} Target */

/** @type {Target} */
const SERVER = {
  name: 'server',
  inputs: [...SHARED, 'apps/server'],
  output: 'apps/server/dist/main.js',
  build: buildServer,
};

/** @type {readonly Target[]} */
const TARGETS = [
  SERVER,
  { name: 'web', inputs: [...SHARED, 'apps/web'], output: 'apps/web/dist/index.html', build: buildWeb },
];

/**
 * The bundle contains our own workspaces. npm's packages stay outside of it, because some have native
 * binaries.
 */
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
  // The page's vite configuration imports TypeScript of our own packages, which only vite's config loader
  // `runner` can load.
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

/** @param {Target} target */
async function ensureTarget({ name, inputs, output, build }) {
  const digestFile = join(DIGESTS, `${name}.sha256`);
  const [digest, built] = await Promise.all([digestOf(inputs), readFile(digestFile, 'utf8').catch(() => '')]);
  if (digest === built && (await exists(join(ROOT, output)))) return;
  const begun = performance.now();
  await build();
  await mkdir(DIGESTS, { recursive: true });
  await writeFile(digestFile, digest);
  // The standard output of `npm start` is for the lines of the server's log.
  console.error(`Built the ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

/** Builds each target that is out of date. @throws Error with the builder's output when a build fails */
export async function ensureBuilt() {
  const ends = await Promise.allSettled(TARGETS.map(ensureTarget));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Builds the server if it is out of date. @throws as `ensureBuilt` */
export const ensureServerBuilt = () => ensureTarget(SERVER);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensurePackages();
  await ensureBuilt();
}
