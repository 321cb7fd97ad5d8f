import { healthAt } from '../character/health.ts';
import { skillLevel } from '../character/skill-level.ts';
import { packedHealing } from '../sessions/combat/rest.ts';
import { runCost } from '../sessions/combat/run-cost.ts';
import { planThen, type Then } from '../sessions/plan/then.ts';
import { amountOf } from '../state/amounts.ts';
import { isCombat, PLAN_STEPS, type Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

interface HuntInput {
  readonly regionId: number;
  readonly until?: {
    readonly level?: { readonly skillId: number; readonly level: number };
    readonly at?: number;
  };
  readonly then?: Then;
}

/** @param at epoch ms */
export function beginHuntingObstacles(
  shown: Shown,
  { regionId, until, then }: HuntInput,
  world: World,
  at: number,
) {
  if (isCombat(shown.action)) return ['action/in-combat'] as const;
  if (regionId !== shown.regionId) return ['hunt/wrong-region'] as const;
  const isPast = until?.at !== undefined && until.at <= at;
  const isAtLevel = until?.level !== undefined && skillLevel(shown, until.level.skillId) >= until.level.level;
  return holding(
    ['hunt/no-enemies', world.spawnTable(regionId, 1).enemies.length === 0],
    ['until/reached', isPast || isAtLevel],
    ['plan/too-long', isTooLong(shown, then, world)],
  );
}

interface RunsInput {
  readonly dungeonId: number;
  readonly runs: number;
  readonly then?: Then;
}

/** Whether the plan has no room for what follows. */
const isTooLong = ({ plan }: Shown, then: Then | undefined, world: World): boolean =>
  then !== undefined && planThen(plan, then, 0, world).steps.length > PLAN_STEPS;

/** The obstacles to runs of a dungeon, without the food of runs that rest (`lacksRunFood`). */
export function dungeonObstacles(shown: Shown, { dungeonId, runs, then }: RunsInput, world: World) {
  const dungeon = world.dungeon(dungeonId);
  if (!dungeon) return ['dungeon/unknown'] as const;
  return holding(
    ['action/in-combat', isCombat(shown.action)],
    ['dungeon/wrong-region', dungeon.regionId !== shown.regionId],
    ['dungeon/keys', amountOf(shown.inventory, dungeon.keyItemId) < runs],
    ['plan/too-long', isTooLong(shown, then, world)],
  );
}

/** Whether health and packed food together do not cover the cost of a run. @param at epoch ms */
const lacksRunFood = (shown: Shown, dungeonId: number, world: World, at: number): boolean =>
  healthAt(shown, at) + packedHealing(shown, world) <= runCost(shown, dungeonId, world);

/** @param at epoch ms */
export function beginDungeonObstacles(
  shown: Shown,
  input: RunsInput & { readonly rest?: boolean },
  world: World,
  at: number,
) {
  const others = dungeonObstacles(shown, input, world);
  // The cost of a run is played, so it is asked last.
  if (others.length > 0 || !input.rest) return others;
  return holding(['dungeon/food', lacksRunFood(shown, input.dungeonId, world, at)]);
}
