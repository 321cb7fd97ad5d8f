import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { freePort } from '../../../testing/free-port.ts';
import { longPlan } from '../../../testing/long-plan.ts';
import { programPath } from '../../../testing/programs.ts';
import { storeCommands } from '../../../testing/store-commands.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { UNLIMITED } from '../../../testing/unlimited.ts';

/** Starts the server in a process of its own, and waits until it accepts players. */
async function startProcess(dataDirectory: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [programPath('main')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDirectory,
      PORT: String(port),
      LOG_LEVEL: 'info',
      ...UNLIMITED,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints = text(child.stderr);
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('"ready"') && resolve());
    child.once('exit', async (code) => reject(new Error(`It ended with code ${code}: ${await complaints}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    /** The most memory in bytes that the process has while a step runs. Linux counts it. */
    async peakDuring(step: () => Promise<unknown>): Promise<number> {
      writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
      await step();
      const [, kilobytes] =
        /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) * 1_024;
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

test.skipIf(process.platform !== 'linux')(
  'ten exports at once need at most 1.5 x the memory of one',
  async () => {
    const prepared = await startTestServer();
    const player = prepared.newClient();
    const characterId = await player.play('Ann');
    const commands = { characterId, count: 2_000, first: 1, at: Date.now(), input: longPlan(250) };
    await storeCommands(prepared.running.storage, commands);
    await prepared.stop();
    const server = await startProcess(prepared.place.dataDirectory);
    try {
      const sent = async (): Promise<number> => {
        const response = await fetch(`${server.url}/api/account/export-data`, {
          headers: { cookie: player.cookie ?? '', 'accept-encoding': 'identity' },
        });
        if (response.status === 429) return 0;
        expect(response.status).toBe(200);
        let bytes = 0;
        for await (const chunk of response.body ?? []) bytes += chunk.length;
        return bytes;
      };
      // The first one loads and compiles what an export needs.
      expect(await sent()).toBeGreaterThan(20_000_000);
      const one = await server.peakDuring(sent);
      const ten = await server.peakDuring(() => Promise.all(Array.from({ length: 10 }, sent)));
      expect(ten / one).toBeLessThanOrEqual(1.5);
    } finally {
      await server.stop();
      await prepared.close();
    }
  },
);
