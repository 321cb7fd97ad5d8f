import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import {
  CLOCK_TOLERANCE,
  countAhead,
  latestInstant,
  MOST_COUNTED_AHEAD,
  waitsUntil,
} from '../storage/tables/characters/ahead.ts';

/** Characters whose stored instants lie ahead of the clock. */
export interface Ahead {
  /** How many there are, at most `MOST_COUNTED_AHEAD`. */
  readonly characters: number;
  /** How far the latest stored instant lies ahead, in whole seconds, rounded up. */
  readonly seconds: number;
}

const NONE: Ahead = { characters: 0, seconds: 0 };

/** ms after which the warning is repeated while characters wait. */
const REPEAT = 3_600_000;

/**
 * Compares the clock with the instants to which characters are settled. A clock that was ahead and was
 * corrected makes these characters wait, because no time is paid twice. The host reads it in the log, the
 * metrics and `/readyz`.
 */
export class ClockWatch {
  readonly #storage: Pick<Storage, 'kind' | 'clock' | 'read'>;
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly #listeners = new Set<() => void>();
  #ahead = NONE;
  /** The clock at the last check; 0 before the first. */
  #clock = 0;
  /** The latest stored instant that the last warning named; null while nothing is ahead. */
  #warnedOf: number | null = null;
  /** When the last warning was logged, by the monotonic clock, which no correction changes. */
  #warnedAt = 0;

  constructor(
    storage: Pick<Storage, 'kind' | 'clock' | 'read'>,
    log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  ) {
    this.#storage = storage;
    this.#log = log;
  }

  /** What the last check has found. */
  get ahead(): Ahead {
    return this.#ahead;
  }

  /**
   * @param listener is called at the first check after the clock was set back, by more than
   *   `CLOCK_TOLERANCE`, and after characters began to wait.
   * @returns a function that removes the listener.
   */
  onSetBack(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async check(): Promise<void> {
    const { kind, clock } = this.#storage;
    const { rows } = await this.#storage.read((db) => latestInstant(db, kind, {}));
    const { latest = null, now = null } = rows[0] ?? {};
    const instant = clock.instantOf(now);
    const isSetBack = instant < this.#clock - CLOCK_TOLERANCE;
    this.#clock = instant;
    // A clock that was ahead only between two checks is known by the instants that it has left.
    const isNews = await this.#note(latest === null ? null : waitsUntil(latest, instant), instant);
    if (isSetBack || isNews) for (const listener of this.#listeners) listener();
  }

  /** @returns whether characters wait that did not, or longer than before. */
  async #note(until: number | null, instant: number): Promise<boolean> {
    if (until === null) {
      this.#ahead = NONE;
      if (this.#warnedOf !== null) this.#log.info('no stored time lies ahead of the clock any more');
      this.#warnedOf = null;
      return false;
    }
    const after = instant + CLOCK_TOLERANCE;
    const { rows } = await this.#storage.read((db) => countAhead(db, this.#storage.kind, { after }));
    this.#ahead = { characters: rows[0]?.characters ?? 0, seconds: Math.ceil((until - instant) / 1_000) };
    const isNews = this.#warnedOf === null || until > this.#warnedOf;
    if (isNews || performance.now() - this.#warnedAt >= REPEAT) this.#warn(until);
    return isNews;
  }

  #warn(until: number): void {
    this.#warnedOf = until;
    this.#warnedAt = performance.now();
    const { characters, seconds } = this.#ahead;
    const count = characters === MOST_COUNTED_AHEAD ? `${characters} or more` : String(characters);
    const whose = this.#storage.kind === 'sqlite' ? 'this machine' : 'the machine of PostgreSQL';
    this.#log.warn(
      { characters, seconds },
      `${count} character(s) have stored times that lie ahead of the clock of ${whose}: they wait, the last one until ` +
        `${new Date(until).toISOString()}, and nothing is lost. Check that clock: docs/hosting.md, "A clock that was ahead"`,
    );
  }
}
