import type { Watch } from '../saving/viewing.ts';

/** An absence longer than this, in ms, gets an idle report (game-design 7.3). */
export const AWAY = 10 * 60_000;

/**
 * Which characters have a socket on this node, or had one until a short time ago: a player who reloads a page
 * has not been away.
 */
export class Watches {
  readonly #watches = new Map<number, Watch>();

  /**
   * Null when the character has had no socket on this node since the save that follows the closing of its
   * last socket.
   */
  of(characterId: number): Watch | null {
    return this.#watches.get(characterId) ?? null;
  }

  begin(characterId: number, now: number): void {
    const last = this.#watches.get(characterId);
    const goesOn = last !== undefined && now - (last.until ?? now) <= AWAY;
    this.#watches.set(characterId, { since: goesOn ? last.since : now, until: null });
  }

  /**
   * Ends a character's watch, because its last socket has closed.
   * @returns the watch, for `forget` after the save; null when there is none. A watch that has ended before
   *   and was not forgotten keeps its end.
   */
  end(characterId: number, now: number): Watch | null {
    const last = this.#watches.get(characterId);
    if (last === undefined) return null;
    if (last.until !== null) return last;
    const ended = { since: last.since, until: now };
    this.#watches.set(characterId, ended);
    return ended;
  }

  /** Removes a character's watch after the save, unless the player is back and a new watch has begun. */
  forget(characterId: number, watch: Watch | null): void {
    if (this.#watches.get(characterId) === watch) this.#watches.delete(characterId);
  }
}
