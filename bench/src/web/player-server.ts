import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { State } from '@slumberfell/engine';
import { encodeTexts } from '@slumberfell/server/characters';
import { openStorage } from '@slumberfell/server/storage';
import { offsetClock, startTestServer, UNLIMITED } from '@slumberfell/server/testing';
import { veteranState } from '../veteran-game.ts';

const BUILD = join(import.meta.dirname, '..', '..', '..', 'scripts', 'build.mjs');

/** The veteran when the measurement begins. */
interface Past {
  readonly state?: State;
  /** How long the veteran's hunt has run, in ms; absent: 0. */
  readonly hunted?: number;
}

/** A real server with the built page, and a veteran who hunts and has a full inventory. */
export interface PlayerServer {
  readonly origin: string;
  /** The veteran's login cookie as `name=value`. */
  readonly cookie: string;
  close(): Promise<void>;
}

/** Builds the page if it is out of date, and starts the server. */
export async function openPlayerServer({
  state = veteranState(),
  hunted = 0,
}: Past = {}): Promise<PlayerServer> {
  await promisify(execFile)(process.execPath, [BUILD]);
  const settings = { LOG_LEVEL: 'warn', ...UNLIMITED };
  const server = await startTestServer({ settings });
  const close = (): Promise<void> => server.close();
  const client = server.newClient();
  await client.play('Veteran');
  await server.stop();
  await writeState(state, server.place.dataDirectory);
  await server.start();
  await client.call('begin-hunting', { regionId: state.shown.regionId });
  const { cookie } = client;
  if (cookie === null) throw new Error('The veteran has no session');
  if (hunted === 0) return { origin: server.url, cookie, close };
  await server.stop();
  const later = await startTestServer({ database: server.place, clock: offsetClock(hunted), settings });
  return { origin: later.url, cookie, close: () => later.close().then(close) };
}

/** Writes a state to the only character in the database of a stopped server. */
async function writeState(state: State, dataDirectory: string): Promise<void> {
  const storage = await openStorage({ databaseUrl: null, dataDirectory });
  const { core, inventory, collection } = encodeTexts(state);
  const columns = { state_core: core, state_inventory: inventory, state_collection: collection };
  await storage.write((tx) => tx.updateTable('characters').set(columns).execute());
  await storage.close();
}
