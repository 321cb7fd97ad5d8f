import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/**
 * A name and an address of a machine in a home. The browsers of the tests reach this machine under both, so
 * their pages are at an origin that is neither https nor localhost.
 */
export const LAN_NAME = 'play.lan';
export const LAN_ADDRESS = '192.168.77.1';

/**
 * Options that start `chromium-headless-shell` of Debian, which `npm test` installs. For a page it needs half
 * the CPU time of Debian's full Chromium. The sandbox is off, because containers run as root, and Chromium
 * has no sandbox for root.
 */
export const chromiumOptions = (): LaunchOptions => ({
  executablePath: executable('chromium-headless-shell'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules=${[LAN_NAME, LAN_ADDRESS].map((host) => `MAP ${host} 127.0.0.1`).join(',')}`,
  ],
});

/** @throws Error when no folder of the PATH has the program */
function executable(name: string): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // The program is not in this folder.
    }
  }
  throw new Error(`${name} is missing: run npm test, which installs it, or apt-get install ${name}`);
}
