import { levelOf } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { orderedIds, type RecipeOrder } from './recipe-order.ts';
import type { RecipeStanding } from './recipe-standings.ts';

/**
 * Standings in an order that is computed again only when the order, the level, the region or the recipes
 * change. Components that are used up or gathered meanwhile move no row, so a row stays under the pointer.
 */
export function useSteadyOrder(
  standings: readonly RecipeStanding[],
  order: RecipeOrder,
  skillId: number,
): readonly RecipeStanding[] {
  const level = useCharacter(({ shown }) => levelOf(shown.experience[skillId - 1] ?? 0));
  const regionId = useCharacter(({ shown }) => shown.regionId);
  const reason = [order, level, regionId, ...standings.map(({ recipe }) => recipe.item.id)].join();
  const [computed, setComputed] = useState(() => ({ reason, ids: orderedIds(standings, order) }));
  const current = computed.reason === reason ? computed : { reason, ids: orderedIds(standings, order) };
  if (current !== computed) setComputed(current);
  const byId = new Map(standings.map((standing) => [standing.recipe.item.id, standing]));
  return current.ids.flatMap((id) => byId.get(id) ?? []);
}
