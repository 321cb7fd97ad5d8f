import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  coverageFaults,
  coverageOf,
  headingNumbers,
  headingsOf,
  rulesOf,
  unresolvedCitations,
  unresolvedReferences,
} from './citations.mjs';
import { ROOT } from './repository.mjs';

const NOT_OURS = /^(?:data|\.git)$|(?:^|\/)(?:node_modules|artifacts|dist|built)$/;
const TEXT = /\.(?:tsx?|[mc]?js|css|html|md|csv|ya?ml|jsonc)$/;
/** These files contain citations that do not resolve, on purpose. */
const PLANTED = ['scripts/citations.mjs', 'scripts/citations.test.mjs'];

/**
 * @param {string} folder relative to the root
 * @returns {Promise<string[]>} every file in it and in its subfolders
 */
async function filesBelow(folder) {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (NOT_OURS.test(path)) return [];
      return entry.isDirectory() ? filesBelow(path) : [path];
    }),
  );
  return found.flat();
}

/** @param {string} path from the root */
const read = (path) => readFile(join(ROOT, path), 'utf8');

const files = await filesBelow('');
const specification = await read('docs/specification.md');
const gameDesign = await read('docs/game-design.md');
const coverage = await read('docs/spec-coverage.md');
const rules = rulesOf(specification);

const pages = files.filter((path) => /^docs\/[a-z-]+\.md$/.test(path));
const citable = {
  numbers: {
    specification: new Set([...headingNumbers(specification), ...rules.map(({ number }) => number)]),
    'game-design': new Set(headingNumbers(gameDesign)),
  },
  records: new Set(files.flatMap((path) => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? [])),
  headings: new Map(
    await Promise.all(
      pages.map(
        async (page) => /** @type {const} */ ([basename(page, '.md'), new Set(headingsOf(await read(page)))]),
      ),
    ),
  ),
};

describe('citations', () => {
  test('all resolve', async () => {
    const texts = files.filter((path) => TEXT.test(path) && !PLANTED.includes(path));
    const found = await Promise.all(
      texts.map(async (path) =>
        unresolvedCitations(await read(path), citable).map((citation) => `${path}: ${citation}`),
      ),
    );
    expect(found.flat()).toEqual([]);
  });

  test('have targets: the pages were read', () => {
    expect(citable.numbers.specification.size).toBeGreaterThan(300);
    expect(citable.numbers['game-design'].size).toBeGreaterThan(40);
    expect(citable.records.size).toBeGreaterThan(15);
  });

  test.each([
    ['specification 3.4', []],
    ['(specification 2.89, 3.4 and 8)', []],
    ['(game-design 2.10, 2.16b; specification 5.17)', []],
    ['(ADR 0001) and (architecture, "Decisions")', []],
    ['the specification says so', []],
    ['/** Sells (specification\n * 5.17). */', []],
    ['specification 3.4000', ['specification 3.4000']],
    ['(specification 5.17, 77.1)', ['specification 77.1']],
    ['/** Sells (specification\n * 77.1). */', ['specification 77.1']],
    ['game-design 2.10 to 2.99', ['game-design 2.99']],
    ['game-design 2.3c', ['game-design 2.3c']],
    ['ADR 9999', ['ADR 9999']],
    ['(architecture, "State and fate")', ['architecture, "State and fate"']],
    ['(ADR 0001; look, "Nothing of the kind")', ['look, "Nothing of the kind"']],
    ['(spec section 5)', ['spec section 5']],
    ['(game-design section 10)', ['game-design', 'game-design section']],
    ['(design page wire.md)', ['wire.md']],
    ['the colours of look.md', ['look.md']],
    ['(architecture, Live)', ['(architecture, Live']],
    ['every line (issue 6)', ['(issue 6)']],
    ['(docs/adr/0001-storage.md)', ['docs/adr/0001-storage.md']],
  ])('%j: unresolved are %j', (text, unresolved) => {
    expect(unresolvedCitations(text, citable)).toEqual(
      unresolved.map((citation) => expect.stringContaining(citation)),
    );
  });
});

describe('references of a page to itself', () => {
  const { numbers } = citable;

  test('all resolve', () => {
    expect(unresolvedReferences(specification, 'rule', numbers.specification)).toEqual([]);
    expect(unresolvedReferences(gameDesign, 'section', numbers['game-design'])).toEqual([]);
  });

  test.each([
    ['see rules 4.12 to 77.1', ['rule 77.1']],
    ['Rule 77.1 says', ['rule 77.1']],
    ['rules 4.12 and 8', []],
  ])('%j: unresolved are %j', (text, unresolved) => {
    expect(unresolvedReferences(text, 'rule', numbers.specification)).toEqual(unresolved);
  });
});

describe('the coverage page', () => {
  const known = new Set(files);

  test('has a row for each rule, and each row names existing tests', () => {
    expect(coverageFaults(specification, coverage, known)).toEqual([]);
  });

  test('is read whole', () => {
    expect(coverageOf(coverage).length).toBeGreaterThanOrEqual(rules.length);
    expect(rules.length).toBeGreaterThan(300);
  });

  test.each([
    [
      '- **1.1** Sheep sleep.\n- **1.2** Cows sleep.',
      '| 1.1 Sheep … | `a.ts` | `a.test.ts` |',
      'rule 1.2 has no row',
    ],
    [
      '- **1.1** Sheep sleep.',
      '| 1.1 Sheep … | `a.ts` | `a.test.ts` |\n| 1.2 Cows … | `a.ts` | `a.test.ts` |',
      'row 1.2 has no rule',
    ],
    [
      '- **1.1** Sheep sleep.',
      '| 1.1 Cows … | `a.ts` | `a.test.ts` |',
      'row 1.1 does not begin like its rule',
    ],
    ['- **1.1** Sheep sleep.', '| 1.1 Sheep … | `a.ts` | `gone.test.ts` |', 'row 1.1: no file gone.test.ts'],
    ['- **1.1** Sheep sleep.', '| 1.1 Sheep … | `a.ts` | looked at |', 'row 1.1 names no test'],
    [
      '- **1.1** Sheep sleep.',
      '| 1.1 Sheep … | `a.ts` | `a.test.ts`; open: lambs |',
      'row 1.1 is open in part',
    ],
    [
      '- **1.1** Sheep sleep.\n- **1.1** Cows sleep.',
      '| 1.1 Cows … | `a.ts` | `a.test.ts` |',
      'two rules have the number 1.1',
    ],
  ])('is wrong: %j with %j', (page, rows, fault) => {
    expect(coverageFaults(page, rows, new Set(['a.test.ts']))).toEqual([fault]);
  });
});
