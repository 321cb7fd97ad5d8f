import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '@slumberfell/server/config.ts';
import { encodeTexts } from '@slumberfell/server/game/state-text.ts';
import { TestClient } from '@slumberfell/server/http/test-client.ts';
import { type Server, startServer } from '@slumberfell/server/server.ts';
import { openStorage } from '@slumberfell/server/storage/open.ts';
import { veteranState } from '../veterans-house.ts';

const BUILD = join(import.meta.dirname, '..', '..', '..', 'scripts', 'build.mjs');

/** A real server with the page as it is built, and a veteran with a full bag who is hunting. */
export interface PlayerHouse {
  readonly origin: string;
  /** `name=value` of the veteran's session. */
  readonly cookie: string;
  close(): Promise<void>;
}

/** Builds the page where it is out of date, and opens the doors. */
export async function openPlayerHouse(): Promise<PlayerHouse> {
  await promisify(execFile)(process.execPath, [BUILD]);
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-bench-'));
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: directory });
  let server: Server = await startServer(config);
  const client = new TestClient(() => server.port);
  await client.play('Veteran');
  await server.close();
  await becomeVeteran(directory);
  server = await startServer(config);
  await client.call('begin-hunting', { regionId: veteranState().shown.regionId });
  if (client.cookie === null) throw new Error('The veteran has no session');
  return {
    origin: `http://localhost:${server.port}`,
    cookie: client.cookie,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Gives the only character of a stopped server's database a veteran's state. */
async function becomeVeteran(dataDirectory: string): Promise<void> {
  const storage = await openStorage({ databaseUrl: null, dataDirectory });
  const { core, inventory, collection } = encodeTexts(veteranState());
  const columns = { state_core: core, state_inventory: inventory, state_collection: collection };
  await storage.write((tx) => tx.updateTable('characters').set(columns).execute());
  await storage.close();
}
