import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { INSPECTED } from './inspected-in-journeys.ts';

const JOURNEYS = fileURLToPath(new URL('../journeys', import.meta.url));

/** A call of `inspect` in a source. Its first argument is a string, a template or a variable. */
const INSPECTION = /\.inspect\(\s*(?:'([^']+)'|`([^`]+)`|(\w+))/g;

test('every state that is listed is inspected in its journey', () => {
  const files = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(Object.keys(INSPECTED)));
  for (const [file, names] of Object.entries(INSPECTED)) {
    const source = readFileSync(join(JOURNEYS, file), 'utf8');
    const found = [...source.matchAll(INSPECTION)].map(
      ([, text, template, variable]) => text ?? template ?? variable,
    );
    expect([file, ...found]).toEqual(expect.arrayContaining([file, ...names]));
  }
});
