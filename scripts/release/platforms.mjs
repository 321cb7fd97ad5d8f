/**
 * A platform for which a release has native packages.
 * @typedef {{ os: NodeJS.Platform, cpu: string, libc: string }} Platform as npm's options of the same names
 */

/**
 * The platforms of a release. Debian, Ubuntu, Fedora and most other distributions have glibc; Alpine does
 * not.
 * @type {readonly Platform[]}
 */
export const PLATFORMS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
];

/**
 * @returns {{ os: string, cpu: string, libc: string }} the platform of this process. `libc` is `musl` on a
 *   Linux without glibc, and empty on other systems
 */
export function thisPlatform() {
  const { platform: os, arch: cpu } = process;
  return { os, cpu, libc: os === 'linux' ? libcOfLinux() : '' };
}

/** Node reports the version of glibc only where it runs with glibc. */
function libcOfLinux() {
  // Without this, Node looks up the host names of all open connections for the report.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * @param {{ os: string, cpu: string, libc: string }} platform
 * @returns {string | null} a sentence for a host whose platform the release does not have; null if it has it
 */
export function platformFault({ os, cpu, libc }) {
  const isThere = PLATFORMS.some((each) => each.os === os && each.cpu === cpu && each.libc === libc);
  if (isThere) return null;
  const names = PLATFORMS.map((each) => `${each.os}-${each.cpu} (${each.libc})`).join(' and ');
  const name = `${os}-${cpu}${libc === '' ? '' : ` (${libc})`}`;
  return (
    `This release of Slumberfell runs on ${names}, and this machine is ${name}: clone the repository and ` +
    'run npm start, which installs what this machine needs.'
  );
}
