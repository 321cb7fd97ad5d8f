import { beginHuntingObstacles } from '../obstacles/fight.ts';
import { isEssence } from '../sessions/crafting/essence.ts';
import { knowledgeObstacles } from '../sessions/crafting/obstacles.ts';
import { amountOf, entriesOf } from '../state/amounts.ts';
import { stepsToCome } from '../state/plan.ts';
import { isFood } from '../state/slots.ts';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep, type Shown } from '../state/state.ts';
import { takesComponents } from '../world/components.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { madeBy, packAll } from './added-steps.ts';
import { beginCraft, beginHunt, beginRuns, type Habits } from './begin.ts';
import { isMadeIn } from './craft-order.ts';
import { gatherableIn } from './gatherable.ts';
import { travelTo } from './place.ts';
import { regionAfterPlan } from './planned-ways.ts';

/**
 * Steps that a plan can get, in the region in which it ends: gathering, making what its components are owned
 * or made for, fights, packing food, selling junk, wearing a saved set, and travels.
 */
export function offeredSteps(habits: Habits, shown: Shown, world: World): PlanStep[] {
  const there = { ...shown, action: null, regionId: regionAfterPlan(shown) };
  const { regionId } = there;
  const hunt = beginHunt(regionId, habits);
  const made = madeBy(stepsToCome(shown.plan), shown.action);
  const isAtHand = (itemId: number, amount = 1): boolean =>
    made.has(itemId) || amountOf(shown.inventory, itemId) >= amount;
  const foods = [...new Set([...made, ...entriesOf(shown.inventory).map(([itemId]) => itemId)])].filter(
    (itemId) => isFood(world.item(itemId)),
  );
  return [
    ...gatherableIn(regionId, shown, world).map(openCraft),
    ...world.sets.crafteableItems
      .filter((recipe) => takesComponents(recipe) && !isEssence(recipe) && isMadeIn(recipe, regionId))
      .filter((recipe) => knowledgeObstacles(shown, recipe).length === 0)
      .filter(({ requiredComponents }) =>
        requiredComponents.every(({ itemId, amount }) => isAtHand(itemId, amount)),
      )
      .map(openCraft),
    ...(beginHuntingObstacles(there, hunt.input, world, 0).length === 0 ? [hunt] : []),
    ...world.sets.dungeons
      .filter((dungeon) => dungeon.regionId === regionId && isAtHand(dungeon.keyItemId))
      .map(({ id }) => beginRuns(id, 1, habits)),
    ...foods.map(packAll),
    { name: 'sell-junk', input: {} },
    ...shown.sets.map(({ slot }): PlanStep => ({ name: 'wear', input: { slot } })),
    ...world.sets.regions.flatMap(({ id }) => travelTo(id, there)),
  ];
}

const openCraft = ({ itemId }: CrafteableItem): PlanStep => beginCraft(itemId, AS_OFTEN_AS_POSSIBLE);
