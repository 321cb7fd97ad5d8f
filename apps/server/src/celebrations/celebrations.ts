import { type First, firstKey, levelId } from '@slumberfell/engine';
import { type Answer, CELEBRATIONS_AT_ONCE, type Celebration } from '@slumberfell/protocol';
import type { Characters } from '../characters/characters.ts';
import { presentFirst } from '../chronicles/present-chronicle.ts';
import type { Storage } from '../storage/storage.ts';
import {
  type CelebratedUpTo,
  celebratedUpTo,
  lockCelebrated,
  saveCelebrated,
} from '../storage/tables/celebrated.ts';

type Listener = (characterId: number, celebrations: readonly Celebration[]) => void;

/** The most firsts of one instant that are told apart. With more, all of them count as celebrated. */
const MOST_KEYS = 2 * CELEBRATIONS_AT_ONCE;

/** Nothing was celebrated. */
const NOTHING: CelebratedUpTo = { upTo: 0, keys: [] };

/** The firsts of characters that pages celebrate, each once over all pages, devices and reloads. */
export class Celebrations {
  readonly #storage: Storage;
  readonly #characters: Pick<Characters, 'chronicle'>;
  readonly #listeners = new Set<Listener>();

  constructor(storage: Storage, characters: Pick<Characters, 'chronicle'>) {
    this.#storage = storage;
    this.#characters = characters;
  }

  /**
   * What was not celebrated yet, the earliest first. Neither what a character has from its first instant on,
   * nor what it had before its chronicle began. Null: there is no such character.
   */
  async waiting(characterId: number): Promise<Answer<'celebrations'> | null> {
    const found = await this.#characters.chronicle(characterId);
    if (found === null) return null;
    const done = (await this.#storage.read((db) => celebratedUpTo(db, characterId))) ?? NOTHING;
    const waiting = found.chronicle.firsts
      .filter((first) => first.at > found.since && !isDone(first, done))
      .sort((one, other) => one.at - other.at || firstKey(one) - firstKey(other));
    return {
      celebrations: waiting
        .slice(-CELEBRATIONS_AT_ONCE)
        .map((first) => ({ ...presentFirst(first), at: first.at })),
      total: waiting.length,
    };
  }

  /**
   * Marks firsts as celebrated, and with them all earlier ones. Those with an instant after the present are
   * left out.
   * @returns those that were not celebrated before
   */
  async celebrate(characterId: number, asked: readonly Celebration[]): Promise<readonly Celebration[]> {
    const { kind, clock } = this.#storage;
    const now = clock.now();
    const celebrated = await this.#storage.write(async (tx) => {
      const done = await lockCelebrated(tx, kind, characterId, NOTHING);
      const fresh = asked.filter((one) => one.at <= now && !isDone(firstOf(one), done));
      if (fresh.length > 0) await saveCelebrated(tx, characterId, after(done, fresh.map(firstOf)));
      return fresh;
    });
    if (celebrated.length > 0) for (const listener of this.#listeners) listener(characterId, celebrated);
    return celebrated;
  }

  /**
   * From now on, calls the listener when a page celebrates firsts of a character.
   * @returns a function that removes the listener.
   */
  onCelebrate(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

const isDone = (first: First, { upTo, keys }: CelebratedUpTo): boolean =>
  first.at < upTo || (first.at === upTo && keys.includes(firstKey(first)));

/** What is celebrated when these firsts were, too. */
function after(done: CelebratedUpTo, fresh: readonly First[]): CelebratedUpTo {
  const upTo = Math.max(done.upTo, ...fresh.map(({ at }) => at));
  const keys = fresh.filter(({ at }) => at === upTo).map(firstKey);
  const all = [...new Set(upTo === done.upTo ? [...done.keys, ...keys] : keys)];
  return all.length > MOST_KEYS ? { upTo: upTo + 1, keys: [] } : { upTo, keys: all };
}

const firstOf = ({ kind, id, level, at }: Celebration): First => ({
  kind,
  id: level === null ? id : levelId(id, level),
  at,
});
