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
async function writeSource(root, path, text) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Makes a repository with the workspaces of this one. Each exports one type and one value.
 * @returns {Promise<string>} its folder
 */
async function makeWorkspaces() {
  const root = await mkdtemp(join(tmpdir(), 'slumberfell-direction-'));
  await mkdir(join(root, 'node_modules/@slumberfell'), { recursive: true });
  for (const [name, folder] of Object.entries(WORKSPACES)) {
    await writeSource(
      root,
      `${folder}/package.json`,
      `{ "name": "@slumberfell/${name}", "exports": "./src/index.ts" }`,
    );
    await writeSource(
      root,
      `${folder}/src/index.ts`,
      'export type Thing = number;\nexport const thing = 1;\n',
    );
    await writeSource(
      root,
      `${folder}/tsconfig.json`,
      '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "lib": ["es2022"],' +
        ' "types": [], "allowImportingTsExtensions": true, "noEmit": true }, "include": ["src"] }',
    );
    await symlink(join(root, folder), join(root, 'node_modules/@slumberfell', name));
  }
  return root;
}

/** Files with imports that the check allows, by path. */
const ALLOWED = {
  'packages/content/src/down.ts': "export type { Thing } from '@slumberfell/engine';\n",
  'packages/protocol/src/down.ts': "export type { Thing } from '@slumberfell/engine';\n",
  'apps/server/src/down.ts': "export { thing } from '@slumberfell/content';\n",
  'apps/web/src/down.ts': "export { thing } from '@slumberfell/protocol';\n",
};

/**
 * Imports that are not allowed, one for each kind of import: the path of the importing file, the imported
 * workspace, and the importing statement.
 */
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

test('every import that runs upwards or sideways is reported, and none that runs downwards', async () => {
  const root = await makeWorkspaces();
  try {
    for (const [file, source] of Object.entries(ALLOWED)) await writeSource(root, file, source);
    for (const [file, , source] of WRONG) await writeSource(root, file, `${source}\n`);
    const lines = await wrongImports(root);
    for (const [file, imported] of WRONG) {
      const reported = new RegExp(
        `^${workspaceOf(file)} must not import ${imported}/src/[\\w-]+.ts: .* '${file}'`,
      );
      expect(lines).toContainEqual(expect.stringMatching(reported));
    }
    expect(lines.join('\n')).not.toContain('down.ts');
  } finally {
    await rm(root, { recursive: true });
  }
});

/**
 * Recorded output of the compiler for a workspace. One file of it has two imports that are not allowed and
 * one that is allowed.
 */
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

test('each import of the same file is reported on its own line', () => {
  expect(wrongImportsIn('packages/protocol', ['packages/engine'], RECORDED)).toEqual([
    "packages/protocol must not import packages/content/src/index.ts: Imported via '@slumberfell/content' from file 'packages/protocol/src/up.ts'",
    "packages/protocol must not import packages/content/src/index.ts: Imported via '../../content/src/index.ts' from file 'packages/protocol/src/path.ts'",
  ]);
});

test('a workspace that imports only from allowed ones passes', () => {
  expect(wrongImportsIn('packages/protocol', ['packages/engine', 'packages/content'], RECORDED)).toEqual([]);
});

test('a workspace without files is reported', () => {
  const recorded = `\nerror TS18003: No inputs were found in config file '/repository/packages/engine/tsconfig.json'.`;
  expect(wrongImportsIn('packages/engine', [], recorded)).toEqual([
    `packages/engine could not be read: ${recorded}`,
  ]);
});
