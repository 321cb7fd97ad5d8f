/**
 * The layers of an image, as tar archives whose bytes follow from what is in them: Debian's C and C++
 * libraries, Node, and the release. An upgrade of the game changes the last layer alone.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { installNode, RECOMMENDED_VERSION } from '../node-binaries.mjs';
import { isFor, packagesIn } from '../release/production-packages.mjs';
import { manifestsOf } from '../release/reachable-packages.mjs';
import { pack, runTool } from './tools.mjs';

/** The release of Debian whose libraries the image contains. */
const DEBIAN = 'trixie';

/** Debian's packages that Node needs. apt adds those on which they depend. */
const PACKAGES = ['base-files', 'libc6', 'libstdc++6'];

/** What no program in the image reads, and what mmdebstrap copies from the machine on which it runs. */
const LEFT_OUT = [
  './dev',
  './etc/apt',
  './etc/dpkg',
  './etc/fstab',
  './etc/hostname',
  './etc/resolv.conf',
  './etc/update-motd.d',
  './usr/share/gcc',
  './usr/share/gdb',
  './usr/share/lintian',
  './usr/share/man',
  './var/cache',
  './var/lib/apt',
  './var/lib/dpkg',
  './var/log/apt',
];

/** The user of the server, with the same id as in the image of the Dockerfile, so both can use a volume. */
export const USER_ID = 1000;

/** Files that base-files does not contain, or leaves to the installation of Debian. */
const SYSTEM_FILES = {
  'etc/passwd': `root:x:0:0:root:/root:/sbin/nologin\nslumberfell:x:${USER_ID}:${USER_ID}::/data:/sbin/nologin\n`,
  'etc/group': `root:x:0:\nslumberfell:x:${USER_ID}:\n`,
  'etc/nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
};

/** The folder of the release in the image. */
export const RELEASE_FOLDER = '/slumberfell';

/**
 * Debian's names of processors, by Node's. Images use the same names.
 * @type {Readonly<Record<string, string>>}
 */
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

/** @param {import('../release/platforms.mjs').Platform} platform */
export const architectureOf = ({ cpu }) => ARCHITECTURES[cpu] ?? cpu;

/**
 * `work`: an empty folder; `release`: the archive of the release; `time`: of all files, in seconds since
 * 1970.
 * @typedef {{ work: string, platform: import('../release/platforms.mjs').Platform, release: string,
 *   time: number }} LayerOptions
 */

/** @param {LayerOptions} options */
async function debianLayer({ work, platform, time }) {
  const [unpacked, archive] = [join(work, 'debian.tar'), join(work, 'debian-layer.tar')];
  const root = join(work, 'debian');
  // The variant "extract" runs no program of the packages, so the processor of this machine does not matter.
  const words = [
    '--quiet',
    '--variant=extract',
    `--include=${PACKAGES.join(',')}`,
    `--architectures=${architectureOf(platform)}`,
    '--skip=output/dev',
  ];
  await runTool('mmdebstrap', [...words, DEBIAN, unpacked], { env: { SOURCE_DATE_EPOCH: String(time) } });
  await mkdir(root);
  await runTool('tar', [`--file=${unpacked}`, '--extract', '--preserve-permissions', `--directory=${root}`]);
  for (const [path, content] of Object.entries(SYSTEM_FILES)) await writeFile(join(root, path), content);
  await pack(archive, root, { time, leftOut: LEFT_OUT });
  return archive;
}

/** @param {LayerOptions} options */
async function nodeLayer({ work, platform, time }) {
  const [root, archive] = [join(work, 'node'), join(work, 'node-layer.tar')];
  const binaries = await installNode(RECOMMENDED_VERSION, platform.cpu);
  await mkdir(join(root, 'usr/local/bin'), { recursive: true });
  await mkdir(join(root, 'usr/local/share/doc/node'), { recursive: true });
  await cp(join(binaries, 'node'), join(root, 'usr/local/bin/node'));
  await cp(join(dirname(binaries), 'LICENSE'), join(root, 'usr/local/share/doc/node/LICENSE'));
  await pack(archive, root, { time });
  return archive;
}

/** @param {LayerOptions} options */
async function releaseLayer({ work, platform, release, time }) {
  const [root, archive] = [join(work, 'release'), join(work, 'release-layer.tar')];
  const folder = join(root, RELEASE_FOLDER);
  await mkdir(folder, { recursive: true });
  await mkdir(join(root, 'data'));
  await runTool('tar', [`--file=${release}`, '--extract', '--strip-components=1', `--directory=${folder}`]);
  // A release has the native packages of all platforms, an image those of its own.
  const modules = join(folder, 'node_modules');
  for (const [path, manifest] of await manifestsOf(modules, await packagesIn(modules)))
    if (!isFor(manifest, platform)) await rm(join(modules, path), { recursive: true });
  await pack(archive, root, { time, paths: [`.${RELEASE_FOLDER}`] });
  // A new volume gets its owner and mode from this directory.
  await pack(archive, root, { time, owner: USER_ID, mode: '0700', paths: ['./data'], isAppended: true });
  return archive;
}

/**
 * @param {LayerOptions} options
 * @returns {Promise<readonly { archive: string, content: string }[]>} from the lowest to the highest
 * @throws Error when Debian's packages or Node cannot be downloaded, or a program is missing
 */
export async function layersOf(options) {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  return [
    { archive: await debianLayer(options), content: `Debian ${DEBIAN}: ${PACKAGES.join(', ')}` },
    { archive: await nodeLayer(options), content: `Node ${RECOMMENDED_VERSION}` },
    { archive: await releaseLayer(options), content: `Slumberfell ${version}` },
  ];
}
