import { beginHuntingObstacles } from '../obstacles/fight.ts';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep, type Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { beginCraft, beginHunt, type Habits } from './begin.ts';
import { gatherableIn } from './gatherable.ts';
import { travelTo } from './place.ts';

/**
 * Steps that a plan can get without a further choice: gathering and open combat in the present region,
 * selling junk, wearing a saved set, and travels.
 */
export function offeredSteps(habits: Habits, shown: Shown, world: World): PlanStep[] {
  const { regionId } = shown;
  const hunt = beginHunt(regionId, habits);
  const canHunt = beginHuntingObstacles({ ...shown, action: null }, hunt.input, world, 0).length === 0;
  return [
    ...gatherableIn(regionId, shown, world).map(({ itemId }) => beginCraft(itemId, AS_OFTEN_AS_POSSIBLE)),
    ...(canHunt ? [hunt] : []),
    { name: 'sell-junk', input: {} },
    ...shown.sets.map(({ slot }): PlanStep => ({ name: 'wear', input: { slot } })),
    ...world.sets.regions.flatMap(({ id }) => travelTo(id, shown)),
  ];
}
