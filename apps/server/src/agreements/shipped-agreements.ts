import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds the legal texts that come with the game: beside the sources or the bundle of the server, or in the
 * repository that contains another bundle.
 * @param moduleUrl `import.meta.url` of the code that runs.
 * @throws Error when no folder above has them: then the installation is not whole.
 */
export function findShippedAgreements(moduleUrl: string): string {
  const here = dirname(fileURLToPath(moduleUrl));
  for (let up = here; up !== dirname(up); up = dirname(up)) {
    for (const directory of [join(up, 'agreements'), join(up, 'apps', 'server', 'agreements')])
      if (existsSync(join(directory, 'rules.md'))) return directory;
  }
  throw new Error(`The legal texts of the game are missing: no folder above ${here} has them.`);
}
