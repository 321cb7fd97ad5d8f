import { readConfig } from '../config.ts';
import { type Server, startServer } from '../server.ts';
import { type DatabasePlace, POSTGRES } from './databases.ts';
import { SHIPPED } from './played-character.ts';
import { TestClient } from './test-client.ts';
import { TestClock } from './test-clock.ts';
import { Watcher } from './watcher.ts';

/** Several whole servers on one PostgreSQL of their own, all by one clock that the test moves. */
export class NodeHouse {
  readonly clock: TestClock;
  readonly nodes: readonly Server[];
  readonly place: DatabasePlace;
  readonly #remove: () => Promise<void>;

  private constructor(
    clock: TestClock,
    nodes: readonly Server[],
    place: DatabasePlace,
    remove: () => Promise<void>,
  ) {
    this.clock = clock;
    this.nodes = nodes;
    this.place = place;
    this.#remove = remove;
  }

  /** @param settings of each node, as in the environment. */
  static async open(at: number, settings: readonly Readonly<Record<string, string>>[]): Promise<NodeHouse> {
    const { remove, ...place } = await POSTGRES.place();
    const clock = new TestClock(at);
    const nodes: Server[] = [];
    for (const variables of settings) {
      const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...variables });
      nodes.push(await startServer({ ...config, ...place }, { clock, content: SHIPPED }));
    }
    return new NodeHouse(clock, nodes, place, remove);
  }

  node(index: number): Server {
    const node = this.nodes[index];
    if (node === undefined) throw new Error(`there is no node ${index}`);
    return node;
  }

  /** A browser that a proxy sends to whichever node it likes: `send.to` says to which next. */
  visitor(send: { to: number }): TestClient {
    return new TestClient(() => this.node(send.to).port);
  }

  /** Connects a player's socket to a node. */
  watch(player: TestClient, index: number): Promise<Watcher> {
    const url = `http://127.0.0.1:${this.node(index).port}`;
    return Watcher.connect(url, { cookie: player.cookie ?? '', origin: url });
  }

  async close(): Promise<void> {
    for (const node of this.nodes) await node.close();
    await this.#remove();
  }
}
