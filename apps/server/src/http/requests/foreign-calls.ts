import type { FastifyRequest } from 'fastify';
import type { Refused } from '../../errors.ts';
import { type FoldedLines, more } from '../../observe/folded-lines.ts';
import { isOwnOrigin, isOwnRead, openedAt } from './origin.ts';

/** Characters of an origin that the log has. A client chooses it. */
const LOGGED = 100;

/** Maximum number of origins whose lines are folded apart, so that invented origins cannot fill the log. */
const MAX_ORIGINS = 20;

interface ForeignCallDependencies {
  /** Where players reach the game; null: the `Host` of each request. */
  readonly publicUrl: URL | null;
  readonly folded: FoldedLines;
}

/** Refuses calls that a page of another origin has sent. */
export class ForeignCalls {
  readonly #publicUrl: URL | null;
  readonly #folded: FoldedLines;
  readonly #origins = new Set<string>();

  constructor({ publicUrl, folded }: ForeignCallDependencies) {
    this.#publicUrl = publicUrl;
    this.#folded = folded;
  }

  /**
   * When the page may be the game's own, opened at another address than `PUBLIC_URL`, the refusal names that
   * address, and the log the setting.
   * @returns null for a call of the game's own pages.
   */
  refusal({ method, headers, log }: Pick<FastifyRequest, 'method' | 'headers' | 'log'>): Refused | null {
    const publicUrl = this.#publicUrl;
    const isOwn = method === 'POST' ? isOwnOrigin : isOwnRead;
    if (isOwn(headers, publicUrl)) return null;
    const opened = openedAt(headers, publicUrl)?.slice(0, LOGGED) ?? null;
    // Without `PUBLIC_URL`, only the browser's word tells a page of this server from one of another site.
    const isGame = publicUrl !== null || headers['sec-fetch-site'] === 'same-origin';
    if (opened === null || !isGame) return { refused: 'request/origin' };
    const sentence =
      publicUrl === null
        ? `The game was opened at ${opened}, but its calls have another Host header. Let the proxy pass Host, or set PUBLIC_URL=${opened}.`
        : `The game was opened at ${opened}, but PUBLIC_URL is ${publicUrl.origin}. Players are sent there. If they should use ${opened}, set PUBLIC_URL=${opened}.`;
    this.#folded.add('foreign origin', this.#keyOf(opened), (count) =>
      log.warn({ setting: 'PUBLIC_URL', ...more(count) }, sentence),
    );
    return publicUrl === null
      ? { refused: 'request/origin' }
      : { refused: 'request/address', address: publicUrl.origin };
  }

  #keyOf(origin: string): string {
    if (this.#origins.size < MAX_ORIGINS) this.#origins.add(origin);
    return this.#origins.has(origin) ? origin : 'others';
  }
}
