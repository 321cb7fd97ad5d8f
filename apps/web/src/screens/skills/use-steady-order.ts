import { levelOf } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { orderedIds, type RecipeOrder } from './recipe-order.ts';
import type { RecipePart, RecipeStanding } from './recipe-standings.ts';

/** Where the rows of a list stand. */
interface Places {
  readonly ids: readonly number[];
  readonly parts: ReadonlyMap<number, RecipePart>;
}

const placesOf = (standings: readonly RecipeStanding[], order: RecipeOrder): Places => ({
  ids: orderedIds(standings, order),
  parts: new Map(standings.map(({ recipe, part }) => [recipe.item.id, part])),
});

/**
 * Standings in an order, and in parts, that are computed again only when the order, the level, the region or
 * the recipes change. Components that are used up or gathered meanwhile move no row, so a row stays under the
 * pointer. The recipe that runs stands in the first part all the same.
 */
export function useSteadyOrder(
  standings: readonly RecipeStanding[],
  order: RecipeOrder,
  skillId: number,
): readonly RecipeStanding[] {
  const level = useCharacter(({ shown }) => levelOf(shown.experience[skillId - 1] ?? 0));
  const regionId = useCharacter(({ shown }) => shown.regionId);
  const reason = [order, level, regionId, ...standings.map(({ recipe }) => recipe.item.id)].join();
  const [computed, setComputed] = useState(() => ({ reason, ...placesOf(standings, order) }));
  const current = computed.reason === reason ? computed : { reason, ...placesOf(standings, order) };
  if (current !== computed) setComputed(current);
  const byId = new Map(standings.map((standing) => [standing.recipe.item.id, standing]));
  return current.ids.flatMap((id) => {
    const standing = byId.get(id);
    if (standing === undefined) return [];
    return { ...standing, part: standing.isRunning ? 'now' : (current.parts.get(id) ?? standing.part) };
  });
}
