/**
 * `npm run test:image`: makes the images of a release twice, compares the two, and plays on them where no
 * network can be reached. `npm run test:long` does the same.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runJobs } from '../jobs.mjs';
import { ensurePackages } from '../packages.mjs';
import { ROOT } from '../repository.mjs';
import { captureWithoutNetwork, networkFault } from '../without-network.mjs';

/** @type {import('../jobs.mjs').Job} */
export const IMAGE_JOB = {
  name: 'the images, without a network',
  run: async () => {
    // A container of runc needs root for its user and for the folder of its data.
    const reason =
      process.getuid?.() === 0 ? await networkFault() : 'only root can start a container with runc';
    if (reason !== null) return { counts: { passed: 0, failed: 0 }, output: `Skipped: ${reason}` };
    const { makeRelease } = await import('../release/release.mjs');
    const { makeImages } = await import('./image.mjs');
    const folder = await mkdtemp(join(tmpdir(), 'slumberfell-test-image-'));
    try {
      const release = await makeRelease(folder);
      const images = await makeImages(release, join(folder, 'first'));
      const again = await makeImages(release, join(folder, 'second'));
      for (const [index, { file, sha256 }] of images.entries())
        if (again[index]?.sha256 !== sha256) throw new Error(`Two images differ: ${file}`);
      const work = await mkdtemp(join(folder, 'work-'));
      const program = join(ROOT, 'scripts/image/play-image.mjs');
      const words = [program, work, ...images.map(({ file }) => file)];
      const { code, output } = await captureWithoutNetwork(process.execPath, words);
      return { counts: { passed: Number(code === 0), failed: Number(code !== 0) }, output };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensurePackages();
  const { failed } = await runJobs([IMAGE_JOB]);
  if (failed > 0) process.exitCode = 1;
}
