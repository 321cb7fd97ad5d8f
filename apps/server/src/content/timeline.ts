import { openWorld, type Timeline, type World, worldAt } from '@slumberfell/engine';
import { Busy } from '../storage/database/busy.ts';
import type { Reader, Storage } from '../storage/storage.ts';
import { unsettledSessions } from '../storage/tables/characters.ts';
import { firstNeeded } from '../storage/tables/content-needs.ts';
import { contentTimeline, type TimelineEntry } from '../storage/tables/content-versions.ts';
import type { KeptContent } from '../storage/values/content/kept-content.ts';
import { contentIn, IMPORT_DELAY, keptContent } from './import.ts';

/** Content with its sets indexed for the rules. */
export interface LiveContent extends KeptContent {
  readonly world: World;
}

/**
 * For so long after a look nothing can have taken effect that it did not see, in ms. An import reads the
 * clock, perhaps somewhat early, and commits within seconds of that: the rest of its delay is left.
 */
const SURE_FOR = IMPORT_DELAY - 15_000;

/** Another node's import may have taken effect that this one has not heard of. */
class Unsure extends Busy {
  constructor() {
    super(503, 'the content that is live now is not known');
    this.name = 'Unsure';
  }
}

/**
 * Which content was and is live when, as far back as a session that is not settled yet may need it. It loads
 * what other nodes import when `look` is called, and before it answers where the last look was too long ago
 * (`whenSure`).
 */
export class ContentTimeline {
  readonly #storage: Storage;
  readonly #known = new Map<string, LiveContent>();
  readonly #listeners = new Set<() => void>();
  #entries: readonly TimelineEntry[] = [];
  #timeline: Timeline = [];
  /** Until when no content can be live that is not known here. */
  #sureUntil = Number.NEGATIVE_INFINITY;
  #underWay: Promise<void> | null = null;
  #announced = '';
  #cancelWake: () => void = () => undefined;

  private constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Loads what stands in the storage's timeline, which must not be empty. */
  static async open(storage: Storage): Promise<ContentTimeline> {
    const timeline = new ContentTimeline(storage);
    try {
      await timeline.look();
    } catch (error) {
      timeline.close();
      throw error;
    }
    return timeline;
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  /** Whether no import of another node can have taken effect by now that this one has not heard of. */
  get isSure(): boolean {
    return this.#storage.clock.now() <= this.#sureUntil;
  }

  /**
   * The timeline, for settling somebody to the present and saving it. To be taken within `whenSure`.
   * @throws Unsure
   */
  get sureTimeline(): Timeline {
    if (!this.isSure) throw new Unsure();
    return this.#timeline;
  }

  /** Does a job that must not miss what other nodes have imported, after a look where that is needed. */
  async whenSure<T>(job: () => Promise<T>): Promise<T> {
    if (!this.isSure) await this.look();
    try {
      return await job();
    } catch (error) {
      // The clock may have gone far while the job waited for its turn. Nothing of it was kept.
      if (!(error instanceof Unsure)) throw error;
      await this.look();
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

  /** Loads what has come into the timeline since the last look. Asked while it looks, it looks once. */
  look(): Promise<void> {
    this.#underWay ??= this.#look().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  close(): void {
    this.#cancelWake();
  }

  async #look(): Promise<void> {
    const begun = this.#storage.clock.now();
    const all = await this.#storage.read(contentTimeline);
    if (all.at(-1)?.effectiveAt !== this.#entries.at(-1)?.effectiveAt) {
      const needed = this.#entries.length === 0 ? all.slice(await this.#firstNeeded(all)) : this.#with(all);
      await Promise.all(needed.map((entry) => this.#load(entry.version)));
      this.#entries = needed;
      this.#timeline = needed.map((entry, index) => ({
        at: index === 0 ? 0 : entry.effectiveAt,
        world: this.#worldOf(entry.version),
      }));
    }
    // Alone on its database, a process makes every import itself and looks at once.
    this.#sureUntil = this.#storage.isShared ? begun + SURE_FOR : Number.POSITIVE_INFINITY;
    this.#announce();
  }

  /** Tells listeners if other content is live by now, and sets a timer for when that will be so again. */
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

  /** Index of the oldest entry whose content an unsettled session was begun with, or will pass through. */
  async #firstNeeded(all: readonly TimelineEntry[]): Promise<number> {
    const sessions = await this.#storage.read(unsettledSessions);
    return firstNeeded(all, sessions, this.#storage.clock.now());
  }

  async #load(version: string): Promise<void> {
    if (this.#known.has(version)) return;
    const content = await keptContent(this.#storage, version);
    this.#known.set(version, { ...content, world: openWorld(content.sets, version) });
  }

  #worldOf(version: string): World {
    const content = this.#known.get(version);
    if (content === undefined) throw new Error(`content ${version} has not been loaded`);
    return content.world;
  }
}

/** Every content that is still kept, for replaying the past. */
export const wholeTimeline = (storage: Storage): Promise<Timeline> =>
  storage.read((db) => keptTimeline(db, new Map()));

/** @param worlds those opened already by their versions; receives the others. */
export async function keptTimeline(db: Reader, worlds: Map<string, World>): Promise<Timeline> {
  const timeline: { at: number; world: World }[] = [];
  for (const { effectiveAt, version } of await contentTimeline(db)) {
    const world = worlds.get(version) ?? openWorld((await contentIn(db, version)).sets, version);
    worlds.set(version, world);
    timeline.push({ at: effectiveAt, world });
  }
  return timeline;
}
