import {
  addChronicles,
  type Chronicle,
  type Counter,
  type CounterKey,
  chronicleOfCommand,
  countersOf,
  type DayPart,
  dayOf,
  EMPTY_CHRONICLE,
  type First,
  type FirstKey,
  firstKey,
  firstsOf,
  isEmptyChronicle,
  openingChronicle,
  type Timeline,
  type World,
  worldAt,
} from '@slumberfell/engine';
import {
  addToEncoded,
  decodeChronicle,
  decodeFirsts,
  type EncodedChronicle,
  encodeChronicle,
  withoutItems,
} from '@slumberfell/engine/stored';
import type { Kept, ReadCharacter, Save, Saving } from '../saving/saver.ts';
import type { StoredDay } from '../storage/tables/chronicle-days.ts';
import { readOpenDay, readWhole, saveChronicle, textOf } from '../storage/tables/chronicles.ts';
import type { SnapshotParts } from '../storage/tables/snapshots.ts';
import { readEncoded, writeEncoded } from '../storage/values/chronicle.ts';
import { readOf } from '../storage/values/unreadable-character.ts';
import { keptDay, NO_SUMS, type OpenDay, openDayOf } from './open-day.ts';

/**
 * The chronicle of a locked character. The sums of a day are kept in a row of their own, so that a save
 * writes little. They are added to the whole chronicle when the next day begins. Both are read when they are
 * needed.
 */
export class LockedChronicle implements Saving<void> {
  readonly #read: Pick<ReadCharacter, 'character' | 'timeline' | 'stored'>;
  #openDay: OpenDay | null;
  #isDayChanged = false;
  /** The sums up to the open day, encoded because few rows change; null until they are read. */
  #whole: EncodedChronicle | null = null;
  #isWholeChanged = false;
  /** Days that have ended since the last save. */
  readonly #ended: StoredDay[] = [];

  /** @param openDay null when it is not known. */
  constructor(read: Pick<ReadCharacter, 'character' | 'timeline' | 'stored'>, openDay: OpenDay | null) {
    this.#read = read;
    this.#openDay = openDay;
  }

  /**
   * Adds what happened in the settled time and what the command did, and stores what has changed.
   * @throws UnreadableCharacter
   */
  save(save: Save): Promise<void> | void {
    const entry = entryOfCommand(save);
    const isUnchanged = save.settled.gains.parts.length === 0 && isEmptyChronicle(entry);
    // The first save stores a chronicle even if nothing happened. While the open day is not known, the
    // chronicle may be missing.
    const isStored = this.#openDay !== null && !this.#isWholeChanged;
    return isUnchanged && isStored ? undefined : this.#addAll(save, entry);
  }

  async #addAll({ settled: { gains, timeline }, executed }: Save, entry: Chronicle): Promise<void> {
    await this.#day();
    for (const part of gains.parts) await this.#addPart(part, timeline);
    if (executed !== null)
      await this.#add(dayOf(executed.at), { ...entry, firsts: await this.#missing(entry.firsts) });
    await this.#write();
  }

  /**
   * Counters of the whole chronicle and of what happened in the settled time, which is not saved yet.
   * @throws UnreadableCharacter
   */
  async counters(
    keys: readonly CounterKey[],
    settled: readonly DayPart[],
    world: World,
  ): Promise<readonly Counter[]> {
    const [openDay, whole] = [await this.#day(), await this.#sums()];
    const parts = [whole, openDay.sums].map((sums) => decodeChronicle({ ...NO_SUMS, ...countersIn(sums) }));
    const sum = [...parts, ...settled.map(({ chronicle }) => chronicle)].reduce(addChronicles);
    return countersOf(keys, sum, world);
  }

  kept(): Kept {
    return keptDay(this.#openDay as OpenDay);
  }

  /** All sums. @throws UnreadableCharacter */
  async snapshotPart(): Promise<Partial<SnapshotParts>> {
    const openDay = await this.#day();
    return writeEncoded(addToEncoded(await this.#sums(), decodeChronicle(openDay.sums)));
  }

  async #addPart(part: DayPart, timeline: Timeline): Promise<void> {
    const firsts = firstsOf(part, timeline, await this.#missing(part.candidates));
    await this.#add(part.day, { ...part.chronicle, firsts });
  }

  /** Adds an entry to the open day. If it is of a later day, the open day ends and that day begins. */
  async #add(day: number, entry: Chronicle): Promise<void> {
    if (isEmptyChronicle(entry)) return;
    const openDay = await this.#day();
    this.#isDayChanged = true;
    if (openDay.day === null) {
      // The row of the whole chronicle says which day is open.
      await this.#sums();
      this.#isWholeChanged = true;
      this.#openDay = { ...openDay, day, sums: addToEncoded(openDay.sums, entry) };
    } else if (day > openDay.day) {
      await this.#end(openDay, openDay.day);
      this.#openDay = { ...openDay, day, sums: encodeChronicle(entry) };
    } else {
      // If the clock was set back over midnight, the open day goes on.
      this.#openDay = { ...openDay, sums: addToEncoded(openDay.sums, entry) };
    }
  }

  async #end({ sums }: OpenDay, day: number): Promise<void> {
    this.#whole = addToEncoded(await this.#sums(), decodeChronicle(sums));
    this.#isWholeChanged = true;
    this.#ended.push(storedDay(day, withoutItems(sums)));
  }

  /** The candidates that the chronicle does not have. */
  async #missing<K extends FirstKey>(candidates: readonly K[]): Promise<readonly K[]> {
    const openDay = await this.#day();
    const unknown = without(candidates, decodeFirsts(openDay.sums.firsts)).filter(
      (candidate) => !openDay.known.has(firstKey(candidate)),
    );
    if (unknown.length === 0) return unknown;
    const found = without(unknown, decodeFirsts((await this.#sums()).firsts));
    if (found.length < unknown.length) {
      const old = unknown.filter((candidate) => !found.includes(candidate)).map(firstKey);
      this.#openDay = { ...openDay, known: new Set([...openDay.known, ...old]) };
    }
    return found;
  }

  async #write(): Promise<void> {
    const { since, day, sums } = await this.#day();
    const days = this.#isDayChanged && day !== null ? [...this.#ended, storedDay(day, sums)] : [];
    if (!this.#isWholeChanged && days.length === 0) return;
    const whole = this.#isWholeChanged ? { since, openDay: day, ...writeEncoded(await this.#sums()) } : null;
    await this.#read.character.request(saveChronicle, { whole, days });
  }

  /** @throws UnreadableCharacter */
  async #day(): Promise<OpenDay> {
    this.#openDay ??= await this.#readDay();
    return this.#openDay;
  }

  async #readDay(): Promise<OpenDay> {
    const { character, timeline, stored: state } = this.#read;
    const { id, at } = character.head;
    const stored = await character.request(readOpenDay);
    if (stored === null) {
      this.#whole = encodeChronicle(openingChronicle(state.shown, worldAt(timeline, at)));
      this.#isWholeChanged = true;
      return openDayOf(at, null, NO_SUMS);
    }
    const text = textOf(stored);
    const sums = text === null ? NO_SUMS : readOf(id, () => readEncoded(text));
    return openDayOf(stored.since, stored.day, sums);
  }

  /** The sums up to the open day. Called after `#day`. @throws UnreadableCharacter */
  async #sums(): Promise<EncodedChronicle> {
    if (this.#whole === null) {
      const { character } = this.#read;
      const stored = await character.request(readWhole);
      this.#whole = readOf(character.head.id, () => readEncoded(stored));
    }
    return this.#whole;
  }
}

/** The tables that have counters. The others need not be read for them. */
const countersIn = ({ enemies, dungeons }: EncodedChronicle): Partial<EncodedChronicle> => ({
  enemies,
  dungeons,
});

/** What the command of a save adds. */
const entryOfCommand = ({ settled: { timeline }, executed }: Save): Chronicle =>
  executed === null ? EMPTY_CHRONICLE : chronicleOfCommand(executed, worldAt(timeline, executed.at));

const storedDay = (day: number, sums: EncodedChronicle): StoredDay => ({
  day,
  days: 1,
  ...writeEncoded(sums),
});

function without<K extends FirstKey>(candidates: readonly K[], firsts: readonly First[]): readonly K[] {
  if (candidates.length === 0 || firsts.length === 0) return candidates;
  const known = new Set(firsts.map(firstKey));
  return candidates.filter((candidate) => !known.has(firstKey(candidate)));
}
