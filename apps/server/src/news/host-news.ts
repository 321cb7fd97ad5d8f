import { isDeepStrictEqual } from 'node:util';
import {
  type AnnounceInput,
  type Announcements,
  NEWS_LIMITS,
  type NewPost,
  type NewsPage,
} from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { isRefused, type Refused } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import { openAnnouncements } from '../storage/tables/announcements.ts';
import { countPosts, listPosts, newestPostAt } from '../storage/tables/news.ts';
import { newsSeenUpTo, saveNewsSeen } from '../storage/tables/news-seen.ts';
import { announce, removeOldAnnouncements, withdrawAnnouncement } from './announcements.ts';
import { NewsLines } from './news-lines.ts';
import { postNews, removeNews } from './posts.ts';

/**
 * ms between two reads of what other processes may have written: other nodes, whose message was lost, and the
 * command line.
 */
export const REREAD_EVERY = 10_000;

interface Options {
  /** Whether the host has news. Announcements are possible in any case. */
  readonly isOn: boolean;
  /** Whether the news has lines about characters, where there is news. */
  readonly hasLines: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Listeners {
  readonly change: Set<() => void>;
  readonly write: Set<() => void>;
}

/**
 * What the host tells players: announcements and posts. What every page gets is in memory, so that neither a
 * visitor's first call nor a new socket reads the database.
 */
export class HostNews {
  readonly #storage: Storage;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  /** Whether the host has news. Announcements are possible in any case. */
  readonly isOn: boolean;
  /** Lines about characters. They are not among the posts, and no mark of unseen news counts them. */
  readonly lines: NewsLines;
  readonly #listeners: Listeners = { change: new Set(), write: new Set() };
  #held: Announcements;
  #reading: Promise<void> = Promise.resolve();
  #cancel: () => void = () => undefined;
  #closed = false;

  private constructor(storage: Storage, { isOn, hasLines, log }: Options, held: Announcements) {
    this.#storage = storage;
    this.isOn = isOn;
    this.lines = new NewsLines(storage, isOn && hasLines);
    this.#log = log;
    this.#held = held;
    if (storage.isShared) this.#rereadLater();
  }

  static async open(storage: Storage, options: Options): Promise<HostNews> {
    return new HostNews(storage, options, await read(storage, options.isOn));
  }

  /** What pages show now. */
  current(): Announcements {
    const now = this.#storage.clock.now();
    const { announcements, newsAt } = this.#held;
    return { announcements: announcements.filter(({ endsAt }) => endsAt > now), newsAt };
  }

  /** @param listener is called when `current` has changed otherwise than by an end. @returns its removal. */
  onChange(listener: () => void): () => void {
    this.#listeners.change.add(listener);
    return () => this.#listeners.change.delete(listener);
  }

  /** @param listener is called after this node has written. @returns its removal. */
  onWrite(listener: () => void): () => void {
    this.#listeners.write.add(listener);
    return () => this.#listeners.write.delete(listener);
  }

  /** Reads what other processes have written. A failure is logged. */
  reread(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read());
    return this.#reading;
  }

  /** As `announce`; every page shows it. */
  async announce(actor: string, input: AnnounceInput): Promise<{ readonly id: number } | Refused> {
    return await this.#written(await announce(this.#storage, actor, input));
  }

  /** As `withdrawAnnouncement`; no page shows it any more. */
  async withdraw(actor: string, id: number): Promise<Refused | null> {
    return await this.#written(await withdrawAnnouncement(this.#storage, actor, id));
  }

  /** As `postNews`. */
  async post(actor: string, input: NewPost): Promise<{ readonly id: number } | Refused> {
    return await this.#written(await postNews(this.#storage, actor, input, this.isOn));
  }

  /** As `removeNews`. */
  async remove(actor: string, id: number): Promise<Refused | null> {
    return await this.#written(await removeNews(this.#storage, actor, id));
  }

  /** A page of posts, counted from 1; without posts where the host has no news. */
  async page(page: number): Promise<NewsPage> {
    const { pageSize } = NEWS_LIMITS;
    if (!this.isOn) return { posts: [], total: 0, pageSize };
    return await this.#storage.read(async (db) => ({
      posts: await listPosts(db, { offset: (page - 1) * pageSize, limit: pageSize }),
      total: await countPosts(db),
      pageSize,
    }));
  }

  /** Up to which instant an account has seen the news. */
  async seenUpTo(accountId: number): Promise<number> {
    return await this.#storage.read((db) => newsSeenUpTo(db, accountId));
  }

  /** Notes what an account has seen. What is yet to come cannot have been seen. */
  async see(accountId: number, upTo: number): Promise<void> {
    const latest = Math.min(upTo, this.#storage.clock.now());
    await this.#storage.write((tx) => saveNewsSeen(tx, accountId, latest));
  }

  /** Removes announcements that have ended long ago, and old lines. */
  async removeOld(): Promise<void> {
    await removeOldAnnouncements(this.#storage);
    await this.lines.removeOld();
  }

  /** Ends the repeated reading. The storage stays open. */
  close(): void {
    this.#closed = true;
    this.#cancel();
  }

  async #written<T>(outcome: T): Promise<T> {
    if (isRefused(outcome)) return outcome;
    await this.reread();
    for (const listener of this.#listeners.write) listener();
    return outcome;
  }

  async #read(): Promise<void> {
    if (this.#closed) return;
    try {
      const before = this.current();
      this.#held = await read(this.#storage, this.isOn);
      if (!isDeepStrictEqual(this.current(), before))
        for (const listener of this.#listeners.change) listener();
    } catch (error) {
      this.#log.warn({ err: error }, 'announcements could not be read');
    }
  }

  #rereadLater(): void {
    const { clock } = this.#storage;
    this.#cancel = clock.wake(clock.now() + REREAD_EVERY, () => {
      void this.reread().then(() => {
        if (!this.#closed) this.#rereadLater();
      });
    });
  }
}

const read = (storage: Storage, isOn: boolean): Promise<Announcements> =>
  storage.read(async (db) => ({
    announcements: await openAnnouncements(db, storage.clock.now()),
    newsAt: isOn ? await newestPostAt(db) : null,
  }));
