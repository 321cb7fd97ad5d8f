import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.mjs';
import { classesIn, classesTakenBy } from './style-classes.mjs';

/** @param {string} path from the root */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

test('components take only classes that their CSS modules have', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--deduplicate', 'apps/web/src/*.ts', 'apps/web/src/*.tsx'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const taken = files
    .trim()
    .split('\n')
    .flatMap((path) =>
      classesTakenBy(path, read(path)).map(({ module, name }) => ({
        path,
        name,
        exists: classesIn(read(join(dirname(path), module))).has(name),
      })),
    );
  expect(taken.length).toBeGreaterThan(500);
  expect(taken.filter(({ exists }) => !exists).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('the classes that a file takes are found', () => {
  const source = `import styles from './Row.module.css';
    import links from '../links.module.css';
    const other = { gone: 1 };
    export const Row = ({ kind }) => (
      <b className={\`\${styles.row} \${links['link-row']}\`} data-of={other.gone}>{styles[kind]}</b>
    );`;
  expect(classesTakenBy('Row.tsx', source)).toEqual([
    { module: './Row.module.css', name: 'row' },
    { module: '../links.module.css', name: 'link-row' },
  ]);
});

test('the classes of a CSS module are found, those in comments are not', () => {
  const css = '/* .old */ .row > .side.side, .a-b::after { width: .5em; &.open { color: red; } }';
  expect([...classesIn(css)]).toEqual(['row', 'side', 'a-b', 'open']);
});
