import {
  addChronicles,
  type Chronicle,
  type DayPart,
  dayOf,
  type FirstKey,
  firstKey,
  firstsOf,
  isEmptyChronicle,
  type Timeline,
  withoutItems,
} from '@slumberfell/engine';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import type { StoredDay } from '../storage/tables/chronicle-days.ts';
import { saveChronicle } from '../storage/tables/chronicles.ts';
import { writeChronicle } from '../storage/values/chronicle.ts';
import type { LockedChronicle } from './locked-chronicle.ts';
import type { OpenDay } from './open-day.ts';

/** What a save adds to a chronicle. */
interface ChronicleEntries {
  readonly parts: readonly DayPart[];
  /** What the command of this save adds at the lock's instant; null without a command. */
  readonly command: Chronicle | null;
  readonly timeline: Timeline;
}

/** A chronicle after a save. */
export interface RecordedChronicle {
  readonly openDay: OpenDay;
  /** All sums, for a snapshot. */
  readonly current: () => Promise<Chronicle>;
}

/**
 * Adds what a save brings to the character's chronicle, in the transaction of the save. The sums of a day are
 * kept in a row of their own, so that a save writes little. They are added to the whole chronicle when the
 * next day begins.
 * @throws UnreadableCharacter
 */
export async function recordChronicle(
  character: LockedCharacter,
  locked: LockedChronicle,
  { parts, command, timeline }: ChronicleEntries,
): Promise<RecordedChronicle> {
  let openDay = await locked.openDay();
  /** The candidates that the chronicle does not have. */
  const missing = async <K extends FirstKey>(candidates: readonly K[]): Promise<readonly K[]> => {
    const { known, chronicle } = openDay;
    const today = without(candidates, chronicle).filter((candidate) => !known.has(firstKey(candidate)));
    if (today.length === 0) return today;
    const found = without(today, await locked.whole());
    if (found.length < today.length) {
      const old = today.filter((candidate) => !found.includes(candidate)).map(firstKey);
      openDay = { ...openDay, known: new Set([...known, ...old]) };
    }
    return found;
  };
  let whole: Chronicle | null = locked.isNew ? await locked.whole() : null;
  const days: StoredDay[] = [];
  let isChanged = false;
  const add = async (day: number, entry: Chronicle): Promise<void> => {
    if (isEmptyChronicle(entry)) return;
    isChanged = true;
    if (openDay.day !== null && day > openDay.day) {
      whole = addChronicles(whole ?? (await locked.whole()), openDay.chronicle);
      days.push(storedDay(openDay.day, withoutItems(openDay.chronicle)));
      openDay = { ...openDay, day, chronicle: entry };
    } else {
      // The first day is noted in the row of the whole chronicle. If the clock was set back over midnight,
      // the open day goes on.
      if (openDay.day === null) whole ??= await locked.whole();
      openDay = {
        ...openDay,
        day: openDay.day ?? day,
        chronicle: addChronicles(openDay.chronicle, entry),
      };
    }
  };
  for (const part of parts) {
    const firsts = firstsOf(part, timeline, await missing(part.candidates));
    await add(part.day, { ...part.chronicle, firsts });
  }
  if (command !== null)
    await add(dayOf(character.now), { ...command, firsts: await missing(command.firsts) });
  if (isChanged && openDay.day !== null) days.push(storedDay(openDay.day, openDay.chronicle));
  if (whole !== null || days.length > 0) {
    const { since, day } = openDay;
    await character.request(saveChronicle, {
      whole: whole === null ? null : { since, openDay: day, ...writeChronicle(whole) },
      days,
    });
  }
  const saved = whole;
  return {
    openDay,
    current: async () => addChronicles(saved ?? (await locked.whole()), openDay.chronicle),
  };
}

const storedDay = (day: number, chronicle: Chronicle): StoredDay => ({
  day,
  days: 1,
  ...writeChronicle(chronicle),
});

function without<K extends FirstKey>(candidates: readonly K[], { firsts }: Chronicle): readonly K[] {
  if (candidates.length === 0 || firsts.length === 0) return candidates;
  const known = new Set(firsts.map(firstKey));
  return candidates.filter((candidate) => !known.has(firstKey(candidate)));
}
