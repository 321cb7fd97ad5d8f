/**
 * `node scripts/image/play-image.mjs FOLDER ARCHIVE...`: checks images with skopeo, starts them with runc,
 * and plays on them. `test-image.mjs` runs it in a network namespace of its own, where no other machine can
 * be reached.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { startServer } from '../built-server.mjs';
import { Player } from '../play-built-server.mjs';
import { thisPlatform } from '../release/platforms.mjs';
import { expectNoNetwork } from '../without-network.mjs';
import { unpackImage } from './bundle.mjs';
import { architectureOf, USER_ID } from './layers.mjs';
import { runTool } from './tools.mjs';

/**
 * Emulators from Debian's package qemu-user-static, by the processor that they emulate.
 * @type {Readonly<Record<string, string>>}
 */
const EMULATORS = { arm64: '/usr/bin/qemu-aarch64-static', amd64: '/usr/bin/qemu-x86_64-static' };

const [folder = '', ...archives] = process.argv.slice(2);

/**
 * Checks what skopeo reads in both forms of an archive: the one of OCI, and the one of Docker.
 * @param {string} archive
 * @param {string} version
 * @param {string} architecture
 * @returns {Promise<string>} an OCI image layout, which skopeo has made of Docker's form
 */
async function inspect(archive, version, architecture) {
  const read = (/** @type {readonly string[]} */ ...words) => runTool('skopeo', ['inspect', ...words]);
  const raw = await read('--raw', `oci-archive:${archive}`);
  const { Digest: digest } = JSON.parse(await read(`oci-archive:${archive}`));
  if (digest !== `sha256:${createHash('sha256').update(raw).digest('hex')}`)
    throw new Error(`skopeo says digest ${digest} of\n${raw}`);
  const name = `docker-archive:${archive}:slumberfell:${version}`;
  for (const image of [`oci-archive:${archive}`, name]) {
    const { architecture: own, config } = JSON.parse(await read('--config', image));
    if (own !== architecture || config.User !== `${USER_ID}:${USER_ID}`)
      throw new Error(`${image} is for ${own} and the user ${config.User}`);
  }
  const layout = join(folder, `${architecture}-layout`);
  await runTool('skopeo', ['copy', '--quiet', name, `oci:${layout}:${version}`]);
  return layout;
}

/** @param {string} archive */
async function play(archive) {
  const [, version = '', architecture = ''] = /^slumberfell-(.+)-(\w+)\.tar$/.exec(basename(archive)) ?? [];
  const layout = await inspect(archive, version, architecture);
  const own = architecture === architectureOf({ ...thisPlatform(), os: 'linux' });
  const emulator = own ? null : (EMULATORS[architecture] ?? '');
  const work = join(folder, architecture);
  await mkdir(work);
  const container = await unpackImage(work, { layout, tag: version, emulator });
  const player = new Player();
  for (const amount of [500, 501]) {
    const server = await startServer(await container.command(['node', 'main.js']), {
      cwd: folder,
      env: {},
    });
    try {
      if (amount === 500) await player.register(server.url);
      else await player.expectGathering(server.url, 500);
      await player.gather(server.url, amount);
      await player.expectGathering(server.url, amount);
      await player.expectPage(server.url, version);
      const code = await server.stop();
      if (code !== 0) throw new Error(`it ended with code ${code}`);
    } catch (error) {
      await server.stop('SIGKILL');
      throw new Error(`${archive}: ${error instanceof Error ? error.message : error}\n${server.output()}`);
    }
  }
  for (const words of [['verify'], ['backup'], ['admin', 'audit']]) {
    const [program, ...rest] = await container.command(['node', 'main.js', ...words]);
    await runTool(program, rest);
  }
  const backups = await readdir(join(container.data, 'backups'));
  if (backups.length !== 1) throw new Error(`there are ${backups.length} backups`);
  const { uid } = await stat(join(container.data, 'backups', backups[0] ?? ''));
  if (uid !== USER_ID) throw new Error(`the backup belongs to the user ${uid}`);
  console.log(`${basename(archive)}: played${emulator === null ? '' : `, with ${emulator}`}`);
}

await expectNoNetwork();
for (const archive of archives) await play(archive);
