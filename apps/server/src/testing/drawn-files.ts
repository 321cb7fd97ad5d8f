import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of so many test files, one is drawn. */
const ONE_OF = 5;

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Whether a test file runs on PostgreSQL too. The seed of the commit decides, or that of the environment. */
export function isDrawn(file: string): boolean {
  const { PROPERTY_SEED, TEST_LONG } = process.env;
  if (TEST_LONG === '1') return true;
  const digest = createHash('sha256')
    .update(`${PROPERTY_SEED} ${relative(SOURCE, file)}`)
    .digest();
  return digest.readUInt32BE() % ONE_OF === 0;
}

/** The test files that call `drawnDatabases` and run on PostgreSQL too, as paths in the server's sources. */
export const drawnFiles = (): readonly string[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(SOURCE, file), 'utf8').includes('drawnDatabases(import.meta.url)'))
    .filter((file) => isDrawn(join(SOURCE, file)))
    .toSorted();
