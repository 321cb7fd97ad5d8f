import type { CharacterSockets } from './character-sockets.ts';

/**
 * Characters that are announced at a time, and ms from one time to the next. A page that waits fetches its
 * layout, and a node answers 200 layouts a second beside its other calls.
 */
const AT_A_TIME = 20;
const INTERVAL = 100;

/** Sends the standings of all characters to their sockets on this node, some at a time. */
export class StandingAnnouncements {
  readonly #characters: Pick<CharacterSockets, 'ids' | 'announceStanding'>;
  #timer: NodeJS.Timeout | undefined;

  constructor(characters: Pick<CharacterSockets, 'ids' | 'announceStanding'>) {
    this.#characters = characters;
  }

  /** Begins with the first characters at once. Announcements that are under way begin again. */
  announce(): void {
    this.stop();
    this.#announce(this.#characters.ids());
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #announce(ids: readonly number[]): void {
    for (const id of ids.slice(0, AT_A_TIME)) void this.#characters.announceStanding(id);
    const rest = ids.slice(AT_A_TIME);
    if (rest.length > 0) this.#timer = setTimeout(() => this.#announce(rest), INTERVAL).unref();
  }
}
