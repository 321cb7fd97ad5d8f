import { equipObstacles } from '../../character/equip-obstacles.ts';
import { withAllFood } from '../../forecast/night-pack.ts';
import { supposing } from '../../forecast/what-if.ts';
import { knowledgeObstacles } from '../../sessions/crafting/obstacles.ts';
import { type Food, isFood } from '../../state/slots.ts';
import { type Circumstances, playedFights } from '../proposals/known-facts.ts';
import type { AdviceFacts, CombatOption } from '../proposals/proposal.ts';
import { dressedOf } from '../what-next/candidates.ts';

/** Portions that are more than an hour of fights takes. */
const PLENTY = 10_000;

/**
 * The fights as they go with enough food. What is far away does not depend on the food that is in the bag
 * today: after a night of fights there may be none. Open combat is played again, dungeons are as they were.
 */
export function* suppliedFights(
  facts: AdviceFacts,
  open: Circumstances,
): Generator<void, readonly CombatOption[]> {
  const food = bestFood(facts);
  if (food === null) return facts.fights;
  const dressed = dressedOf(facts);
  const owner = supposing(dressed, { owned: [{ itemId: food.id, amount: PLENTY }] });
  const targets = facts.world.sets.regions.map(({ id }) => ({ kind: 'region', id }) as const);
  const hunts = yield* playedFights({ ...open, shown: withAllFood(owner, facts.world) }, targets);
  return [...hunts, ...facts.fights.filter(({ target }) => target.kind === 'dungeon')];
}

/** The food that restores most of what the character can make and eat; null where it can make none. */
function bestFood({ shown, world }: AdviceFacts): Food | null {
  const foods = world.sets.crafteableItems.flatMap((recipe): Food[] => {
    const food = world.item(recipe.itemId);
    const isMade =
      isFood(food) &&
      knowledgeObstacles(shown, recipe).length === 0 &&
      equipObstacles(shown, food).length === 0;
    return isMade ? [food] : [];
  });
  return foods.toSorted((one, other) => other.healingAmount - one.healingAmount)[0] ?? null;
}
