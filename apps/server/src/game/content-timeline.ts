import type { CompiledWorld } from '@slumberfell/content';
import { openWorld, type Timeline, type World, worldAt } from '@slumberfell/engine';
import { unsettledSessions } from '../storage/characters.ts';
import {
  compiledContent,
  contentTimeline,
  insertContent,
  insertTimelineEntry,
  type TimelineEntry,
} from '../storage/content-versions.ts';
import type { Storage } from '../storage/storage.ts';

/** What content's compiler makes of a world, as far as a running server needs it. */
export type CompiledContent = Pick<CompiledWorld, 'sets' | 'versions' | 'version' | 'newCharacter'>;

/** Content with its sets indexed for the rules. */
export interface LiveContent extends CompiledContent {
  readonly world: World;
}

/** New content takes effect so long after its import where other nodes have to hear of it first, in ms. */
export const IMPORT_DELAY = 60_000;

/** How often other nodes' imports are looked for, in ms: several times within the delay. */
const LOOK_EVERY = 20_000;

/** Which content was and is live when, as far back as a session that is not settled yet may need it. */
export class ContentTimeline {
  readonly #storage: Storage;
  readonly #known = new Map<string, LiveContent>();
  readonly #listeners = new Set<() => void>();
  readonly #looking: NodeJS.Timeout;
  #entries: readonly TimelineEntry[] = [];
  #timeline: Timeline = [];
  #announced = '';

  private constructor(storage: Storage) {
    this.#storage = storage;
    // A look that fails is one of several before the content takes effect.
    this.#looking = setInterval(() => void this.look().catch(() => undefined), LOOK_EVERY).unref();
  }

  /** Brings the shipped content into the timeline, if it is not what is live or about to be, and loads the rest. */
  static async open(storage: Storage, shipped: CompiledContent): Promise<ContentTimeline> {
    await importContent(storage, shipped);
    const timeline = new ContentTimeline(storage);
    timeline.#keep(shipped);
    try {
      await timeline.look();
    } catch (error) {
      timeline.close();
      throw error;
    }
    timeline.#announced = timeline.live().version;
    return timeline;
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  /** The content that is live now. */
  live(): LiveContent {
    const { version } = worldAt(this.#timeline, this.#storage.clock.now());
    const content = this.#known.get(version);
    if (content === undefined) throw new Error(`content ${version} is live but not known`);
    return content;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Loads what has come into the timeline since the last look, and tells listeners if other content is live by now. */
  async look(): Promise<void> {
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
    const { version } = this.live();
    if (this.#announced !== '' && version !== this.#announced) {
      this.#announced = version;
      for (const listener of this.#listeners) listener();
    }
  }

  close(): void {
    clearInterval(this.#looking);
  }

  #with(all: readonly TimelineEntry[]): readonly TimelineEntry[] {
    const last = this.#entries.at(-1)?.effectiveAt ?? Number.NEGATIVE_INFINITY;
    return [...this.#entries, ...all.filter((entry) => entry.effectiveAt > last)];
  }

  /** Index of the oldest entry whose content an unsettled session was begun with, or will pass through. */
  async #firstNeeded(all: readonly TimelineEntry[]): Promise<number> {
    const now = this.#storage.clock.now();
    const sessions = await this.#storage.read(unsettledSessions);
    const indexes = sessions.map(({ content, since }) =>
      all.findLastIndex((entry) => entry.version === content && entry.effectiveAt <= since),
    );
    indexes.push(all.findLastIndex((entry) => entry.effectiveAt <= now));
    return Math.max(0, Math.min(...indexes));
  }

  async #load(version: string): Promise<void> {
    if (this.#known.has(version)) return;
    const compiled = await this.#storage.read((db) => compiledContent(db, version));
    if (compiled === null) throw new Error(`content ${version} stands in the timeline but is not kept`);
    this.#keep(JSON.parse(compiled) as CompiledContent);
  }

  #keep({ sets, versions, version, newCharacter }: CompiledContent): void {
    this.#known.set(version, { sets, versions, version, newCharacter, world: openWorld(sets, version) });
  }

  #worldOf(version: string): World {
    const content = this.#known.get(version);
    if (content === undefined) throw new Error(`content ${version} has not been loaded`);
    return content.world;
  }
}

/**
 * The first content of all holds from the beginning of time. Later content takes effect at once in the embedded
 * database, which has one process, and after a delay where other nodes may be running.
 */
async function importContent(storage: Storage, shipped: CompiledContent): Promise<void> {
  await storage.write(async (tx) => {
    const newest = (await contentTimeline(tx)).at(-1);
    if (newest?.version === shipped.version) return;
    const now = storage.clock.now();
    const { sets, versions, version, newCharacter } = shipped;
    const compiled = JSON.stringify({ sets, versions, version, newCharacter });
    await insertContent(tx, { version, importedAt: now, compiled });
    const effectiveAt =
      newest === undefined
        ? 0
        : Math.max(now + (storage.isShared ? IMPORT_DELAY : 0), newest.effectiveAt + 1);
    await insertTimelineEntry(tx, { effectiveAt, version });
  });
}

/** Every content there ever was, for replaying the past. */
export async function wholeTimeline(storage: Storage): Promise<Timeline> {
  const entries = await storage.read(contentTimeline);
  const worlds = new Map<string, World>();
  for (const { version } of entries) {
    if (worlds.has(version)) continue;
    const compiled = await storage.read((db) => compiledContent(db, version));
    if (compiled === null) throw new Error(`content ${version} stands in the timeline but is not kept`);
    worlds.set(version, openWorld((JSON.parse(compiled) as CompiledContent).sets, version));
  }
  return entries.map(({ effectiveAt, version }) => ({
    at: effectiveAt,
    world: worlds.get(version) as World,
  }));
}
