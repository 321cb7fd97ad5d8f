import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '../game.ts';
import type { Storage } from '../storage/storage.ts';
import { playedCharacter } from './played-character.ts';
import { RandomPlayer } from './random-player.ts';

/** ms between an answer and the player's next command, so that the command log stays short. */
const PAUSE = 10;

/** Characters with random players. From `play` to `rest`, each player gives one command after the other. */
export class LoadGenerator {
  readonly ids: readonly number[];
  readonly #game: Game;
  readonly #players: ReadonlyMap<number, RandomPlayer>;
  #isPlaying = false;
  #playing: Promise<unknown> = Promise.resolve();

  private constructor(game: Game, ids: readonly number[]) {
    this.#game = game;
    this.ids = ids;
    this.#players = new Map(ids.map((id) => [id, new RandomPlayer(id)]));
  }

  static async create(game: Game, storage: Storage, size: number): Promise<LoadGenerator> {
    const ids: number[] = [];
    for (let made = 0; made < size; made++) ids.push(await playedCharacter(game, storage));
    return new LoadGenerator(game, ids);
  }

  play(): void {
    this.#isPlaying = true;
    this.#playing = Promise.all([...this.#players].map(([id, player]) => this.#playOne(id, player)));
  }

  /** Stops giving commands. Returns when the last command has been answered. */
  async rest(): Promise<void> {
    this.#isPlaying = false;
    await this.#playing;
  }

  async #playOne(id: number, player: RandomPlayer): Promise<void> {
    while (this.#isPlaying) {
      const settled = await this.#game.characters.read(id);
      if (settled === null) throw new Error(`character ${id} is missing`);
      const command = player.command(settled.shown, this.#game.content.live().world);
      await this.#game.characters.command(id, command, null);
      await sleep(PAUSE);
    }
  }
}
