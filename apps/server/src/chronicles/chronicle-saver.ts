import { openingChronicle } from '@slumberfell/engine';
import type { FirstRows, NewCharacter, ReadCharacter, Saver } from '../saving/saver.ts';
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
  first,
  storedPart,
  replayed: REPLAYED_CHRONICLE,
} satisfies Saver<LockedChronicle, void, unknown>;

/** What a new character has is its first at this instant, and not something from before. */
function first({ state, world, at }: NewCharacter): FirstRows<void> {
  const opening = openingChronicle(state.shown, world);
  const part = writeChronicle({ ...opening, firsts: opening.firsts.map((one) => ({ ...one, at })) });
  const whole = { since: at, openDay: null, ...part };
  return {
    part,
    insert: (tx, kind, characterId) => saveChronicle.alone(tx, kind, characterId, { whole, days: [] }),
  };
}

/** The columns are null when the character has no chronicle. */
async function storedPart(character: LockedCharacter): Promise<Partial<SnapshotParts>> {
  const openDay = await character.request(readOpenDay);
  const whole = openDay && (await character.request(readWhole));
  const sum = sumOfStored(character.head.id, { whole, openDay: openDay && textOf(openDay) });
  return sum === null ? { chronicle: null, chronicleVersion: null } : writeChronicle(sum);
}
