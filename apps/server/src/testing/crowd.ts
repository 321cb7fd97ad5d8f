import type { Game } from '../game/game.ts';
import type { Storage } from '../storage/storage.ts';
import { playedCharacter } from './played-character.ts';
import { RandomPlayer } from './random-player.ts';

/** Characters whose players do anything at all, one command after the other, until they rest. */
export class Crowd {
  readonly ids: readonly number[];
  readonly #game: Game;
  #isPlaying = false;
  #playing: Promise<unknown> = Promise.resolve();

  private constructor(game: Game, ids: readonly number[]) {
    this.#game = game;
    this.ids = ids;
  }

  static async gather(game: Game, storage: Storage, size: number): Promise<Crowd> {
    const ids: number[] = [];
    for (let made = 0; made < size; made++) ids.push(await playedCharacter(game, storage));
    return new Crowd(game, ids);
  }

  play(): void {
    this.#isPlaying = true;
    this.#playing = Promise.all(this.ids.map((id) => this.#playOne(id)));
  }

  /** Ends when the last command has been answered. */
  async rest(): Promise<void> {
    this.#isPlaying = false;
    await this.#playing;
  }

  async #playOne(id: number): Promise<void> {
    const player = new RandomPlayer(id);
    while (this.#isPlaying) {
      const settled = await this.#game.read(id);
      if (settled === null) throw new Error(`character ${id} is missing`);
      const command = player.command(settled.shown, this.#game.content().world);
      await this.#game.command(id, command, null);
    }
  }
}
