import type { Habits } from '@slumberfell/engine';
import { useMemo } from 'react';
import { type StoredSetting, useSetting } from '../../lib/stored-setting/stored-setting.ts';
import { useCharacter } from '../character/use-character.ts';

/** Key in the browser's local storage. It is present while the character does not rest. */
export const noRestKey = (characterId: number): string => `slumberfell.combat.no-rest.${characterId}`;

const restOf = (characterId: number): StoredSetting<boolean> => ({
  key: noRestKey(characterId),
  read,
  write,
});
const read = (text: string | null): boolean => text === null;
const write = (rests: boolean): string | null => (rests ? null : '1');

/**
 * Whether combat that the character begins ends when the food runs low, and a function that sets it. This
 * browser remembers the choice for each character; at first it is true.
 */
export const useRest = (characterId: number) => useSetting(restOf(characterId));

/** What the player of the open character has chosen for every session. */
export function useHabits(): Habits {
  const [rests] = useRest(useCharacter(({ id }) => id));
  return useMemo(() => ({ rests }), [rests]);
}
