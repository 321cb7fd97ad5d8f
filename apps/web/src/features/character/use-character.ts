import type { Shown } from '@slumberfell/engine';
import { useStore } from 'zustand';
import { type Character, type CharacterState, characterStore } from './store.ts';

/**
 * A value of the open character. The component renders again when that value changes. Select primitive values
 * or parts of `shown`, and derive from them in the component: a selector that returns a new object each time
 * renders without end.
 *
 * const gold = useCharacter((character) => character.shown.gold);
 */
export function useCharacter<T>(select: (character: Character) => T): T {
  return useStore(characterStore, ({ character }) => {
    if (!character) throw new Error('useCharacter may only be called inside the game layout');
    return select(character);
  });
}

/**
 * A value of the store that exists also without a character, such as the connection's status or the number of
 * active characters. The component renders again when the value changes.
 */
export function useCharacterState<T>(select: (state: CharacterState) => T): T {
  return useStore(characterStore, select);
}

/** What the open character shows; null for a visitor without a character, who may read the Wiki. */
export const useShown = (): Shown | null => useCharacterState(({ character }) => character?.shown ?? null);
