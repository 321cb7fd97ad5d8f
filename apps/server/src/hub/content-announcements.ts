import type { StaticDataChanged } from '@slumberfell/protocol';
import type { Content } from '../content/content.ts';
import type { LiveContent } from '../content/timeline.ts';

/**
 * Announces new content once, before any frame of an instant at which it is live: callers call `reach` with
 * the instant before they send a frame. A clock that is set back does not announce the old content again.
 */
export class ContentAnnouncements {
  readonly #content: Pick<Content, 'live'>;
  readonly #announce: (content: LiveContent) => void;
  #reached = Number.NEGATIVE_INFINITY;
  #announced: LiveContent;

  constructor(content: Pick<Content, 'live'>, announce: (content: LiveContent) => void) {
    this.#content = content;
    this.#announce = announce;
    this.#announced = content.live();
  }

  /** The content that was announced last. */
  get announced(): LiveContent {
    return this.#announced;
  }

  reach(at: number): void {
    if (at <= this.#reached) return;
    this.#reached = at;
    const live = this.#content.live(at);
    if (live.version === this.#announced.version) return;
    this.#announced = live;
    this.#announce(live);
  }
}

/** The message that announces content to sockets. */
export const versionsOf = ({ version, versions }: LiveContent): StaticDataChanged => ({
  content: version,
  versions,
});
