import type { ReadCharacter, Saver } from '../saving/saver.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { readOpenDay, readWhole, saveChronicle, textOf } from '../storage/tables/chronicles.ts';
import type { SnapshotParts } from '../storage/tables/snapshots.ts';
import { writeChronicle } from '../storage/values/chronicle.ts';
import { LockedChronicle } from './locked-chronicle.ts';
import type { OpenDay } from './open-day.ts';
import { REPLAYED_CHRONICLE } from './replayed-chronicle.ts';
import { sumOfStored } from './sum-of-stored.ts';

/** The chronicle. Its open day is kept in the cache. */
export const CHRONICLE_SAVER = {
  requests: [readOpenDay, readWhole, saveChronicle],
  begin: (read: ReadCharacter, openDay: OpenDay | undefined) => new LockedChronicle(read, openDay ?? null),
  storedPart,
  replayed: REPLAYED_CHRONICLE,
} satisfies Saver<LockedChronicle, void, unknown>;

/** The columns are null when the character has no chronicle. */
async function storedPart(character: LockedCharacter): Promise<Partial<SnapshotParts>> {
  const openDay = await character.request(readOpenDay);
  const whole = openDay && (await character.request(readWhole));
  const sum = sumOfStored(character.head.id, { whole, openDay: openDay && textOf(openDay) });
  return sum === null ? { chronicle: null, chronicleVersion: null } : writeChronicle(sum);
}
