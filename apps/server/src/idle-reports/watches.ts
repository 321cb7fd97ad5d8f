/** Who is gone for longer than this, in ms, is told what came meanwhile (game-design 7.3). */
export const AWAY = 10 * 60_000;

/** A stretch of time in which a character had a socket on this node, epoch ms. */
export interface Watch {
  readonly since: number;
  /** Null while it has one. */
  readonly until: number | null;
}

/**
 * Whose characters are being watched here, and whose were until a moment ago: whoever reloads a page has not
 * been away.
 */
export class Watches {
  readonly #watches = new Map<number, Watch>();

  /** Null when nobody watches, or has watched since the character was last saved. */
  of(characterId: number): Watch | null {
    return this.#watches.get(characterId) ?? null;
  }

  begin(characterId: number, now: number): void {
    const last = this.#watches.get(characterId);
    const goesOn = last !== undefined && now - (last.until ?? now) <= AWAY;
    this.#watches.set(characterId, { since: goesOn ? last.since : now, until: null });
  }

  /**
   * @returns the watch that is over, to be forgotten once what was seen is saved; null when there was none.
   *   One that was over before and is not forgotten ended then.
   */
  end(characterId: number, now: number): Watch | null {
    const last = this.#watches.get(characterId);
    if (last === undefined) return null;
    if (last.until !== null) return last;
    const ended = { since: last.since, until: now };
    this.#watches.set(characterId, ended);
    return ended;
  }

  /** Unless the player is back already. */
  forget(characterId: number, watch: Watch | null): void {
    if (this.#watches.get(characterId) === watch) this.#watches.delete(characterId);
  }
}
