/** Runs an image with runc, the runtime that Docker and podman use, confined as in compose.yaml. */
import { chown, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { USER_ID } from './layers.mjs';
import { runTool } from './tools.mjs';

/** Where the emulator of another processor is in the container. */
const EMULATOR = '/emulator';

/**
 * A container that was not started yet. `data`: the folder of the machine that is its `/data`; `command`:
 * starts a program of the image in it.
 * @typedef {{ data: string,
 *   command: (words: readonly string[]) => Promise<[string, ...string[]]> }} Container
 */

/**
 * Unpacks an image.
 * @param {string} folder an empty folder
 * @param {{ layout: string, tag: string, emulator: string | null }} image in an OCI image layout. `emulator`:
 *   the path of the program that runs its programs; null on its own processor
 * @returns {Promise<Container>}
 */
export async function unpackImage(folder, { layout, tag, emulator }) {
  const bundle = join(folder, 'bundle');
  const data = join(folder, 'data');
  await runTool('umoci', ['unpack', `--image=${layout}:${tag}`, bundle]);
  await mkdir(data, { mode: 0o700 });
  await chown(data, USER_ID, USER_ID);
  if (emulator !== null) await copyFile(emulator, join(bundle, 'rootfs', EMULATOR));
  const file = join(bundle, 'config.json');
  const image = JSON.parse(await readFile(file, 'utf8'));
  let started = 0;
  return {
    data,
    command: async (words) => {
      const args = emulator === null ? words : [EMULATOR, '/usr/local/bin/node', ...words.slice(1)];
      await writeFile(file, JSON.stringify(confined(image, data, args)));
      started += 1;
      return ['runc', 'run', `--bundle=${bundle}`, `${basename(folder)}-${started}`];
    },
  };
}

/**
 * @param {any} image the configuration that umoci made of the image's
 * @param {string} data the folder of the machine that is `/data`
 * @param {readonly string[]} args the program and its words
 */
const confined = (image, data, args) => ({
  ...image,
  process: {
    ...image.process,
    args,
    terminal: false,
    env: [...image.process.env, 'PORT=0'],
    capabilities: {},
    noNewPrivileges: true,
  },
  root: { ...image.root, readonly: true },
  mounts: [
    ...image.mounts.filter(
      (/** @type {{ destination: string }} */ { destination }) => !['/data', '/tmp'].includes(destination),
    ),
    { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777'] },
    { destination: '/data', type: 'bind', source: data, options: ['rbind', 'rw'] },
  ],
  linux: {
    ...image.linux,
    // The player is in the network of this process, which test-image.mjs cuts off.
    namespaces: image.linux.namespaces.filter(
      (/** @type {{ type: string }} */ { type }) => type !== 'network',
    ),
  },
});
