import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { State } from '@slumberfell/engine';
import { readConfig, type Server, startServer } from '@slumberfell/server';
import { encodeTexts } from '@slumberfell/server/characters';
import { type Clock, openStorage, wakeByTimer } from '@slumberfell/server/storage';
import { TestClient, UNLIMITED } from '@slumberfell/server/testing';
import { veteranState } from '../veteran-game.ts';

const BUILD = join(import.meta.dirname, '..', '..', '..', 'scripts', 'build.mjs');

/** The veteran's state and past before the measurement. */
interface Past {
  readonly state?: State;
  /** How long the veteran has been hunting, in ms. */
  readonly hunted?: number;
}

/** A real server with the built page, and a hunting veteran with a full bag. */
export interface PlayerServer {
  readonly origin: string;
  /** `name=value` of the veteran's session. */
  readonly cookie: string;
  close(): Promise<void>;
}

/** Builds the page if it is out of date, and starts the server. */
export async function openPlayerServer({
  state = veteranState(),
  hunted = 0,
}: Past = {}): Promise<PlayerServer> {
  await promisify(execFile)(process.execPath, [BUILD]);
  const directory = mkdtempSync(join(tmpdir(), 'slumberfell-bench-'));
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: directory, ...UNLIMITED });
  let server: Server = await startServer(config);
  const client = new TestClient(() => server.port);
  await client.play('Veteran');
  await server.close();
  await writeState(state, directory);
  server = await startServer(config);
  await client.call('begin-hunting', { regionId: state.shown.regionId });
  if (client.cookie === null) throw new Error('The veteran has no session');
  if (hunted > 0) {
    await server.close();
    server = await startServer(config, { clock: clockAhead(hunted) });
  }
  return {
    origin: `http://localhost:${server.port}`,
    cookie: client.cookie,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A clock that is `offset` ms ahead of the system's. */
function clockAhead(offset: number): Clock {
  const now = (): number => Date.now() + offset;
  return { now, wake: (at, callback) => wakeByTimer(now, at, callback) };
}

/** Writes a state into the row of the only character in a stopped server's database. */
async function writeState(state: State, dataDirectory: string): Promise<void> {
  const storage = await openStorage({ databaseUrl: null, dataDirectory });
  const { core, inventory, collection } = encodeTexts(state);
  const columns = { state_core: core, state_inventory: inventory, state_collection: collection };
  await storage.write((tx) => tx.updateTable('characters').set(columns).execute());
  await storage.close();
}
