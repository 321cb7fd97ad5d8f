import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, installed } from '../scripts/child.mjs';
import { ROOT } from '../scripts/repository.mjs';

/** Sources that Biome must refuse under biome.json. The test writes each of them to its own file. */
const REFUSED = {
  'packages/engine/src/planted': [
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
    'export const a = 2 ** 53;',
    'export function power(a: number) {\n  let b = a;\n  b **= 2;\n  return b;\n}',
    'export const a = Date.now();',
    'export const a = new Date(0);',
    'export const a = performance.now();',
    'export const a = setTimeout(() => 1, 1);',
    "export const a = fetch('/');",
    'export const a = process.env;',
    'export const a = globalThis.crypto;',
    'export const a = crypto.getRandomValues(new Uint8Array(1));',
  ],
  'apps/server/src/planted': [
    'export const a = storage.read((db) => storage.read(() => db));',
    'export const a = storage.write(async (tx) => [tx, await storage.read((db) => db)]);',
    'export const a = server.storage.write((tx) => [1].map(() => server.storage.write(() => tx)));',
    'export const a = this.#storage.command(7, async (hero) => [hero, await this.#storage.command(8, (h) => h)]);',
    'export const a = storage.command(7, (hero) => storage.read(() => hero), () => 1);',
    "import pg from 'pg';\nexport const pool = pg.Pool;",
    "import Libsql from 'libsql';\nexport const open = Libsql;",
  ],
  'apps/web/src/planted': [
    'export const a = crypto.randomUUID();',
    'export const a = globalThis.crypto.randomUUID();',
    "export const a = crypto['randomUUID']();",
    "export const a = await crypto.subtle.digest('SHA-256', new Uint8Array(1));",
    'export const { subtle } = crypto;',
    'export const { subtle: a } = crypto;',
    "export const a = navigator.clipboard.writeText('');",
    "export const a = navigator.clipboard?.writeText('');",
    'export const a = window.navigator.serviceWorker;',
    "export const a = navigator.locks.request('a', () => 1);",
    "export const a = navigator.wakeLock.request('screen');",
    'export const a = navigator.storage.persist();',
    'export const a = navigator.mediaDevices;',
    "export const a = caches.open('a');",
    "export const a = cookieStore.get('a');",
    'export const a = Notification.permission;',
    "export const a = 'PushManager' in globalThis && new PushManager();",
    "export const a = { name: 'begin-hunting', input: { regionId: 1 } };",
    'export const a = { name: "begin-dungeon" as const, input: {} };',
    'export const a = itemWays(1, { rests: true }, shown, world);',
    'export const a = itemWays(1, USUAL_HABITS, shown, world);',
    "import { CopyButton } from '@mantine/core';\nexport const a = CopyButton;",
    "import { useClipboard } from '@mantine/hooks';\nexport const a = useClipboard;",
  ],
};

/** Sources that Biome must accept under biome.json. */
const ACCEPTED = {
  'packages/engine/src/planted': [
    'export const a = Math.floor(2.5) + Math.imul(3, 4) + Math.max(1, 2) + Math.sqrt(4);',
    'export const a = 0x20_0000_0000_0000;',
    "import { other } from './other.ts';\nexport const a = other;",
    "import type { Other } from '../other.ts';\nexport type Again = Other;",
  ],
  'apps/server/src/planted': [
    'export const a = storage.write((tx) => tx.insert());',
    'export const a = storage.command(7, (hero) => hero.state(), () => storage.read((db) => db));',
    'export const a = storage.lane(7, () => storage.read((db) => db));',
  ],
  'apps/web/src/planted': [
    'export const a = crypto.getRandomValues(new Uint8Array(1));',
    'export const a = navigator.onLine;',
    "export interface A { readonly name: 'begin-hunting' | 'begin-dungeon' }",
    "export const a = { name: 'travel', input: { regionId: 1 } };",
    "import { Button } from '@mantine/core';\nexport const a = Button;",
  ],
  'apps/web/src/features/alerts': ['export const a = navigator.serviceWorker;'],
  'apps/web/src/lib/offline': ["export const a = caches.open('a');"],
  'apps/server/src/storage/planted': ["import pg from 'pg';\nexport const pool = pg.Pool;"],
};

/**
 * Gives each source the name of a file in its folder.
 * @param {string} prefix start of the files' names
 * @param {Record<string, string[]>} texts the sources of the files, by folder
 */
function filesOf(prefix, texts) {
  return Object.entries(texts).flatMap(([folder, all]) =>
    all.map((text, index) => ({ text, file: `${folder}/${prefix}-${index}.ts` })),
  );
}

const refused = filesOf('refused', REFUSED);
const accepted = filesOf('accepted', ACCEPTED);

let root = '';

/** Biome's output, one line per error. */
let errors = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slumberfell-lint-'));
  await cp(join(ROOT, 'biome.json'), join(root, 'biome.json'));
  await cp(join(ROOT, 'lint'), join(root, 'lint'), { recursive: true });
  for (const { text, file } of [...refused, ...accepted]) {
    await mkdir(join(root, dirname(file)), { recursive: true });
    await writeFile(join(root, file), `${text}\n`);
  }
  const rules = ['plugin', 'style/noRestrictedGlobals', 'style/noRestrictedImports'].map(
    (rule) => `--only=${rule}`,
  );
  const options = ['--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  ({ output: errors } = await capture(installed('biome'), ['lint', ...options, ...rules], { cwd: root }));
});

afterAll(() => rm(root, { recursive: true }));

test.each(refused)('refuses $text', ({ file }) => expect(errors).toContain(file));

test.each(accepted)('accepts $text', ({ file }) => expect(errors).not.toContain(file));
