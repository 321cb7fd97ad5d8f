import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every world has this file. Its presence marks a directory as a world. */
const MARKER_FILE = 'regions.csv';

/**
 * Finds the world that comes with the game: beside this package's sources, beside a bundle, or in the
 * repository that contains the bundle.
 * @param moduleUrl `import.meta.url` of the code that runs
 * @returns the first directory that exists, else the one beside this package's sources
 */
export function findShippedWorld(moduleUrl: string): string {
  const here = dirname(fileURLToPath(moduleUrl));
  const besideSources = join(here, '..', 'world');
  const candidates = [besideSources, join(here, 'world')];
  for (let up = here; up !== dirname(up); up = dirname(up)) {
    candidates.push(join(up, 'packages', 'content', 'world'));
  }
  return candidates.find((directory) => existsSync(join(directory, MARKER_FILE))) ?? besideSources;
}

/** Directory of the world that comes with the game. */
export const shippedWorldDirectory = findShippedWorld(import.meta.url);
