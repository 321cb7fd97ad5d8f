import { openWorld, type Timeline, type World, worldAt } from '@slumberfell/engine';
import { UnreadableValue } from '@slumberfell/engine/stored';
import { Busy } from '../storage/database/busy.ts';
import type { Reader, Storage } from '../storage/storage.ts';
import { unsettledSessions } from '../storage/tables/characters/sessions.ts';
import { contentTimeline, firstNeeded, type TimelineEntry } from '../storage/tables/content-timeline.ts';
import type { KeptContent } from '../storage/values/content/kept-content.ts';
import { contentIn, IMPORT_DELAY, keptContent } from './import.ts';

/** Content with its sets indexed for the rules. */
export interface LiveContent extends KeptContent {
  readonly world: World;
}

/**
 * ms after a load of the timeline in which no import that the load did not see can take effect. An import
 * adds `IMPORT_DELAY` to the time that it reads, and commits seconds later. The 15 s cover these seconds and
 * a slow clock.
 */
const FRESH_FOR = IMPORT_DELAY - 15_000;

/** An import of another node that this node does not know may have taken effect. */
class StaleTimeline extends Busy {
  constructor() {
    super(503, 'the content that is live now is not known');
    this.name = 'StaleTimeline';
  }
}

/**
 * Which content is live when, as far back as sessions that are not settled yet need it. `refresh` loads the
 * imports of other nodes. `whenFresh` calls it before a job when the last load is too long ago.
 */
export class ContentTimeline {
  readonly #storage: Storage;
  readonly #known = new Map<string, LiveContent>();
  readonly #listeners = new Set<() => void>();
  #entries: readonly TimelineEntry[] = [];
  #timeline: Timeline = [];
  /** No content that is unknown here can become live before this instant, in epoch ms. */
  #sureUntil = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | null = null;
  #announced = '';
  #cancelWake: () => void = () => undefined;

  private constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * Loads the stored timeline.
   * @throws UnreadableValue when it is empty, or its content is damaged.
   */
  static async open(storage: Storage): Promise<ContentTimeline> {
    const timeline = new ContentTimeline(storage);
    try {
      await timeline.refresh();
    } catch (error) {
      timeline.close();
      throw error;
    }
    return timeline;
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  /** Whether this node knows every content import of other nodes that can have taken effect by now. */
  get isFresh(): boolean {
    return this.#storage.clock.now() <= this.#sureUntil;
  }

  /**
   * The timeline, for settling a character to now and saving it. Call it inside `whenFresh`.
   * @throws StaleTimeline
   */
  get freshTimeline(): Timeline {
    if (!this.isFresh) throw new StaleTimeline();
    return this.#timeline;
  }

  /** Runs a job that must know all imports of other nodes. Reloads the timeline first if it is too old. */
  async whenFresh<T>(job: () => Promise<T>): Promise<T> {
    if (!this.isFresh) await this.refresh();
    try {
      return await job();
    } catch (error) {
      // The timeline became too old while the job waited. The transaction of the job was rolled back, so the
      // job can run again.
      if (!(error instanceof StaleTimeline)) throw error;
      await this.refresh();
      return await job();
    }
  }

  /** The content that is live at an instant, by default now. */
  live(at = this.#storage.clock.now()): LiveContent {
    const { version } = worldAt(this.#timeline, at);
    const content = this.#known.get(version);
    if (content === undefined) throw new Error(`content ${version} is live but not known`);
    return content;
  }

  /** @param listener is called when other content has become live. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Loads the entries of the stored timeline that were added since the last load. Concurrent calls share one
   * load.
   */
  refresh(): Promise<void> {
    this.#running ??= this.#refresh().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  close(): void {
    this.#cancelWake();
  }

  async #refresh(): Promise<void> {
    const begun = this.#storage.clock.now();
    const all = await this.#storage.read(contentTimeline);
    refuseEmpty(all);
    if (all.at(-1)?.effectiveAt !== this.#entries.at(-1)?.effectiveAt) {
      const needed = this.#entries.length === 0 ? all.slice(await this.#firstNeeded(all)) : this.#with(all);
      await Promise.all(needed.map((entry) => this.#load(entry.version)));
      this.#entries = needed;
      this.#timeline = needed.map((entry, index) => ({
        at: index === 0 ? 0 : entry.effectiveAt,
        world: this.#worldOf(entry.version),
      }));
    }
    // A process that is the only one on its database makes every import itself and loads it at once.
    this.#sureUntil = this.#storage.isShared ? begun + FRESH_FOR : Number.POSITIVE_INFINITY;
    this.#announce();
  }

  /**
   * Calls the listeners if the live content is not that of the last call, and sets a timer for the next
   * change.
   */
  #announce(): void {
    const { version } = this.live();
    const isNews = this.#announced !== '' && version !== this.#announced;
    this.#announced = version;
    this.#cancelWake();
    const now = this.#storage.clock.now();
    const next = this.#entries.find((entry) => entry.effectiveAt > now);
    this.#cancelWake =
      next === undefined
        ? () => undefined
        : this.#storage.clock.wake(next.effectiveAt, () => this.#announce());
    if (isNews) for (const listener of this.#listeners) listener();
  }

  #with(all: readonly TimelineEntry[]): readonly TimelineEntry[] {
    const last = this.#entries.at(-1)?.effectiveAt ?? Number.NEGATIVE_INFINITY;
    return [...this.#entries, ...all.filter((entry) => entry.effectiveAt > last)];
  }

  /**
   * Index of the oldest entry that is needed to settle any stored session, or that is live now if it is
   * older.
   */
  async #firstNeeded(all: readonly TimelineEntry[]): Promise<number> {
    const sessions = await this.#storage.read(unsettledSessions);
    return firstNeeded(all, sessions, this.#storage.clock.now());
  }

  async #load(version: string): Promise<void> {
    if (this.#known.has(version)) return;
    const content = await keptContent(this.#storage, version);
    this.#known.set(version, { ...content, world: openWorld(content.sets, version, content.quests) });
  }

  #worldOf(version: string): World {
    const content = this.#known.get(version);
    if (content === undefined) throw new Error(`content ${version} has not been loaded`);
    return content.world;
  }
}

/** A server imports a world before it opens the timeline, so only a damaged database has none. */
function refuseEmpty(entries: readonly TimelineEntry[]): void {
  if (entries.length === 0)
    throw new UnreadableValue('The stored content is missing: its timeline is empty.');
}

/** The timeline of all stored content, for replaying the past. */
export const wholeTimeline = (storage: Storage): Promise<Timeline> =>
  storage.read((db) => keptTimeline(db, new Map()));

async function worldIn(db: Reader, version: string): Promise<World> {
  const { sets, quests } = await contentIn(db, version);
  return openWorld(sets, version, quests);
}

/** @param worlds the worlds that are open already, by version; the function adds the others. */
export async function keptTimeline(db: Reader, worlds: Map<string, World>): Promise<Timeline> {
  const timeline: { at: number; world: World }[] = [];
  const entries = await contentTimeline(db);
  refuseEmpty(entries);
  for (const { effectiveAt, version } of entries) {
    const world = worlds.get(version) ?? (await worldIn(db, version));
    worlds.set(version, world);
    timeline.push({ at: effectiveAt, world });
  }
  return timeline;
}
