import type { Timeline } from '@slumberfell/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { purgeContent } from '../storage/tables/content-needs.ts';
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

/** The content of the game: what is live when, imports and the removal of old versions (ADR 0009). */
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
   * Imports the content that this release ships and loads the timeline.
   * @param log receives a line for each import, and for a shipped world that is older than the one in the
   *   storage.
   * @throws ContentRefused when the shipped world cannot follow what the storage keeps.
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

  /** The timeline, for settling a character to the present and saving it. To be taken within `whenSure`. */
  get sureTimeline(): Timeline {
    return this.#timeline.sureTimeline;
  }

  /** Does a job that must not miss what other nodes have imported, after a look where that is needed. */
  whenSure<T>(job: () => Promise<T>): Promise<T> {
    return this.#timeline.whenSure(job);
  }

  /** Whether no other node's import can have taken effect by now that this node does not know. */
  get isSure(): boolean {
    return this.#timeline.isSure;
  }

  /** Looks for content that other nodes have imported. To be called several times within `IMPORT_DELAY`. */
  look(): Promise<void> {
    return this.#timeline.look();
  }

  /** @param listener is called when other content has become live. @returns what ends it. */
  onChange(listener: () => void): () => void {
    return this.#timeline.onChange(listener);
  }

  /** Imports a world that takes effect on all nodes after `IMPORT_DELAY`. */
  async importWorld(next: CompiledContent | Preparation): Promise<Imported | ImportRefused> {
    const outcome = await importWorld(this.#storage, next, IMPORT_DELAY);
    if ('refused' in outcome) return outcome;
    logImport(this.#log, outcome);
    await this.#timeline.look();
    return outcome;
  }

  /** Removes contents that nothing refers to any more. @returns their versions. */
  purge(): Promise<readonly string[]> {
    const { kind, clock } = this.#storage;
    return this.#storage.write((tx) => purgeContent(tx, kind, clock.now()));
  }

  /** Cancels the timer for the next change; the storage stays open. */
  close(): void {
    this.#timeline.close();
  }
}

function logImport(log: ImportLog | null, { isNew, version, effectiveAt }: Imported): void {
  if (isNew) log?.info({ version, from: new Date(effectiveAt).toISOString() }, 'imported a world');
}
