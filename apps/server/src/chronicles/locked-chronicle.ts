import { addChronicles, type Chronicle, EMPTY_CHRONICLE } from '@slumberfell/engine';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { readOpenDay, readWhole } from '../storage/tables/chronicles.ts';
import type { Snapshot } from '../storage/tables/snapshots.ts';
import { readChronicle, writeChronicle } from '../storage/values/chronicle.ts';
import { readOf } from '../storage/values/unreadable-character.ts';
import { emptyDay, type OpenDay } from './open-day.ts';

/** The chronicle of a locked character before a save. Its two parts are read when they are needed. */
export class LockedChronicle {
  readonly #character: LockedCharacter;
  readonly #opening: () => Chronicle;
  #openDay: OpenDay | null;
  #whole: Chronicle | null = null;
  #isNew = false;

  /**
   * @param cached the open day, when it is known
   * @param opening the chronicle with which a character begins that has none
   */
  constructor(character: LockedCharacter, cached: OpenDay | null, opening: () => Chronicle) {
    this.#character = character;
    this.#openDay = cached;
    this.#opening = opening;
  }

  /** Whether the character has no stored chronicle. It is known after `openDay`. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** @throws UnreadableCharacter */
  async openDay(): Promise<OpenDay> {
    this.#openDay ??= await this.#readOpenDay();
    return this.#openDay;
  }

  async #readOpenDay(): Promise<OpenDay> {
    const { head } = this.#character;
    const stored = await this.#character.request(readOpenDay);
    if (stored === null) {
      this.#isNew = true;
      this.#whole = this.#opening();
      return emptyDay(head.at, null, EMPTY_CHRONICLE);
    }
    const { since, day, chronicle, chronicleVersion } = stored;
    if (chronicle === null || chronicleVersion === null) return emptyDay(since, day, EMPTY_CHRONICLE);
    return emptyDay(
      since,
      day,
      readOf(head.id, () => readChronicle({ chronicle, chronicleVersion })),
    );
  }

  /** The sums up to the open day. @throws UnreadableCharacter */
  async whole(): Promise<Chronicle> {
    await this.openDay();
    if (this.#whole === null) {
      const stored = await this.#character.request(readWhole);
      this.#whole = readOf(this.#character.head.id, () => readChronicle(stored));
    }
    return this.#whole;
  }

  /** All sums. @throws UnreadableCharacter */
  async current(): Promise<Chronicle> {
    return addChronicles(await this.whole(), (await this.openDay()).chronicle);
  }
}

/** The stored chronicle of a locked character, for a snapshot; null when it has none. */
export async function chronicleForSnapshot(
  character: LockedCharacter,
): Promise<Pick<Snapshot, 'chronicle' | 'chronicleVersion'>> {
  const locked = new LockedChronicle(character, null, () => EMPTY_CHRONICLE);
  const current = await locked.current();
  return locked.isNew ? { chronicle: null, chronicleVersion: null } : writeChronicle(current);
}
