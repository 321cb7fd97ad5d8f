import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, installed } from '../scripts/child.mjs';
import { ROOT } from '../scripts/house.mjs';

/** Lines that the engine must not contain; each stands alone in a file of its own. */
const FORBIDDEN = [
  "import { readFile } from 'node:fs/promises';\nexport const read = readFile;",
  "import type { World } from '@slumberfell/content';\nexport type Other = World;",
  'export const a = Math.random();',
  'export const a = Math.pow(2, 3);',
  'export const a = Math.exp(2);',
  'export const a = Math.log(2);',
  'export const a = Math.sin(2);',
  'export const { cos } = Math;',
  "export const a = Math['random']();",
  'export const a = Math.floor(Math.tan(2));',
  'export const power = (a: number, b: number) => a ** b;',
  'export const a = 10 ** 3;',
  'export function power(a: number) {\n  let b = a;\n  b **= 2;\n  return b;\n}',
  'export const a = Date.now();',
  'export const a = new Date(0);',
  'export const a = performance.now();',
  'export const a = setTimeout(() => 1, 1);',
  "export const a = fetch('/');",
  'export const a = process.env;',
  'export const a = globalThis.crypto;',
  'export const a = crypto.getRandomValues(new Uint8Array(1));',
];

const ALLOWED = [
  'export const a = Math.floor(2.5) + Math.imul(3, 4) + Math.max(1, 2) + Math.sqrt(4);',
  'export const a = 2 ** 53;',
  "import { other } from './other.ts';\nexport const a = other;",
  "import type { Other } from '../other.ts';\nexport type Again = Other;",
];

let root = '';

/** @type {Set<string>} names of the files in which Biome, with our own configuration, found an error */
let refused = new Set();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slumberfell-lint-'));
  await cp(join(ROOT, 'biome.json'), join(root, 'biome.json'));
  await cp(join(ROOT, 'lint'), join(root, 'lint'), { recursive: true });
  const folder = join(root, 'packages/engine/src/planted');
  await mkdir(folder, { recursive: true });
  const plant = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFile(join(folder, name), `${text}\n`);
  await Promise.all(FORBIDDEN.map((text, index) => plant(`forbidden-${index}.ts`, text)));
  await Promise.all(ALLOWED.map((text, index) => plant(`allowed-${index}.ts`, text)));
  const { output } = await capture(
    installed('biome'),
    [
      'lint',
      '--vcs-enabled=false',
      '--reporter=github',
      '--max-diagnostics=none',
      '--only=plugin',
      '--only=style/noRestrictedGlobals',
      '--only=style/noRestrictedImports',
      'packages',
    ],
    root,
  );
  refused = new Set(
    Array.from(output.matchAll(/^::error .*?file=[^,]*?([a-z]+-\d+\.ts)/gm), ([, name = '']) => name),
  );
});

afterAll(() => rm(root, { recursive: true }));

test.each(FORBIDDEN.map((text, index) => ({ text, name: `forbidden-${index}.ts` })))(
  'the engine may not say $text',
  ({ name }) => expect(refused).toContain(name),
);

test.each(ALLOWED.map((text, index) => ({ text, name: `allowed-${index}.ts` })))(
  'the engine may say $text',
  ({ name }) => expect(refused).not.toContain(name),
);
