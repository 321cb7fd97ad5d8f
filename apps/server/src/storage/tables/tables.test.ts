import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { POSTGRES } from '../../testing/databases.ts';
import { TestClock } from '../../testing/test-clock.ts';

/**
 * Tables that `database/release-versions.ts` and socket.io's adapter create. They have no file in this
 * folder.
 */
const ELSEWHERE = ['stored_versions', 'socket_io_attachments'];

const FOLDER = import.meta.dirname;

/**
 * The columns that the source file of a table declares. They are read from its text, because types do not
 * exist at run time.
 */
function declaredColumns(table: string): readonly string[] {
  const name = table.replaceAll('_', '-');
  const folder = join(FOLDER, name, 'columns.ts');
  const text = readFileSync(existsSync(folder) ? folder : join(FOLDER, `${name}.ts`), 'utf8');
  const [, columns = ''] = /^interface \w+Table \{\n(.*?)^\}$/ms.exec(text) ?? [];
  return [...columns.matchAll(/^ {2}(\w+): /gm)].map(([, column = '']) => column).sort();
}

// PostgreSQL has all tables. Some are not used on SQLite.
test('each table has a file or folder of its name with its columns', async () => {
  const { storage, dispose } = await POSTGRES.open(new TestClock(0));
  try {
    const tables = await storage.read((db) => db.introspection.getTables());
    const stored = tables.filter(({ name }) => !ELSEWHERE.includes(name));
    const files = readdirSync(FOLDER).filter((name) => !name.endsWith('.test.ts'));
    expect(files.map((file) => file.replace(/\.ts$/, '').replaceAll('-', '_')).sort()).toEqual(
      stored.map(({ name }) => name).sort(),
    );
    for (const { name, columns } of stored)
      expect(declaredColumns(name), name).toEqual(columns.map((column) => column.name).sort());
  } finally {
    await dispose();
  }
});
