import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { wrongImports, wrongImportsIn } from './import-direction.mjs';

const WORKSPACES = {
  engine: 'packages/engine',
  content: 'packages/content',
  protocol: 'packages/protocol',
  art: 'packages/art',
  server: 'apps/server',
  web: 'apps/web',
};

/**
 * @param {string} root
 * @param {string} path
 * @param {string} text
 */
async function plant(root, path, text) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Makes a repository of the same shape, each workspace with one type and one value to import.
 * @returns {Promise<string>} its folder
 */
async function plantWorkspaces() {
  const root = await mkdtemp(join(tmpdir(), 'slumberfell-direction-'));
  await mkdir(join(root, 'node_modules/@slumberfell'), { recursive: true });
  for (const [name, folder] of Object.entries(WORKSPACES)) {
    await plant(
      root,
      `${folder}/package.json`,
      `{ "name": "@slumberfell/${name}", "exports": "./src/index.ts" }`,
    );
    await plant(root, `${folder}/src/index.ts`, 'export type Thing = number;\nexport const thing = 1;\n');
    await plant(
      root,
      `${folder}/tsconfig.json`,
      '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "lib": ["es2022"],' +
        ' "types": [], "allowImportingTsExtensions": true, "noEmit": true }, "include": ["src"] }',
    );
    await symlink(join(root, folder), join(root, 'node_modules/@slumberfell', name));
  }
  return root;
}

/** Imports that run downwards. */
const ALLOWED = {
  'packages/content/src/down.ts': "export type { Thing } from '@slumberfell/engine';\n",
  'packages/protocol/src/down.ts': "export type { Thing } from '@slumberfell/engine';\n",
  'apps/server/src/down.ts': "export { thing } from '@slumberfell/content';\n",
  'apps/web/src/down.ts': "export { thing } from '@slumberfell/protocol';\n",
};

/** Imports that run upwards or sideways: the file, what it reads, and every way of reading it. */
const WRONG = /** @type {const} */ ([
  ['packages/engine/src/type.ts', 'packages/content', "export type { Thing } from '@slumberfell/content';"],
  ['packages/engine/src/value.ts', 'packages/content', "export { thing } from '@slumberfell/content';"],
  [
    'packages/engine/src/later.ts',
    'packages/content',
    "export const f = () => import('@slumberfell/content');",
  ],
  [
    'packages/engine/src/in-place.ts',
    'packages/content',
    "export type Other = import('@slumberfell/content').Thing;",
  ],
  [
    'packages/engine/src/path.ts',
    'packages/content',
    "import type { Thing } from '../../content/src/index.ts'; export type T = Thing;",
  ],
  [
    'packages/content/src/type.ts',
    'packages/protocol',
    "export type { Thing } from '@slumberfell/protocol';",
  ],
  ['packages/protocol/src/type.ts', 'apps/server', "export type { Thing } from '@slumberfell/server';"],
  ['packages/art/src/type.ts', 'packages/protocol', "export type { Thing } from '@slumberfell/protocol';"],
  ['apps/server/src/type.ts', 'apps/web', "export type { Thing } from '@slumberfell/web';"],
  ['apps/web/src/type.ts', 'apps/server', "export type { Thing } from '@slumberfell/server';"],
]);

const workspaceOf = (/** @type {string} */ file) => file.split('/').slice(0, 2).join('/');

test('the compiler tells every import that runs upwards or sideways, and none that runs downwards', async () => {
  const root = await plantWorkspaces();
  try {
    for (const [file, source] of Object.entries(ALLOWED)) await plant(root, file, source);
    for (const [file, , source] of WRONG) await plant(root, file, `${source}\n`);
    const lines = await wrongImports(root);
    for (const [file, read] of WRONG) {
      const told = new RegExp(`^${workspaceOf(file)} must not read ${read}/src/[\\w-]+.ts: .* '${file}'`);
      expect(lines).toContainEqual(expect.stringMatching(told));
    }
    expect(lines.join('\n')).not.toContain('down.ts');
  } finally {
    await rm(root, { recursive: true });
  }
});

/** What the compiler printed for a workspace with two wrong imports of one file, and one that is allowed. */
const RECORDED = `../../repository/node_modules/@typescript/typescript-linux-x64/lib/lib.es5.d.ts
   Library referenced via 'es5' from file '../../repository/node_modules/@typescript/typescript-linux-x64/lib/lib.es2015.d.ts'
packages/engine/src/index.ts
   Imported via '@slumberfell/engine' from file 'packages/protocol/src/down.ts'
packages/protocol/src/down.ts
   Matched by include pattern 'src' in 'packages/protocol/tsconfig.json'
packages/content/src/index.ts
   Imported via '@slumberfell/content' from file 'packages/protocol/src/up.ts'
   Imported via '../../content/src/index.ts' from file 'packages/protocol/src/path.ts'
packages/protocol/src/up.ts
   Matched by include pattern 'src' in 'packages/protocol/tsconfig.json'
`;

test('each way of reading a file is a line of its own', () => {
  expect(wrongImportsIn('packages/protocol', ['packages/engine'], RECORDED)).toEqual([
    "packages/protocol must not read packages/content/src/index.ts: Imported via '@slumberfell/content' from file 'packages/protocol/src/up.ts'",
    "packages/protocol must not read packages/content/src/index.ts: Imported via '../../content/src/index.ts' from file 'packages/protocol/src/path.ts'",
  ]);
});

test('a workspace that reads only what it may passes', () => {
  expect(wrongImportsIn('packages/protocol', ['packages/engine', 'packages/content'], RECORDED)).toEqual([]);
});

test('a workspace without files is not a pass', () => {
  const recorded = `\nerror TS18003: No inputs were found in config file '/repository/packages/engine/tsconfig.json'.`;
  expect(wrongImportsIn('packages/engine', [], recorded)).toEqual([
    `packages/engine could not be read: ${recorded}`,
  ]);
});
