import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOOKS } from './inspected-in-journeys.ts';

const JOURNEYS = fileURLToPath(new URL('../journeys', import.meta.url));

/** A look, by its name: a text, a template, or a variable. */
const LOOK = /\.inspect\(\s*(?:'([^']+)'|`([^`]+)`|(\w+))/g;

test('every state that a journey is to have inspected is inspected there', () => {
  const files = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(Object.keys(LOOKS)));
  for (const [file, names] of Object.entries(LOOKS)) {
    const source = readFileSync(join(JOURNEYS, file), 'utf8');
    const found = [...source.matchAll(LOOK)].map(
      ([, text, template, variable]) => text ?? template ?? variable,
    );
    expect([file, ...found]).toEqual(expect.arrayContaining([file, ...names]));
  }
});
