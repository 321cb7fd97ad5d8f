import { useStore } from 'zustand';
import { type Character, type CharacterState, characterStore } from './store.ts';

/**
 * A part of the open character; rendered anew when that part changes. Select values that are kept (numbers, strings,
 * parts of `shown`) and derive from them while rendering: a selector that makes a new object each time never rests.
 *
 *     const gold = useCharacter((character) => character.shown.gold);
 */
export function useCharacter<T>(select: (character: Character) => T): T {
  return useStore(characterStore, ({ character }) => {
    if (!character) throw new Error('useCharacter is for screens inside the game layout');
    return select(character);
  });
}

/** The connection and the count of players, which there are without a character too. */
export function useLive<T>(select: (state: CharacterState) => T): T {
  return useStore(characterStore, select);
}
