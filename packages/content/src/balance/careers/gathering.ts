import {
  AS_OFTEN_AS_POSSIBLE,
  beginCraft,
  type CrafteableItem,
  gatherableIn,
  type PlanStep,
  type PlayerCommand,
  type Shown,
  skillLevel,
  skillsOf,
} from '@slumberfell/engine';
import { sets, world } from '../shipped.ts';
import type { CareerPlayer } from './player.ts';
import { stop } from './rest.ts';

/** The most of the owned gold that a travel to a better product may cost. */
const GOLD_FOR_FARE = 0.2;

interface Product {
  readonly recipe: CrafteableItem;
  readonly regionId: number;
}

/** Gathers the best product of the gathering skill that lags behind, until the idle time ends. */
export function gather(player: CareerPlayer): boolean {
  const product = bestProduct(player.shown);
  if (product === null) return false;
  const { recipe, regionId } = product;
  const travel: PlanStep[] =
    regionId === player.shown.regionId ? [] : [{ name: 'travel', input: { regionId } }];
  const steps = [...travel, beginCraft(recipe.itemId, AS_OFTEN_AS_POSSIBLE)];
  stop(player);
  return player.give({ name: 'set-plan', input: { steps } } as PlayerCommand);
}

function bestProduct(shown: Shown): Product | null {
  const products = sets.regions
    .filter(({ id, travelCost }) => id === shown.regionId || travelCost <= shown.gold * GOLD_FOR_FARE)
    .flatMap(({ id }) => gatherableIn(id, shown, world).map((recipe) => ({ recipe, regionId: id })));
  const [lowest] = skillsOf('gathering')
    .filter(({ id }) => products.some(({ recipe }) => recipe.skillId === id))
    .toSorted((one, other) => skillLevel(shown, one.id) - skillLevel(shown, other.id));
  const best = products
    .filter(({ recipe }) => recipe.skillId === lowest?.id)
    .toSorted(
      (one, other) =>
        other.recipe.requiredLevel - one.recipe.requiredLevel ||
        Number(other.regionId === shown.regionId) - Number(one.regionId === shown.regionId),
    );
  return best[0] ?? null;
}
