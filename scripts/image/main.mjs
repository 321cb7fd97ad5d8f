/**
 * `npm run image -- [FOLDER]`: makes a release, and of it an image for each processor, with Debian's programs
 * mmdebstrap and umoci. Writes `slumberfell-VERSION-ARCHITECTURE.tar` and its SHA-256 beside the release. The
 * folder is `artifacts/release` unless another one is given.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from '../packages.mjs';
import { ROOT } from '../repository.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
await ensurePackages();
const { makeRelease } = await import('../release/release.mjs');
const { makeImages } = await import('./image.mjs');
try {
  const [given] = positionals;
  const folder = given === undefined ? join(ROOT, 'artifacts/release') : resolve(given);
  const release = await makeRelease(folder);
  for (const { file, size, sha256, digest } of await makeImages(release, folder))
    console.log(`${file}: ${(size / 1e6).toFixed(1)} MB\nSHA-256 ${sha256}\nManifest ${digest}`);
  if (!release.isOfCommit) console.log('They have changes that are not committed: do not publish them.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
