import { fileURLToPath } from 'node:url';
import { DATABASES, SQLITE, type TestDatabase } from './databases.ts';
import { isDrawn } from './drawn-files.ts';

/**
 * The databases for tests of what does not speak SQL itself, such as calls: the embedded one always, and
 * PostgreSQL for a fifth of the files, drawn anew for each commit. `npm run test:long` has both for all.
 * @param url `import.meta.url` of the test file
 */
export const drawnDatabases = (url: string): readonly TestDatabase[] =>
  isDrawn(fileURLToPath(url)) ? DATABASES : [SQLITE];
