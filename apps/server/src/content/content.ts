import type { Timeline } from '@slumberfell/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { purgeContent } from '../storage/tables/content-timeline.ts';
import type { CompiledContent } from '../storage/values/content/kept-content.ts';
import {
  ContentRefused,
  IMPORT_DELAY,
  type Imported,
  importAtStart,
  importWorld,
  type Preparation,
} from './import.ts';
import type { ImportRefused } from './preparation.ts';
import { ContentTimeline, type LiveContent } from './timeline.ts';

type ImportLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** The game's content: the timeline, imports, and the removal of old versions (ADR 0009). */
export class Content {
  readonly #storage: Storage;
  readonly #timeline: ContentTimeline;
  readonly #log: ImportLog | null;

  private constructor(storage: Storage, timeline: ContentTimeline, log: ImportLog | null) {
    this.#storage = storage;
    this.#timeline = timeline;
    this.#log = log;
  }

  /**
   * Imports the world with which this node starts, and loads the timeline.
   * @param log gets a line for each import, or when the world is not imported because it is an older one of
   *   the timeline.
   * @throws ContentRefused when the world is not a valid successor of the stored content.
   */
  static async open(storage: Storage, shipped: CompiledContent, log: ImportLog | null): Promise<Content> {
    const imported = await importAtStart(storage, shipped);
    if ('refused' in imported) throw new ContentRefused(imported);
    if ('superseded' in imported)
      log?.warn(
        { version: imported.superseded },
        'the world of this node is an older one, not imported again',
      );
    else logImport(log, imported);
    return new Content(storage, await ContentTimeline.open(storage), log);
  }

  /** The content that is live at an instant, by default now. */
  live(at?: number): LiveContent {
    return this.#timeline.live(at);
  }

  get timeline(): Timeline {
    return this.#timeline.timeline;
  }

  /** The timeline, for settling a character to now and saving it. Call it inside `whenFresh`. */
  get freshTimeline(): Timeline {
    return this.#timeline.freshTimeline;
  }

  /** Runs a job that must know all imports of other nodes. Reloads the timeline first if it is too old. */
  whenFresh<T>(job: () => Promise<T>): Promise<T> {
    return this.#timeline.whenFresh(job);
  }

  /** Whether this node knows every content import of other nodes that can have taken effect by now. */
  get isFresh(): boolean {
    return this.#timeline.isFresh;
  }

  /** Loads content that other nodes have imported. Call it several times within every `IMPORT_DELAY`. */
  refresh(): Promise<void> {
    return this.#timeline.refresh();
  }

  /** @param listener is called when other content has become live. @returns a function that removes it. */
  onChange(listener: () => void): () => void {
    return this.#timeline.onChange(listener);
  }

  /** Imports a world that takes effect on all nodes after `IMPORT_DELAY`. */
  async importWorld(next: CompiledContent | Preparation): Promise<Imported | ImportRefused> {
    const outcome = await importWorld(this.#storage, next, IMPORT_DELAY);
    if ('refused' in outcome) return outcome;
    logImport(this.#log, outcome);
    await this.#timeline.refresh();
    return outcome;
  }

  /**
   * Removes content versions that no stored session and no replay of a log needs.
   * @returns the removed versions.
   */
  purge(): Promise<readonly string[]> {
    const { kind, clock } = this.#storage;
    return this.#storage.write((tx) => purgeContent(tx, kind, clock.now()));
  }

  /** Cancels the timer for the next change of the live content; the storage stays open. */
  close(): void {
    this.#timeline.close();
  }
}

function logImport(log: ImportLog | null, { isNew, version, effectiveAt }: Imported): void {
  if (isNew) log?.info({ version, from: new Date(effectiveAt).toISOString() }, 'imported a world');
}
