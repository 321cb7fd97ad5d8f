import { addChronicles, type Chronicle } from '@slumberfell/engine';
import type { StoredChronicle } from '../storage/tables/chronicles.ts';
import { readChronicle } from '../storage/values/chronicle.ts';
import { readOf } from '../storage/values/unreadable-character.ts';

/**
 * All sums of a stored chronicle; null when the character has none.
 * @throws UnreadableCharacter
 */
export const sumOfStored = (
  characterId: number,
  { whole, openDay }: Pick<StoredChronicle, 'whole' | 'openDay'>,
): Chronicle | null =>
  whole &&
  readOf(characterId, () =>
    openDay === null ? readChronicle(whole) : addChronicles(readChronicle(whole), readChronicle(openDay)),
  );
