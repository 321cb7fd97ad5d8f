import type { StaticDataChanged } from '@slumberfell/protocol';
import type { Content } from '../content/content.ts';
import type { LiveContent } from '../content/timeline.ts';

/**
 * Announces new content once, before any frame of an instant at which it is live: callers call `reach` with
 * the instant before they send a frame. A clock that is set back does not announce the old content again.
 */
export class ContentNews {
  readonly #content: Pick<Content, 'live'>;
  readonly #tell: (content: LiveContent) => void;
  #reached = Number.NEGATIVE_INFINITY;
  #told: LiveContent;

  constructor(content: Pick<Content, 'live'>, tell: (content: LiveContent) => void) {
    this.#content = content;
    this.#tell = tell;
    this.#told = content.live();
  }

  /** The content that was announced last. */
  get told(): LiveContent {
    return this.#told;
  }

  reach(at: number): void {
    if (at <= this.#reached) return;
    this.#reached = at;
    const live = this.#content.live(at);
    if (live.version === this.#told.version) return;
    this.#told = live;
    this.#tell(live);
  }
}

/** The message that announces content to sockets. */
export const versionsOf = ({ version, versions }: LiveContent): StaticDataChanged => ({
  content: version,
  versions,
});
