import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrongImports } from './import-direction.mjs';

const WORKSPACES = {
  engine: 'packages/engine',
  content: 'packages/content',
  protocol: 'packages/protocol',
  art: 'packages/art',
  server: 'apps/server',
  web: 'apps/web',
};

let root = '';

/**
 * @param {string} path
 * @param {string} text
 */
async function plant(path, text) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

// A house of the same shape, each workspace with one type and one value to import.
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'slumberfell-direction-'));
  await mkdir(join(root, 'node_modules/@slumberfell'), { recursive: true });
  for (const [name, folder] of Object.entries(WORKSPACES)) {
    await plant(`${folder}/package.json`, `{ "name": "@slumberfell/${name}", "exports": "./src/index.ts" }`);
    await plant(`${folder}/src/index.ts`, 'export type Thing = number;\nexport const thing = 1;\n');
    await plant(
      `${folder}/tsconfig.json`,
      '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "types": [],' +
        ' "allowImportingTsExtensions": true, "noEmit": true }, "include": ["src"] }',
    );
    await symlink(join(root, folder), join(root, 'node_modules/@slumberfell', name));
  }
});

afterEach(() => rm(root, { recursive: true }));

test('a house whose imports run downwards passes', async () => {
  await plant('packages/content/src/down.ts', "export type { Thing } from '@slumberfell/engine';\n");
  await plant('packages/protocol/src/down.ts', "export type { Thing } from '@slumberfell/engine';\n");
  await plant('apps/server/src/down.ts', "export { thing } from '@slumberfell/content';\n");
  await plant('apps/web/src/down.ts', "export { thing } from '@slumberfell/protocol';\n");
  expect(await wrongImports(root)).toEqual([]);
});

test('every import of a type that runs upwards or sideways is found', async () => {
  const pairs = /** @type {const} */ ([
    ['packages/engine', 'packages/content'],
    ['packages/content', 'packages/protocol'],
    ['packages/protocol', 'apps/server'],
    ['packages/art', 'packages/protocol'],
    ['apps/server', 'apps/web'],
    ['apps/web', 'apps/server'],
  ]);
  for (const [from, to] of pairs) {
    const name = `@slumberfell/${to.split('/')[1]}`;
    await plant(
      `${from}/src/planted.ts`,
      `import type { Thing } from '${name}';\nexport const x: Thing = 1;\n`,
    );
  }
  const lines = (await wrongImports(root)).join('\n');
  for (const [from, to] of pairs) {
    expect(lines).toMatch(
      new RegExp(`^${from} must not read ${to}/src/index.ts: .*${from}/src/planted.ts`, 'm'),
    );
  }
});

test.each([
  ['a value', "export { thing } from '@slumberfell/content';"],
  ['a value at run time', "export const later = () => import('@slumberfell/content');"],
  ['a type in place', "export type Other = import('@slumberfell/content').Thing;"],
  ['a type by a path', "import type { Thing } from '../../content/src/index.ts'; export type T = Thing;"],
])('the engine that imports %s of content is found', async (_, source) => {
  await plant('packages/engine/src/planted.ts', source);
  expect(await wrongImports(root)).toHaveLength(1);
});

test('a workspace without files is not a pass', async () => {
  await rm(join(root, 'packages/engine/src'), { recursive: true });
  expect(await wrongImports(root)).toContainEqual(
    expect.stringMatching(/^packages\/engine could not be read/),
  );
});
