import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureServerBuilt } from '../build.mjs';
import { ROOT } from '../repository.mjs';
import { launcher } from './contents.mjs';

/** A folder in which the launcher of a release runs the built programs of this clone. */
const directory = mkdtempSync(join(tmpdir(), 'slumberfell-launcher-'));
const release = join(directory, 'release');
beforeAll(async () => {
  await ensureServerBuilt();
  mkdirSync(join(directory, 'data'));
  mkdirSync(release);
  writeFileSync(join(release, 'main.js'), await launcher());
  writeFileSync(join(release, 'package.json'), '{ "version": "1.2.3", "type": "module" }');
  symlinkSync(join(ROOT, 'apps'), join(release, 'apps'));
  writeFileSync(join(directory, 'data/slumberfell.db'), 'not a database '.repeat(1_000));
});
afterAll(() => rmSync(directory, { recursive: true }));

/**
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @param {...string} words
 */
const run = (cwd, env, ...words) => {
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd,
    env: { PATH: process.env.PATH, DATA_DIR: join(directory, 'data'), ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
};

test('a message names the command as a host gives it in the folder of the release, and above it', () => {
  const inside = run(release, {}, 'main.js', 'verify');
  expect(inside).toEqual({
    status: 2,
    stderr: expect.stringContaining(' backup: node main.js restore BACKUP --force. '),
  });
  const above = run(directory, {}, 'release/main.js', 'verify');
  expect(above.stderr).toContain(' backup: node release/main.js restore BACKUP --force. ');
});

test('a message of a server that does not start names the command, too', () => {
  expect(run(release, {}, 'main.js').stderr).toContain(' backup: node main.js restore BACKUP --force. ');
});

test('a usage names the command as the service and the image say', () => {
  const service = run(release, { SLUMBERFELL_COMMAND: 'slumberfell NAME' }, 'main.js', 'restore');
  expect(service.stderr).toMatch(/^Usage:\n {2}slumberfell restore FILE {12}put a backup/);
  const image = { SLUMBERFELL_COMMAND: 'node apps/server/dist/NAME.js' };
  expect(run(ROOT, image, 'apps/server/dist/admin.js').stderr).toMatch(
    /^Usage:\n {2}node apps\/server\/dist\/admin\.js grant NAME /,
  );
});

test('an unknown command of a release prints its commands as they are given', () => {
  const { status, stderr } = run(release, {}, 'main.js', 'bakcup');
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining('\n  node main.js backup '),
  });
});
