import type { Claimable } from '@slumberfell/engine';
import { useMemo } from 'react';
import { useCharacter } from '../character/use-character.ts';

/** What decides what the open character can claim; the same object until a part of it changes. */
export function useClaimable(): Claimable {
  const inventory = useCharacter(({ shown }) => shown.inventory);
  const kept = useCharacter(({ shown }) => shown.kept);
  const trophies = useCharacter(({ shown }) => shown.trophies);
  const cards = useCharacter(({ shown }) => shown.cards);
  const pets = useCharacter(({ shown }) => shown.pets);
  const knownRecipes = useCharacter(({ shown }) => shown.knownRecipes);
  return useMemo(
    () => ({ inventory, kept, trophies, cards, pets, knownRecipes }),
    [inventory, kept, trophies, cards, pets, knownRecipes],
  );
}
