import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian's Chromium is. @throws Error when no folder of the PATH holds it */
export function chromiumPath(): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, 'chromium');
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  throw new Error('chromium is missing. As root: apt-get install chromium');
}
