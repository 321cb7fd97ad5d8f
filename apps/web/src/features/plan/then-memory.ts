import { NO_MEMORY, type ThenMemory, withGathered } from '@slumberfell/engine';
import {
  readSetting,
  type StoredSetting,
  useSetting,
  writeSetting,
} from '../../lib/stored-setting/stored-setting.ts';

/** Key in the browser's local storage. */
const thenKey = (characterId: number): string => `slumberfell.combat.then.${characterId}`;

function read(text: string | null): ThenMemory {
  if (text === null) return NO_MEMORY;
  try {
    const { isOff, items } = JSON.parse(text) as Partial<ThenMemory>;
    return { isOff: isOff === true, items: typeof items === 'object' && items !== null ? items : {} };
  } catch {
    return NO_MEMORY;
  }
}

const write = (memory: ThenMemory): string => JSON.stringify(memory);

const settingOf = (characterId: number): StoredSetting<ThenMemory> => ({
  key: thenKey(characterId),
  read,
  write,
});

/** What this browser remembers for a character, and a function that sets it. */
export const useThenMemory = (characterId: number) => useSetting(settingOf(characterId));

export const readThenMemory = (characterId: number): ThenMemory => readSetting(settingOf(characterId));

/** Remembers what was gathered last in a region. */
export function noteGathered(characterId: number, regionId: number, itemId: number): void {
  const memory = readThenMemory(characterId);
  const noted = withGathered(memory, regionId, itemId);
  if (noted !== memory) writeSetting(settingOf(characterId), noted);
}
