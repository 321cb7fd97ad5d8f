import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

/**
 * Debian's Chromium without a window, which `npm test` installs: a page takes it half the processor time of the whole
 * browser. Without a sandbox, since containers run as root and have none.
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
  ],
});

/** @throws Error when no folder of the PATH holds the program */
function executable(name: string): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  throw new Error(`${name} is missing: run npm test, which installs it, or apt-get install ${name}`);
}
