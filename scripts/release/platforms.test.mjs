import { expect, test } from 'vitest';
import { PLATFORMS, platformFault, thisPlatform } from './platforms.mjs';

test('a release runs on its platforms', () => {
  for (const platform of PLATFORMS) expect(platformFault(platform)).toBeNull();
});

test.each([
  [{ os: 'linux', cpu: 'x64', libc: 'musl' }, 'linux-x64 (musl)'],
  [{ os: 'linux', cpu: 'riscv64', libc: 'glibc' }, 'linux-riscv64 (glibc)'],
  [{ os: 'darwin', cpu: 'arm64', libc: '' }, 'darwin-arm64'],
  [{ os: 'win32', cpu: 'x64', libc: '' }, 'win32-x64'],
])('on another platform one sentence says where it runs, and what to do: %j', (platform, name) => {
  expect(platformFault(platform)).toBe(
    `This release of Slumberfell runs on linux-x64 (glibc) and linux-arm64 (glibc), and this machine is ${name}: ` +
      'clone the repository and run npm start, which installs what this machine needs.',
  );
});

test('the platform of this process is found', () => {
  const { os, cpu, libc } = thisPlatform();
  expect([os, cpu]).toEqual([process.platform, process.arch]);
  expect(libc).toMatch(os === 'linux' ? /^(?:glibc|musl)$/ : /^$/);
});
