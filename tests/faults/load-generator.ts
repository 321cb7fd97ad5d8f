import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from '../players/hub-player.ts';
import { type Acknowledged, nextErrand } from '../players/random-commands.ts';

/** ms that a player waits for an answer before asking another node. */
const PATIENCE = 4_000;

/** ms between commands of one player, and before a command is sent again. */
const BREATH = 15;
const RETRY = 150;

/** What became of one player's commands. */
export interface Diary {
  readonly characterId: number;
  /** Each was carried out, so they say. */
  readonly acknowledged: Acknowledged[];
  /** Answers that no player should ever get. */
  readonly wrongs: string[];
}

/** Players who give commands without end, and send each again, to whichever node, until they know what became of it. */
export class Load {
  readonly diaries: Diary[] = [];
  readonly #nodes: readonly string[];
  readonly #random: () => number;
  readonly #players: Player[] = [];
  #loops: Promise<void>[] = [];
  /** Commands that were sent more than once. */
  repeated = 0;
  #isPaused = true;

  private constructor(nodes: readonly string[], random: () => number) {
    this.#nodes = nodes;
    this.#random = random;
  }

  static async begin(nodes: readonly string[], players: number, random: () => number): Promise<Load> {
    const load = new Load(nodes, random);
    for (let index = 0; index < players; index++) {
      const player = new Player(load.#node(index), PATIENCE);
      await player.join(`Guest ${index}`);
      const [character] = await player.expect('get-characters');
      load.diaries.push({ characterId: character?.id ?? 0, acknowledged: [], wrongs: [] });
      await player.watch();
      load.#players.push(player);
    }
    load.goOn();
    return load;
  }

  goOn(): void {
    this.#isPaused = false;
    this.#loops = this.#players.map((player, index) =>
      this.#live(player, this.diaries[index] as Diary, index),
    );
  }

  get acknowledged(): number {
    return this.diaries.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Returns when so many more commands have been acknowledged. */
  async goesOn(commands = 20): Promise<void> {
    const enough = this.acknowledged + commands;
    for (const until = Date.now() + 60_000; this.acknowledged < enough; await sleep(20)) {
      if (Date.now() > until) throw new Error('Nobody can play any more');
    }
  }

  /** Returns when each player knows what became of the last command, and gives no other. */
  async pause(): Promise<void> {
    this.#isPaused = true;
    await Promise.all(this.#loops);
  }

  #node(index: number): string {
    return this.#nodes[index % this.#nodes.length] as string;
  }

  async #live(player: Player, diary: Diary, first: number): Promise<void> {
    let at = first;
    const move = async (): Promise<void> => {
      player.moveTo(this.#node(++at));
      await sleep(RETRY);
    };
    while (!this.#isPaused) {
      if (player.held === null) throw new Error('A player has never seen the game');
      const { route, input } = nextErrand(player.held.shown, this.#random);
      const key = randomUUID();
      for (let tries = 1; ; tries++) {
        if (tries === 2) this.repeated += 1;
        const outcome = await player.call(route, input as never, key);
        if (outcome.kind === 'answer') {
          const { frame } = outcome.answer as unknown as Pick<Acknowledged, 'frame'>;
          diary.acknowledged.push({ route, input, key, frame });
          break;
        }
        const isBusy = outcome.kind === 'gone' || outcome.status === 503 || outcome.status === 429;
        if (!isBusy) {
          if (outcome.status >= 500 || outcome.status === 401)
            diary.wrongs.push(`${route}: ${outcome.status}`);
          break;
        }
        await move();
      }
      await player.open();
      await sleep(BREATH);
    }
  }
}
