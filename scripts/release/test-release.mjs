/**
 * `npm run test:release`: makes a release twice, compares the two, and plays on one of them where no network
 * can be reached. `npm run test:long` does the same.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runJobs } from '../jobs.mjs';
import { installNode, installNpm, NODE_VERSIONS, OLDER_NPM } from '../node-binaries.mjs';
import { ensurePackages } from '../packages.mjs';
import { ROOT } from '../repository.mjs';
import { captureWithoutNetwork, networkFault } from '../without-network.mjs';
import { platformFault, thisPlatform } from './platforms.mjs';

/** @type {import('../jobs.mjs').Job} */
export const RELEASE_JOB = {
  name: 'the release, without a network',
  run: async () => {
    const reason = platformFault(thisPlatform()) ?? (await networkFault());
    if (reason !== null) return { counts: { passed: 0, failed: 0 }, output: `Skipped: ${reason}` };
    const { makeRelease } = await import('./release.mjs');
    const folder = await mkdtemp(join(tmpdir(), 'slumberfell-test-release-'));
    try {
      const { file, sha256 } = await makeRelease(join(folder, 'first'));
      const second = await makeRelease(join(folder, 'second'));
      if (second.sha256 !== sha256) throw new Error(`Two releases differ: ${sha256}, ${second.sha256}`);
      const work = await mkdtemp(join(folder, 'work-'));
      const program = join(ROOT, 'scripts/release/play-release.mjs');
      // Installed here, where there is a network.
      const nodes = [];
      for (const version of NODE_VERSIONS) nodes.push('--node', await installNode(version));
      const npm = ['--npm', await installNpm(OLDER_NPM)];
      const words = [program, file, work, ...nodes, ...npm];
      const { code, output } = await captureWithoutNetwork(process.execPath, words);
      return { counts: { passed: Number(code === 0), failed: Number(code !== 0) }, output };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensurePackages();
  const { failed } = await runJobs([RELEASE_JOB]);
  if (failed > 0) process.exitCode = 1;
}
