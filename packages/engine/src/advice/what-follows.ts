import type { PlayerCommand } from '../commands/player-command.ts';
import { isEndless, type Then } from '../sessions/plan/then.ts';
import { nextPlanStep, type Plan, type Shown } from '../state/state.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { firstGatherable, gatherableIn } from './gatherable.ts';

/**
 * What can follow a fight, and what follows unless the player chooses. The caller keeps the memory of earlier
 * choices.
 */

/** What a player has chosen to follow fights, and has gathered. */
export interface ThenMemory {
  /** Whether the player last chose that nothing follows. */
  readonly isOff: boolean;
  /** The item that was gathered last in each region, by id of the region. */
  readonly items: Readonly<Record<number, number>>;
}

/** The memory of a player who has chosen and gathered nothing. */
export const NO_MEMORY: ThenMemory = { isOff: false, items: {} };

/** One thing that can follow a fight: nothing, the plan as it is, or the id of an item that is gathered. */
export type ThenOption = 'nothing' | 'plan' | number;

/** What was gathered last in the region, else its first product. */
export function usualGathering(
  { items }: ThenMemory,
  regionId: number,
  shown: Shown,
  world: World,
): CrafteableItem | null {
  const remembered = items[regionId];
  return (
    gatherableIn(regionId, shown, world).find(({ itemId }) => itemId === remembered) ??
    firstGatherable(regionId, shown, world)
  );
}

/** Whether other steps wait than gathering to the limit, which a choice may replace. */
const hasOtherSteps = (plan: Plan | null, world: World): boolean => {
  const next = nextPlanStep(plan);
  return next !== null && !isEndless(next, world);
};

/**
 * What follows a fight unless the player chooses: what was gathered last in the region, else its first
 * product. Nothing while other steps of a plan wait, or when the player last chose nothing.
 */
export function presetThen(memory: ThenMemory, regionId: number, shown: Shown, world: World): Then | null {
  if (memory.isOff || hasOtherSteps(shown.plan, world)) return null;
  const recipe = usualGathering(memory, regionId, shown, world);
  return recipe && { itemId: recipe.itemId };
}

/** What can follow a fight in a region. The plan comes first, if it is active and its next step may stay. */
export const thenOptions = (regionId: number, shown: Shown, world: World): ThenOption[] => [
  ...(shown.plan?.status === 'active' && hasOtherSteps(shown.plan, world) ? (['plan'] as const) : []),
  'nothing',
  ...gatherableIn(regionId, shown, world).map(({ itemId }) => itemId),
];

/** The option that is set until the player chooses: `presetThen`, else the plan, else nothing. */
export const usualThen = (memory: ThenMemory, regionId: number, shown: Shown, world: World): ThenOption =>
  presetThen(memory, regionId, shown, world)?.itemId ?? thenOptions(regionId, shown, world)[0] ?? 'nothing';

/** What a choice changes of the begin of a fight. */
export interface ThenBegin {
  /** Fields of the command that begins the fight. */
  readonly input: { readonly then?: Then };
  /** Commands that come before it: an active plan is taken away when nothing shall follow. */
  readonly before: readonly PlayerCommand[];
}

export function thenBegin(option: ThenOption, plan: Plan | null): ThenBegin {
  const isTakenAway = option === 'nothing' && plan?.status === 'active' && nextPlanStep(plan) !== null;
  return {
    input: typeof option === 'number' ? { then: { itemId: option } } : {},
    before: isTakenAway ? [{ name: 'set-plan', input: { steps: [] } }] : [],
  };
}

/** @returns the same object when it has that already */
export function withGathered(memory: ThenMemory, regionId: number, itemId: number): ThenMemory {
  if (memory.items[regionId] === itemId) return memory;
  return { ...memory, items: { ...memory.items, [regionId]: itemId } };
}

/** The memory after the player's choice for a region. To go on with the plan is not remembered. */
export function withChoice(memory: ThenMemory, regionId: number, option: ThenOption): ThenMemory {
  if (option === 'plan') return memory;
  if (option === 'nothing') return { ...memory, isOff: true };
  return { ...withGathered(memory, regionId, option), isOff: false };
}
