import type { StaticData, StaticSet } from '@slumberfell/engine';
import { STATIC_SETS } from '@slumberfell/engine';
import type { StaticDataQuery } from '@slumberfell/protocol';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding, encodingFor } from '../answers/encoding.ts';
import { Prepared } from '../routes/call.ts';

/** Maximum number of cached answers. Clients request all sets, none, or those that one import has changed. */
const MAX_CACHED = 16;

/**
 * Answers of db/get-static-data for one version of the content. Each set is serialised once. Each requested
 * combination of sets is compressed once for each encoding, and cached; a full cache drops the least recently
 * used answer.
 */
export class StaticDataAnswers {
  readonly #versions: Readonly<Record<StaticSet, string>>;
  readonly #positions: ReadonlyMap<StaticSet, string>;
  readonly #kept = new LRUCache<string, Promise<Prepared>>({ max: MAX_CACHED });

  constructor(sets: StaticData, versions: Readonly<Record<StaticSet, string>>) {
    this.#versions = versions;
    this.#positions = new Map(
      STATIC_SETS.map((set) => [set, JSON.stringify({ data: sets[set], version: versions[set] })]),
    );
  }

  /**
   * An answer with a position for each set: null if the client has the current version of the set, else the
   * whole set with its version. Item sets have a position only when the query names their version.
   */
  answer(query: StaticDataQuery, acceptEncoding: string): Promise<Prepared> {
    const asked = STATIC_SETS.filter((set) => set !== 'itemSets' || query.itemSetsVersion !== undefined);
    const wanted = asked.filter((set) => query[`${set}Version`] !== this.#versions[set]);
    const encoding = encodingFor(acceptEncoding);
    const key = `${encoding} ${asked.length} ${wanted.join(' ')}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const answer = this.#prepare(asked, new Set(wanted), encoding);
    this.#kept.set(key, answer);
    return answer;
  }

  async #prepare(
    asked: readonly StaticSet[],
    wanted: ReadonlySet<StaticSet>,
    encoding: Encoding | null,
  ): Promise<Prepared> {
    const positions = asked.map((set) => (wanted.has(set) ? this.#positions.get(set) : 'null'));
    const body = Buffer.from(`[${positions.join(',')}]`);
    return new Prepared(encoding ? await compress(body, encoding) : body, encoding);
  }
}
