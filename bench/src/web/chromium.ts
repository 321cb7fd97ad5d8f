import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of Debian's Chromium. @throws Error if it is in no folder of the PATH */
export function chromiumPath(): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, 'chromium');
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Chromium is not in this folder of the PATH. The loop tries the next one.
    }
  }
  throw new Error('chromium is missing. As root: apt-get install chromium');
}
