import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHECK_JOBS } from './checks.mjs';
import { wrongLanguage, wrongLanguageIn } from './language.mjs';

/** @param {string} path @param {string} source @returns {string[]} kind, line and what of each place */
const placesIn = (path, source) =>
  Object.entries(wrongLanguageIn(path, source)).flatMap(([kind, places]) =>
    places.map(({ line, what }) => `${kind} ${line} ${what}`),
  );

const LONG = 'x'.repeat(107);

describe('wrong language is found', () => {
  test.each([
    ['a.ts', 'const openHouse = 1;', ['retired 1 House']],
    ['a.ts', '// One.\n/**\n * The tallies of a day.\n */\nexport {};', ['retired 3 tallies']],
    ['a.ts', 'export let quarry = 1;', ['retired 1 quarry']],
    ['a.ts', 'class Inn { #doorkeeper = 1; }', ['retired 1 doorkeeper']],
    ['a.tsx', 'export const Hall = () => <Doorstep />;', ['retired 1 Doorstep']],
    ['a.test.ts', "it('opens a house', () => undefined);", ['retired 1 house']],
    ['a.test.ts', "test.each([1])('opens a house', () => undefined);", ['retired 1 house']],
    ['a.ts', "const route = { description: 'What the postman brings' };", ['retired 1 postman']],
    ['player-house.ts', '', ['retired 0 house']],
    ['a.css', '.houseRow { color: red; }', ['retired 1 house']],
    ['a.css', '/* The witness. */', ['retired 1 witness']],
    ['a.yaml', 'services: # of the house', ['retired 1 house']],
    ['a.md', '# A page\n\nThe house of a host.', ['retired 3 house']],
    ['a.ts', 'interface FilmShown {}', ['retired 1 type FilmShown']],
    ['a.ts', 'type Key = string;', ['retired 1 type Key']],
    ['a.ts', 'class Gate {}', ['retired 1 type Gate']],
    ['a.ts', '// Nobody is asked.', ['pronouns 1 Nobody']],
    ['a.md', 'For hosts.\nFor whoever hosts.', ['pronouns 2 whoever']],
    ['a.css', '/* First, whatever the order. */', ['pronouns 1 whatever']],

    ['a.ts', `// ${LONG}x`, ['long 1 111 columns']],
    ['a.ts', `/**\n * ${LONG}x\n */`, ['long 2 111 columns']],
  ])('%s: %j', (path, source, expected) => {
    expect(placesIn(path, source)).toEqual(expected);
  });
});

describe('nothing is found', () => {
  test.each([
    ['a.ts', "const text = 'A house on the hill, and nobody in it';"],
    ['a.tsx', 'export const Inn = () => <p>A house on the hill</p>;'],
    ['a.ts', 'interface KeyedRow {}\ntype LoadingGate = Film;'],
    ['a.ts', `// ${LONG}`],
    ['a.ts', `const text = '${LONG}';`],
    ['a.md', '"Coming soon": Auction House. `auction-house`'],
    ['a.md', LONG + LONG],
  ])('%s: %j', (path, source) => {
    expect(placesIn(path, source)).toEqual([]);
  });
});

test('the check names file, line and word of each wrong place in a repository', async () => {
  const root = await mkdtemp(join(tmpdir(), 'slumberfell-language-'));
  const plants = {
    '.gitignore': 'ignored.ts',
    'ignored.ts': 'export const house = 1;',
    'src/state/upgrade/002-renamed.ts': 'export const quarry = 1;',
    'src/tally.ts': `// ${LONG}x`,
    'src/inn.ts': '// An inn.\n\n// The doorkeeper.\nexport {};',
    'docs/page.md': 'A page.\nNobody reads it.',
    'docs/plain.md': 'Plain.',
  };
  for (const [path, text] of Object.entries(plants)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', 'docs'], { cwd: root });
  await rm(join(root, 'docs/plain.md'));
  const lines = wrongLanguage(root);
  await rm(root, { recursive: true });
  expect(lines.sort()).toEqual([
    'docs/page.md:2: "Nobody" stands for a noun. Write the noun.',
    'src/inn.ts:3: "doorkeeper" is retired. docs/glossary.md ("Retired words") says what to write.',
    'src/tally.ts:0: "tally" is retired. docs/glossary.md ("Retired words") says what to write.',
    'src/tally.ts:1: A line of a comment has 111 columns. At most 110 are allowed.',
  ]);
});

test('the check is one of those that `npm run check` runs', () => {
  expect(CHECK_JOBS.map(({ name }) => name)).toContain('language');
});

test('every type and name that the glossary cites is in the code', async () => {
  const root = join(import.meta.dirname, '..');
  const page = await readFile(join(root, 'docs/glossary.md'), 'utf8');
  const cited = Array.from(page.matchAll(/`([A-Za-z_]+)`/g), ([, name = '']) => name);
  expect(cited.length).toBeGreaterThan(40);
  const exported = execFileSync(
    'git',
    ['grep', '-hoE', 'export .*(interface|type|class|const|function) \\w+', '--', '*.ts', '*.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  const names = new Set(exported.split('\n').map((line) => line.split(' ').at(-1)));
  expect(cited.filter((name) => !names.has(name))).toEqual([]);

  const members = Array.from(page.matchAll(/`([A-Z]\w+)\.(\w+)`/g), ([, owner = '', name = '']) => ({
    owner,
    name,
  }));
  expect(members.length).toBeGreaterThan(2);
  const code = execFileSync(
    'git',
    ['grep', '-hE', '^export (class|interface) |^  [a-z][^=]*[:(]', '--', '*.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  ).split(/^export (?:class|interface) /m);
  /** @param {{ owner: string, name: string }} member */
  const isThere = ({ owner, name }) =>
    code.some((part) => part.match(/^\w+/)?.[0] === owner && new RegExp(`\\b${name}\\b`).test(part));
  expect(members.filter((member) => !isThere(member))).toEqual([]);
});
