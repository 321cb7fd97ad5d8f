import type { StaticDataChanged } from '@slumberfell/protocol';
import type { Content } from '../content/content.ts';
import type { LiveContent } from '../content/timeline.ts';

/**
 * Tells of new content once, and before anything that happened under it: `reach` is called before anything is
 * shown that happened at an instant. After a step of the clock backwards sockets are not told to go back.
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

  /** What was told of last. */
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

/** What sockets are told of content. */
export const versionsOf = ({ version, versions }: LiveContent): StaticDataChanged => ({
  content: version,
  versions,
});
