import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { putCheck } from '../storage/tables/alert-checks.ts';
import { type Ahead, lookAhead } from './look-ahead.ts';

/**
 * ms after a settlement at which the character is looked at in any case: when the node that looks ahead dies
 * before it has stored an instant, and when it has too much to look at.
 */
export const LOOK_LATEST = 60_000;

/** ms between two looks ahead for an account, and the least time to the next check of a character. */
const BETWEEN = 1_000;

/** Characters that wait to be looked at. Others are looked at when `LOOK_LATEST` is over. */
const MOST_WAITING = 1_000;

/** The work, as `LookRecorder` counts it, after which the process does other work: well under 1 ms. */
const PART_WORK = 2_000;

/** A character that is to be looked at. */
export interface Look extends Ahead {
  readonly accountId: number;
  /** The stored instant of its check. Another one was stored meanwhile if something has changed. */
  readonly checkAt: number;
}

interface Options {
  readonly storage: Pick<Storage, 'write'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'> | null;
}

/**
 * Looks ahead when characters are to be looked at for alerts, one character after the other and outside of
 * any transaction. After each part of a look it rests for at least as long as the part took, so that players'
 * calls come in between. Each account has at most one look a second.
 */
export class AlertLooks {
  readonly #options: Options;
  readonly #waiting = new Map<number, Look>();
  /** When each account may be looked at again, by `performance.now()`; those of the last second only. */
  readonly #nextAt = new Map<number, number>();
  #running: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Adds a character, in place of an earlier look at it. Returns at once. */
  add(look: Look): void {
    if (this.#isClosed || (this.#waiting.size >= MOST_WAITING && !this.#waiting.has(look.characterId)))
      return;
    this.#waiting.set(look.characterId, look);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  /** Resolves when no character waits. */
  async done(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  /** Stops after the part that is being played. Characters that wait are looked at after the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.clear();
    await this.#running;
  }

  async #run(): Promise<void> {
    // The work of the caller, who has just committed, ends first.
    await sleep(0);
    while (this.#waiting.size > 0) {
      const look = this.#take();
      if (look === null) await sleep(BETWEEN / 10);
      else await this.#look(look);
    }
  }

  /** The first character whose account may be looked at now; null when all have to wait. */
  #take(): Look | null {
    const now = performance.now();
    for (const [accountId, at] of this.#nextAt) if (at <= now) this.#nextAt.delete(accountId);
    for (const look of this.#waiting.values()) {
      if (this.#nextAt.has(look.accountId)) continue;
      this.#waiting.delete(look.characterId);
      this.#nextAt.set(look.accountId, now + BETWEEN);
      return look;
    }
    return null;
  }

  async #look(look: Look): Promise<void> {
    try {
      const found = await this.#played(look);
      if (found === null) return;
      const checkAt = Math.max(found, look.at + BETWEEN);
      const { characterId, checkAt: from } = look;
      await this.#options.storage.write((tx) => putCheck(tx, { characterId, checkAt, from }));
    } catch (error) {
      this.#options.log?.warn(
        { err: error },
        'could not look ahead for alerts; it is tried again within a minute',
      );
    }
  }

  /** Plays a look in parts. @returns null when it was stopped */
  async #played(look: Look): Promise<number | null> {
    const parts = lookAhead(look);
    for (let work = 0, began = performance.now(); ; ) {
      const part = parts.next();
      if (part.done === true) return part.value;
      work += part.value;
      if (work < PART_WORK) continue;
      // A timer waits for 1 ms at least.
      await sleep(performance.now() - began);
      if (this.#isClosed) return null;
      work = 0;
      began = performance.now();
    }
  }
}
