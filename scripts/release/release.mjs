import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { capture } from '../child.mjs';
import { releaseContents } from './contents.mjs';
import { releaseManifest } from './manifest.mjs';
import { productionPackages } from './production-packages.mjs';
import { tarballOf } from './tarball.mjs';

/** Maximum size of all files of a release together, in bytes. */
const UNPACKED_LIMIT = 130e6;

/**
 * A release that was written. Sizes are in bytes. `time`: of the commit, in seconds since 1970; `isOfCommit`:
 * whether it has no changes that are not committed.
 * @typedef {{ file: string, version: string, time: number, sha256: string, packed: number, unpacked: number,
 *   files: number, isOfCommit: boolean }} Release
 */

/** @param {readonly string[]} args */
async function git(...args) {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Error(`A release is made from a clone of the repository. git says:\n${output}`);
  return output.trim();
}

/**
 * @param {readonly { content: Uint8Array }[]} entries
 * @returns {number} the size of all files together, in bytes
 * @throws Error when it is above the limit
 */
export function unpackedSize(entries) {
  const size = entries.reduce((sum, { content }) => sum + content.length, 0);
  if (size <= UNPACKED_LIMIT) return size;
  throw new Error(`The release has ${size} bytes, and at most ${UNPACKED_LIMIT} are allowed.`);
}

/**
 * Builds the server and the page, and writes a release. On the same commit and the same Node, it writes the
 * same bytes.
 * @param {string} folder in which the archive and its SHA-256 are written
 * @returns {Promise<Release>}
 * @throws Error when a build fails, a package cannot be installed, or the release is too large
 */
export async function makeRelease(folder) {
  // The time of the commit is the time of all files. A fixed time would be wrong: browsers recognise an
  // unchanged page by its time and size, and the page of the next release may have the same size.
  const time = Number(await git('log', '-1', '--format=%ct'));
  const isOfCommit = (await git('status', '--porcelain')) === '';
  await ensureBuilt();
  const work = await mkdtemp(join(tmpdir(), 'slumberfell-release-'));
  try {
    const manifest = await releaseManifest();
    const modules = await productionPackages(work, manifest);
    const entries = await releaseContents(dirname(modules), manifest);
    const unpacked = unpackedSize(entries);
    const tarball = tarballOf(entries, time);
    const sha256 = createHash('sha256').update(tarball).digest('hex');
    const file = join(folder, `slumberfell-${manifest.version}.tgz`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, tarball);
    await writeFile(`${file}.sha256`, `${sha256}  ${basename(file)}\n`);
    const { version } = manifest;
    const packed = tarball.length;
    return { file, version, time, sha256, packed, unpacked, files: entries.length, isOfCommit };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
