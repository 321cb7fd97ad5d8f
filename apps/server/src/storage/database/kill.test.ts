import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bundle } from '../../testing/bundle.ts';
import { temporaryDirectory } from '../../testing/databases.ts';
import { openStorage } from '../open.ts';
import { accountByUsername } from '../tables/accounts.ts';
import { StorageUnavailable } from './unavailable.ts';

/**
 * The bundle of `testing/writing-process.ts`. It is in the repository, so that Node finds the packages that
 * the bundle does not contain. Git ignores it.
 */
const WRITING_PROCESS = fileURLToPath(new URL('../../../dist/writing-process.js', import.meta.url));

beforeAll(() =>
  bundle(fileURLToPath(new URL('../../testing/writing-process.ts', import.meta.url)), WRITING_PROCESS),
);

let directory: string;
let remove: () => void;
const started: ChildProcess[] = [];
beforeEach(() => {
  ({ directory, remove } = temporaryDirectory());
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(killed));
  remove();
});

/** Starts a process that writes, and waits for its first output. */
async function startWriting(): Promise<{ child: ChildProcess; lines: string[] }> {
  const child = spawn(process.execPath, [WRITING_PROCESS, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  await once(reader, 'line');
  return { child, lines };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

const open = () => openStorage({ databaseUrl: null, dataDirectory: directory });

test('acknowledged writes survive kill -9, and the directory is free at once', async () => {
  for (const patience of [40, 90, 160]) {
    const { child, lines } = await startWriting();
    expect(lines[0]).toBe('open');
    // On a busy machine the first write may take longer than all writes on an idle one.
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1), { timeout: 30_000, interval: 5 });
    await wait(patience);
    await killed(child);
    const acknowledged = lines.slice(1);
    expect(acknowledged.length).toBeGreaterThan(0);
    const storage = await open();
    for (const username of acknowledged) {
      expect(await storage.read((db) => accountByUsername(db, username)), username).not.toBeNull();
    }
    await storage.close();
  }
});

test('a data directory belongs to one process, and the error for another one names it', async () => {
  const { child } = await startWriting();
  await expect(open()).rejects.toThrow(StorageUnavailable);
  await expect(open()).rejects.toThrow(
    `The data directory ${directory} is in use by another Slumberfell process (process id ${child.pid}).`,
  );
  const second = await startWriting();
  expect(second.lines[0]).toContain(`(process id ${child.pid})`);
  expect(child.exitCode).toBeNull();
});

test('a data directory belongs to one storage within a process, too, until it is closed', async () => {
  const storage = await open();
  await expect(open()).rejects.toThrow(StorageUnavailable);
  await storage.close();
  await (await open()).close();
});

test('a path that cannot be a data directory is refused in a sentence', async () => {
  const opening = openStorage({ databaseUrl: null, dataDirectory: `${WRITING_PROCESS}/below-a-file` });
  await expect(opening).rejects.toThrow(/The data directory .* cannot be written/);
});
