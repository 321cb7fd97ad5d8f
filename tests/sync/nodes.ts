import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@slumberfell/server/config.ts';
import { type Server, startServer } from '@slumberfell/server/server.ts';
import { OwnPostgres } from '@slumberfell/server/testing/own-postgres.ts';
import { TestClient } from '@slumberfell/server/testing/test-client.ts';
import { TestClock } from '@slumberfell/server/testing/test-clock.ts';
import { UNLIMITED } from '@slumberfell/server/testing/unlimited.ts';
import { compiled } from '../journeys/world.ts';

const START = Date.UTC(2026, 0, 10, 20);

/** Two servers on one PostgreSQL, by one clock that the test moves. */
export class Nodes {
  readonly clock = new TestClock(START);
  readonly #postgres: OwnPostgres;
  readonly #directory = mkdtempSync(join(tmpdir(), 'slumberfell-sync-'));
  readonly #servers: Server[] = [];

  private constructor(postgres: OwnPostgres) {
    this.#postgres = postgres;
  }

  static async open(): Promise<Nodes> {
    const nodes = new Nodes(await OwnPostgres.create());
    for (const _ of [0, 1]) nodes.#servers.push(await nodes.#start(0));
    return nodes;
  }

  port(index: number): number {
    return (this.#servers[index] as Server).port;
  }

  /** Stops a node as its host does, and starts it again at the same address. */
  async restart(index: number): Promise<void> {
    const port = this.port(index);
    await this.#servers[index]?.close();
    this.#servers[index] = await this.#start(port);
  }

  /** A browser that goes to one of the nodes. */
  visitor(): TestClient {
    return new TestClient(() => this.port(0));
  }

  #start(port: number): Promise<Server> {
    const config = readConfig({
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DATABASE_URL: this.#postgres.url,
      DATA_DIR: this.#directory,
      ...UNLIMITED,
    });
    return startServer(config, { clock: this.clock, content: compiled });
  }

  async close(): Promise<void> {
    for (const server of this.#servers) await server.close();
    await this.#postgres.remove();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
