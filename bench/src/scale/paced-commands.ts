import { setTimeout as sleep } from 'node:timers/promises';
import { BareHttp } from './bare-http.ts';
import { commandOf } from './command-cycle.ts';
import type { Jobs } from './jobs.ts';
import { timesOf } from './times.ts';

/** A command that was answered. Epoch ms. */
interface Answered {
  readonly from: number;
  readonly to: number;
}

/** Players who give commands at a steady pace, each on its own connection, until they are told to stop. */
export class PacedCommands {
  readonly #answered: Answered[] = [];
  readonly #players: Promise<void>[] = [];
  #refused = 0;
  #isOver = false;

  /** @param every ms between two commands of a player */
  static async begin(origin: string, cookies: readonly string[], every: number): Promise<PacedCommands> {
    const paced = new PacedCommands();
    const connections = await Promise.all(cookies.map(() => BareHttp.open(origin)));
    for (const [index, http] of connections.entries()) {
      const first = (every * index) / cookies.length;
      paced.#players.push(paced.#play(http, cookies[index] as string, { first, every, turn: index }));
    }
    return paced;
  }

  /** Stops the players. @returns the times of the commands that were under way between two instants */
  async end(from: number, to: number): Promise<Jobs['endCommands']['outcome']> {
    this.#isOver = true;
    await Promise.all(this.#players);
    const within = this.#answered.filter((one) => one.from <= to && one.to >= from);
    return { answered: timesOf(within.map((one) => one.to - one.from)), refused: this.#refused };
  }

  async #play(
    http: BareHttp,
    cookie: string,
    { first, every, turn }: { readonly first: number; readonly every: number; readonly turn: number },
  ): Promise<void> {
    await sleep(first);
    for (let next = turn; !this.#isOver; next++) {
      const [path, body] = commandOf(next);
      const from = performance.timeOrigin + performance.now();
      const { status } = await http.call(path, cookie, body);
      const to = performance.timeOrigin + performance.now();
      this.#answered.push({ from, to });
      if (status !== 200) this.#refused += 1;
      await sleep(Math.max(0, every - (to - from)));
    }
    http.close();
  }
}
