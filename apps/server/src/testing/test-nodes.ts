import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import { type DatabasePlace, POSTGRES } from './databases.ts';
import { TestClient } from './test-client.ts';
import { TestClock } from './test-clock.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { Watcher } from './watcher.ts';

/** Several test servers, the nodes, on one PostgreSQL database, all with one clock that the test moves. */
export class TestNodes {
  readonly clock: TestClock;
  readonly nodes: readonly TestServer[];
  readonly place: DatabasePlace;
  readonly #removeDatabase: () => Promise<void>;

  private constructor(
    clock: TestClock,
    nodes: readonly TestServer[],
    place: DatabasePlace,
    removeDatabase: () => Promise<void>,
  ) {
    this.clock = clock;
    this.nodes = nodes;
    this.place = place;
    this.#removeDatabase = removeDatabase;
  }

  /**
   * @param at epoch ms that the clock shows at first.
   * @param settings environment variables, one entry for each node.
   * @param world content in place of the shipped world.
   */
  static async start(
    at: number,
    settings: readonly Readonly<Record<string, string>>[],
    world?: CompiledContent,
  ): Promise<TestNodes> {
    const { remove, ...place } = await POSTGRES.prepared();
    const clock = new TestClock(at);
    const nodes: TestServer[] = [];
    for (const ofNode of settings)
      nodes.push(
        await startTestServer({ database: place, clock, settings: ofNode, ...(world && { world }) }),
      );
    return new TestNodes(clock, nodes, place, remove);
  }

  /** @throws Error when there is no node with this index */
  node(index: number): TestServer {
    const node = this.nodes[index];
    if (node === undefined) throw new Error(`there is no node ${index}`);
    return node;
  }

  /**
   * A client whose calls a load balancer may send to any node: `send.to` is the index of the node that gets
   * the next one.
   */
  newClient(send: { to: number }): TestClient {
    return new TestClient(() => this.node(send.to).port);
  }

  /** Connects a player's socket to a node. */
  watch(player: TestClient, index: number): Promise<Watcher> {
    const url = `http://127.0.0.1:${this.node(index).port}`;
    return Watcher.connect(url, { cookie: player.cookie ?? '', origin: url });
  }

  async close(): Promise<void> {
    for (const node of this.nodes) await node.close();
    await this.#removeDatabase();
  }
}
