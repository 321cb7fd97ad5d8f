/**
 * `npm run release -- [FOLDER]`: writes `slumberfell-VERSION.tgz`, an npm package with all that the server
 * needs on a machine with Node alone, and its SHA-256 beside it. The folder is `artifacts/release` unless
 * another one is given.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from '../packages.mjs';
import { ROOT } from '../repository.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
await ensurePackages();
const { makeRelease } = await import('./release.mjs');
try {
  const [folder] = positionals;
  const { file, sha256, packed, unpacked, files, isOfCommit } = await makeRelease(
    folder === undefined ? join(ROOT, 'artifacts/release') : resolve(folder),
  );
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${file}: ${megabytes(packed)}, unpacked ${megabytes(unpacked)} in ${files} files`);
  console.log(`SHA-256 ${sha256}`);
  if (!isOfCommit) console.log('It has changes that are not committed: do not publish it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
