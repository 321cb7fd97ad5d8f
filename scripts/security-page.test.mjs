import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.mjs';
import { SECURITY_PAGE, securityFile } from './security-page.mjs';

/**
 * By section of ASVS 5.0.0, the highest number of an item of level 1 or 2. Items with a higher number, and
 * sections that are missing here, are of level 3.
 */
const SECTIONS = {
  1.1: 2,
  1.2: 9,
  1.3: 11,
  1.4: 3,
  1.5: 2,
  2.1: 3,
  2.2: 3,
  2.3: 4,
  2.4: 1,
  3.2: 2,
  3.3: 4,
  3.4: 6,
  3.5: 5,
  3.7: 2,
  4.1: 3,
  4.2: 1,
  4.3: 2,
  4.4: 4,
  5.1: 1,
  5.2: 3,
  5.3: 2,
  5.4: 3,
  6.1: 3,
  6.2: 12,
  6.3: 4,
  6.4: 4,
  6.5: 5,
  6.6: 3,
  6.8: 4,
  7.1: 3,
  7.2: 4,
  7.3: 2,
  7.4: 5,
  7.5: 2,
  7.6: 2,
  8.1: 2,
  8.2: 3,
  8.3: 1,
  8.4: 1,
  9.1: 3,
  9.2: 4,
  10.1: 2,
  10.2: 2,
  10.3: 4,
  10.4: 11,
  10.5: 5,
  10.6: 2,
  10.7: 3,
  11.1: 2,
  11.2: 3,
  11.3: 3,
  11.4: 4,
  11.5: 1,
  11.6: 1,
  12.1: 3,
  12.2: 2,
  12.3: 4,
  13.1: 1,
  13.2: 5,
  13.3: 2,
  13.4: 5,
  14.1: 2,
  14.2: 4,
  14.3: 3,
  15.1: 3,
  15.2: 3,
  15.3: 7,
  16.1: 1,
  16.2: 5,
  16.3: 4,
  16.4: 3,
  16.5: 3,
  17.1: 1,
  17.2: 4,
  17.3: 2,
};
const ITEMS = Object.entries(SECTIONS).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
);

const text = await readFile(join(ROOT, SECURITY_PAGE), 'utf8');

test('every item of levels 1 and 2 has exactly one row', () => {
  const cells = Array.from(text.matchAll(/^\| (V?\d[^|]*) \|/gm), ([, cell = '']) => cell);
  const listed = cells.flatMap((cell) =>
    Array.from(cell.matchAll(/(?:^|[ ;,] ?)V?(\d+(?:\.\d+){0,2})(?=[ ,;]|$)/g), ([, number = '']) => number),
  );
  const items = listed.flatMap((number) =>
    ITEMS.filter((item) => item === number || item.startsWith(`${number}.`)),
  );
  expect(ITEMS).toHaveLength(253);
  expect(listed.filter((number) => !ITEMS.some((item) => `${item}.`.startsWith(`${number}.`)))).toEqual([]);
  expect(items.sort()).toEqual([...ITEMS].sort());
});

test('every file that the page names exists', async () => {
  const named = Array.from(text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g), ([, path = '']) => path);
  expect(named.length).toBeGreaterThan(100);
  /** @type {string[]} */
  const missing = [];
  for (const path of new Set(named)) await access(securityFile(path)).catch(() => missing.push(path));
  expect(missing).toEqual([]);
});
