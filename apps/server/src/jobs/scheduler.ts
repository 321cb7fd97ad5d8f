import type { FastifyBaseLogger } from 'fastify';
import type { Game } from '../characters/game.ts';
import { Visitor } from '../sessions/batch-settler.ts';
import { goRounds, rankUnranked, settleEnded, visitWatched } from '../sessions/rounds.ts';
import type { Storage } from '../storage/storage.ts';

/** Time between two parts of the round, in ms: so short that no part keeps players waiting. */
const TICK = 1_000;

/** What goes on for longer than this makes room for others until the next tick, in ms. Half of it are the visitor's rests. */
const LONGEST = 0.9 * TICK;

/** Characters that are being watched are visited every so many ticks. */
const WATCHED_TICKS = 30;

/** The log of changes is purged every so many ticks. */
const PURGE_TICKS = 60;

interface Kept {
  readonly storage: Storage;
  readonly game: Pick<Game, 'leaderboards' | 'leaveAgain' | 'visit' | 'visitTogether' | 'watched'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Keeps the leaderboards quick and fresh while the house is open: counts stretches, goes rounds, visits who is watched. Leaves
 * again whom leaving failed for.
 */
export class RankingKeeper {
  readonly #kept: Kept;
  readonly #visitor: Visitor;
  readonly #timer: NodeJS.Timeout;
  #ticks = 0;
  #isOver = false;
  #underWay: Promise<void> | null = null;

  constructor(kept: Kept) {
    this.#kept = kept;
    this.#visitor = new Visitor(kept.storage, kept.game);
    this.#timer = setInterval(() => this.#tick(), TICK).unref();
    this.#tick();
  }

  async close(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#timer);
    await this.#underWay;
  }

  /** A tick that takes longer than its time makes the next one wait for another. */
  #tick(): void {
    this.#underWay ??= this.#work().finally(() => {
      this.#underWay = null;
    });
  }

  async #work(): Promise<void> {
    const { storage, game } = this.#kept;
    const tick = this.#ticks++;
    const until = performance.now() + LONGEST;
    const isOver = (): boolean => this.#isOver || performance.now() > until;
    // First: whoever is visited before is saved as if nobody had seen it.
    await this.#attempt('what players saw could not be saved', () => game.leaveAgain());
    await this.#attempt('stretches of leaderboards could not be counted', async () => {
      while (!isOver() && (await game.leaderboards.tend()));
    });
    await this.#attempt('sessions that have ended could not be settled', () =>
      settleEnded(storage, this.#visitor, isOver),
    );
    await this.#attempt('characters could not be ranked', () => goRounds(storage, this.#visitor, isOver));
    await this.#attempt('characters could not be ranked for the first time', () =>
      rankUnranked(storage, this.#visitor, isOver),
    );
    await this.#attempt('watched characters could not be ranked', () =>
      visitWatched(
        this.#visitor,
        game.watched().filter((id) => (id + tick) % WATCHED_TICKS === 0),
      ),
    );
    if (tick % PURGE_TICKS === 0)
      await this.#attempt('the log of rankings could not be purged', () => game.leaderboards.purge());
  }

  async #attempt(failed: string, job: () => Promise<unknown>): Promise<void> {
    if (this.#isOver) return;
    try {
      await job();
    } catch (error) {
      this.#kept.log.warn({ err: error }, failed);
    }
  }
}
