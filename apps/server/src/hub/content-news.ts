import type { Game, LiveContent } from '../characters/game.ts';

/**
 * Tells of new content once, and before anything that happened under it: whoever is about to show what happened at an
 * instant says so first. After a step of the clock backwards nobody is told to go back.
 */
export class ContentNews {
  readonly #game: Pick<Game, 'content'>;
  readonly #tell: (content: LiveContent) => void;
  #reached = Number.NEGATIVE_INFINITY;
  #told: LiveContent;

  constructor(game: Pick<Game, 'content'>, tell: (content: LiveContent) => void) {
    this.#game = game;
    this.#tell = tell;
    this.#told = game.content();
  }

  /** What was told of last. */
  get told(): LiveContent {
    return this.#told;
  }

  reach(at: number): void {
    if (at <= this.#reached) return;
    this.#reached = at;
    const live = this.#game.content(at);
    if (live.version === this.#told.version) return;
    this.#told = live;
    this.#tell(live);
  }
}
