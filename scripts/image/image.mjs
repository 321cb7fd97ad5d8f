/** Makes the images of a release, one for each processor. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PLATFORMS } from '../release/platforms.mjs';
import { architectureOf, layersOf, RELEASE_FOLDER, USER_ID } from './layers.mjs';
import { pack, runTool } from './tools.mjs';

/** The name of the image, which the Compose files use, too. */
export const IMAGE_NAME = 'slumberfell';

/**
 * An image that was written. `file`: an archive for `docker load`, `podman load` and `skopeo copy`; `size`:
 * in bytes; `digest`: of its manifest.
 * @typedef {{ file: string, architecture: string, size: number, sha256: string, digest: string }} Image
 */

/** The environment of the server and of its commands, as in the Dockerfile. */
export const IMAGE_ENV = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--enable-source-maps',
  DATA_DIR: '/data',
};

/**
 * The licences of the game and of the packages in the release, by their SPDX ids, for the image's label.
 * `image.test.mjs` compares them with the lock file.
 */
export const IMAGE_LICENCES = [
  'MIT',
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];

/**
 * @param {string} version of the release
 * @param {string} created as ISO 8601
 * @param {string} architecture
 */
const configOf = (version, created, architecture) => [
  '--os=linux',
  `--architecture=${architecture}`,
  `--created=${created}`,
  `--config.user=${USER_ID}:${USER_ID}`,
  `--config.workingdir=${RELEASE_FOLDER}`,
  '--config.env=PATH=/usr/local/bin:/usr/bin:/bin',
  ...Object.entries(IMAGE_ENV).map(([name, value]) => `--config.env=${name}=${value}`),
  '--config.cmd=node',
  '--config.cmd=main.js',
  `--config.volume=${IMAGE_ENV.DATA_DIR}`,
  '--config.exposedports=3000/tcp',
  '--config.stopsignal=SIGTERM',
  '--config.label=org.opencontainers.image.title=Slumberfell',
  `--config.label=org.opencontainers.image.version=${version}`,
  // The game is MIT. licences.txt in the image names the licence of each package.
  `--config.label=org.opencontainers.image.licenses=${IMAGE_LICENCES.join(' AND ')}`,
];

/**
 * @param {string} layout the folder of an OCI image layout
 * @param {string} digest of a blob, for example "sha256:3f7a..."
 */
const blobOf = (layout, digest) => join(layout, 'blobs', digest.replace(':', '/'));

/** @param {string} path */
const json = async (path) => JSON.parse(await readFile(path, 'utf8'));

/**
 * Adds the file by which `docker load` finds the image. Docker's own `docker save` writes this form: an OCI
 * image layout with this file in it.
 * @param {string} layout the folder of an OCI image layout with one image
 * @param {readonly string[]} names of the image
 * @returns {Promise<string>} the digest of the image's manifest
 */
async function addDockerManifest(layout, names) {
  const index = await json(join(layout, 'index.json'));
  const { digest } = index.manifests[0];
  const { config, layers } = await json(blobOf(layout, digest));
  const path = (/** @type {{ digest: string }} */ blob) => blobOf('', blob.digest);
  const manifest = [{ Config: path(config), RepoTags: names, Layers: layers.map(path) }];
  await writeFile(join(layout, 'manifest.json'), JSON.stringify(manifest));
  return digest;
}

/**
 * @param {string} release the archive of the release
 * @param {string} version of the release
 * @param {number} time of all files, in seconds since 1970
 * @param {import('../release/platforms.mjs').Platform} platform
 * @param {string} folder in which the archive and its SHA-256 are written
 * @returns {Promise<Image>}
 */
async function makeImage(release, version, time, platform, folder) {
  const work = await mkdtemp(join(tmpdir(), 'slumberfell-image-'));
  try {
    const architecture = architectureOf(platform);
    const layout = join(work, 'layout');
    const image = `${layout}:${version}`;
    const created = new Date(time * 1_000).toISOString();
    await runTool('umoci', ['init', `--layout=${layout}`]);
    await runTool('umoci', ['new', `--image=${image}`]);
    for (const { archive, content } of await layersOf({ work, platform, release, time })) {
      const history = [`--history.created=${created}`, `--history.created_by=${content}`];
      await runTool('umoci', ['raw', 'add-layer', `--image=${image}`, ...history, archive]);
    }
    await runTool('umoci', [
      'config',
      `--image=${image}`,
      '--no-history',
      ...configOf(version, created, architecture),
    ]);
    await runTool('umoci', ['gc', `--layout=${layout}`]);
    const digest = await addDockerManifest(layout, [`${IMAGE_NAME}:${version}`, `${IMAGE_NAME}:latest`]);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${IMAGE_NAME}-${version}-${architecture}.tar`);
    await pack(file, layout, { time, paths: ['blobs', 'index.json', 'manifest.json', 'oci-layout'] });
    const sha256 = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    await writeFile(`${file}.sha256`, `${sha256}  ${basename(file)}\n`);
    return { file, architecture, size: (await stat(file)).size, sha256, digest };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Writes an image of a release for each of its platforms.
 * @param {{ file: string, version: string, time: number }} release
 * @param {string} folder in which the archives are written
 * @returns {Promise<readonly Image[]>}
 * @throws Error when one of Debian's programs fails or is missing, or a download fails
 */
export async function makeImages({ file, version, time }, folder) {
  const images = [];
  for (const platform of PLATFORMS) images.push(await makeImage(file, version, time, platform, folder));
  return images;
}
