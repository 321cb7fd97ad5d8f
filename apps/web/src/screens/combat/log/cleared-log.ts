import { type StoredSetting, useSetting } from '../../../lib/stored-setting/stored-setting.ts';

/** Key in the browser's local storage, for the instant up to which the log is cleared. */
export const storageKey = (characterId: number): string => `slumberfell.combat-log.cleared.${characterId}`;

const clearedOf = (characterId: number): StoredSetting<number> => ({
  key: storageKey(characterId),
  read,
  write: String,
});
const read = (text: string | null): number => Number(text) || 0;

/**
 * The instant up to which this browser hides the lines of a character's combat log, epoch ms, and a function
 * that sets it. 0 at first. The log on the server does not change (specification 2.89).
 */
export const useClearedLog = (characterId: number) => useSetting(clearedOf(characterId));
