import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from '../players/hub-player.ts';
import { type Acknowledged, randomCommand } from '../players/random-commands.ts';

/** ms that a player waits for an answer before it tries another node. */
const TIMEOUT = 4_000;

/**
 * `PAUSE`: ms between two commands of one player. `RETRY`: ms before a player sends a command again to
 * another node.
 */
const PAUSE = 15;
const RETRY = 150;

/** The acknowledged commands of one character, and the unexpected answers that its player got. */
export interface CommandRecord {
  readonly characterId: number;
  /** Commands that the server answered as carried out. */
  readonly acknowledged: Acknowledged[];
  /** Answers that the test's faults must not cause, as text: the route and the status. */
  readonly unexpected: string[];
}

/**
 * Players that send commands until `pause`. A player sends a command again, to the nodes in turn, until it
 * knows the outcome.
 */
export class LoadGenerator {
  readonly records: CommandRecord[] = [];
  readonly #nodes: readonly string[];
  readonly #random: () => number;
  readonly #players: Player[] = [];
  #loops: Promise<void>[] = [];
  /** Number of commands that were sent more than once. */
  repeated = 0;
  #isPaused = true;

  private constructor(nodes: readonly string[], random: () => number) {
    this.#nodes = nodes;
    this.#random = random;
  }

  static async begin(
    nodes: readonly string[],
    players: number,
    random: () => number,
  ): Promise<LoadGenerator> {
    const load = new LoadGenerator(nodes, random);
    for (let index = 0; index < players; index++) {
      const player = new Player(load.#node(index), TIMEOUT);
      await player.join(`Guest ${index}`);
      const [character] = await player.expect('get-characters');
      load.records.push({ characterId: character?.id ?? 0, acknowledged: [], unexpected: [] });
      await player.watch();
      load.#players.push(player);
    }
    load.resume();
    return load;
  }

  resume(): void {
    this.#isPaused = false;
    this.#loops = this.#players.map((player, index) =>
      this.#play(player, this.records[index] as CommandRecord, index),
    );
  }

  get acknowledged(): number {
    return this.records.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Returns when `commands` more commands have been acknowledged. @throws Error after 60 s */
  async waitForProgress(commands = 20): Promise<void> {
    const enough = this.acknowledged + commands;
    for (const until = Date.now() + 60_000; this.acknowledged < enough; await sleep(20)) {
      if (Date.now() > until) throw new Error('No player can play any more');
    }
  }

  /** Stops sending commands. Returns when each player knows the outcome of its last command. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    await Promise.all(this.#loops);
  }

  #node(index: number): string {
    return this.#nodes[index % this.#nodes.length] as string;
  }

  async #play(player: Player, record: CommandRecord, first: number): Promise<void> {
    let at = first;
    const move = async (): Promise<void> => {
      player.moveTo(this.#node(++at));
      await sleep(RETRY);
    };
    while (!this.#isPaused) {
      if (player.held === null) throw new Error('A player has not fetched the layout');
      const { route, input } = randomCommand(player.held.shown, this.#random);
      const key = randomUUID();
      for (let tries = 1; ; tries++) {
        if (tries === 2) this.repeated += 1;
        const outcome = await player.call(route, input as never, key);
        if (outcome.kind === 'answer') {
          const { frame } = outcome.answer as unknown as Pick<Acknowledged, 'frame'>;
          record.acknowledged.push({ route, input, key, frame });
          break;
        }
        const isBusy = outcome.kind === 'gone' || outcome.status === 503 || outcome.status === 429;
        if (!isBusy) {
          if (outcome.status >= 500 || outcome.status === 401)
            record.unexpected.push(`${route}: ${outcome.status}`);
          break;
        }
        await move();
      }
      await player.open();
      await sleep(PAUSE);
    }
  }
}
