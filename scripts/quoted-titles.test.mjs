import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentsOf, isQuotedFrom, lostQuotes, quotedTitles } from './quoted-titles.mjs';
import { ROOT } from './repository.mjs';
import { SECURITY_PAGE, securityFile } from './security-page.mjs';

/** @type {[page: string, resolve: (path: string) => string, least: number][]} */
const PAGES = [
  [SECURITY_PAGE, securityFile, 80],
  ['docs/spec-coverage.md', (path) => join(ROOT, path), 300],
];

test.each(PAGES)(
  'every title that %s quotes is in the test file that it names',
  async (page, resolve, least) => {
    const text = await readFile(join(ROOT, page), 'utf8');
    expect(quotedTitles(text).length).toBeGreaterThan(least);
    expect(await lostQuotes(text, resolve)).toEqual([]);
  },
);

test('a quote that is in no title is reported with its file', async () => {
  const path = 'scripts/security-page.test.mjs';
  const page = `| 1.1 | \`${path}\` (every file that the page names exists; that no test has) |`;
  expect(await lostQuotes(page, securityFile)).toEqual([`${path}: that no test has`]);
});

test('several titles, and titles with brackets, are read', () => {
  expect(quotedTitles('`a.test.ts` (one; two (or 2)), `b.test.mjs`, `c.ts` (three)')).toEqual([
    { path: 'a.test.ts', quote: 'one' },
    { path: 'a.test.ts', quote: 'two (or 2)' },
  ]);
});

describe('the sheep’s test', () => {
  const contents = contentsOf(
    'sheep.test.ts',
    `import { shear } from './steps/cows.ts';
    // Goats climb.
    test.each([['one lamb']])('sheep sleep: all of them, with %s', async () => { await shear(); });
    test(\`for \${days} days they graze\`, graze);`,
  );
  test.each([
    'sheep sleep',
    'sheep ... with',
    'sheep sleep: all of them',
    'sheep sleep: in the shade',
    'one lamb',
    'days they graze',
    'shear',
    'shear, graze',
    'shear: the wool',
  ])('is quoted by %j', (quote) => {
    expect(isQuotedFrom(contents, quote)).toBe(true);
  });
  test.each([
    'sheep slept',
    'sheep ... climb',
    'Goats climb',
    'shear, milk',
    'shears',
    'steps/cows',
    'in the shade: sheep sleep',
  ])('is not quoted by %j', (quote) => {
    expect(isQuotedFrom(contents, quote)).toBe(false);
  });
});
