import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './repository.mjs';

test.each(['scripts/start.mjs', 'scripts/release/launcher.mjs'])(
  'run without npm by an old Node, %s says which one it needs, and does nothing else',
  async (script) => {
    const directory = await mkdtemp(join(tmpdir(), 'slumberfell-node-'));
    // The process has another number of its version, since an old Node is not installed everywhere.
    const old = join(directory, 'old.cjs');
    await writeFile(old, "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });");
    const ran = promisify(execFile)(process.execPath, ['-r', old, join(ROOT, script)], {
      env: { PATH: process.env.PATH, DATA_DIR: directory, PORT: '0' },
      timeout: 20_000,
    });
    await expect(ran).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'Slumberfell needs Node 20.19 or newer, and this is Node 18.20.8. See https://nodejs.org/ for a newer one.\n',
    });
    await rm(directory, { recursive: true });
  },
);
