import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  OwnPostgres,
  startTestServer,
  type TestClient,
  TestClock,
  type TestServer,
  UNLIMITED,
} from '@slumberfell/server/testing';

const START = Date.UTC(2026, 0, 10, 20);

/** Two nodes: test servers that share one PostgreSQL database and one clock, which the test moves. */
export class Nodes {
  readonly clock = new TestClock(START);
  readonly #postgres: OwnPostgres;
  readonly #directory = mkdtempSync(join(tmpdir(), 'slumberfell-sync-'));
  readonly #servers: TestServer[] = [];

  private constructor(postgres: OwnPostgres) {
    this.#postgres = postgres;
  }

  static async start(): Promise<Nodes> {
    const nodes = new Nodes(await OwnPostgres.create());
    const database = { databaseUrl: nodes.#postgres.url, dataDirectory: nodes.#directory };
    for (const _ of [0, 1])
      nodes.#servers.push(
        await startTestServer({ database, clock: nodes.clock, keepsPort: true, settings: UNLIMITED }),
      );
    return nodes;
  }

  port(index: number): number {
    return this.#node(index).port;
  }

  /** Stops a node as a host does, and starts it again at the same address. */
  restart(index: number): Promise<void> {
    return this.#node(index).restart();
  }

  /** A new client that calls the first node. */
  newClient(): TestClient {
    return this.#node(0).newClient();
  }

  #node(index: number): TestServer {
    return this.#servers[index] as TestServer;
  }

  async close(): Promise<void> {
    for (const server of this.#servers) await server.close();
    await this.#postgres.remove();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
