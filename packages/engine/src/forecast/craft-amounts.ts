import { outfitKit } from '../character/bearers.ts';
import { idleTime } from '../character/idle-time.ts';
import type { Refusal } from '../commands/refusal.ts';
import { actionExperience } from '../sessions/crafting/action-experience.ts';
import { actionsFor, actionsToLevel, sessionCap } from '../sessions/crafting/amount.ts';
import { isEssence } from '../sessions/crafting/essence.ts';
import { type CraftObstacle, craftObstacles } from '../sessions/crafting/obstacles.ts';
import { type WorkChances, workChances } from '../sessions/crafting/work-traits.ts';
import { levelOf, UNITS_PER_POINT } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';
import type { CrafteableItem, ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';

/** How much a player wants to make: an amount, all that is possible, until a level, or until an instant. */
export type CraftTarget =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'instant'; readonly at: number };

/** What gathering or crafting an amount means, in all ways in which it can be asked for. */
export interface CraftAmount {
  /** Actions, to ask for with begin-crafting; 0 when none is needed or none is possible. */
  readonly amount: number;
  /** Whether it is all that is possible. */
  readonly isAll: boolean;
  /** Instant of the last action's end, epoch ms. */
  readonly endsAt: number;
  /** The level that is certainly reached. */
  readonly level: number;
  /** Points that are certainly gained. */
  readonly experience: number;
  /** What is used at most: by a trait, some actions may use up no components. */
  readonly uses: readonly ItemAmount[];
  /** What may happen in each action by a trait. It changes nothing of what is certain. */
  readonly chances: WorkChances;
  /**
   * Actions that the target needs: enough for certain, at most one too many. It is more than `amount` when
   * something stops it before. Infinity for `all` and for a level above the highest.
   */
  readonly wanted: number;
  /**
   * What stops it: the target is reached, the components allow no more actions to be asked for, or the idle
   * time ends. By a trait some components may be left.
   */
  readonly stops: 'done' | 'components' | 'limit';
}

/**
 * Turns a target into an amount.
 * @param at instant of the begin, epoch ms
 * @returns the refusal when the character cannot make the item at all
 */
export function craftAmount(
  shown: Shown,
  itemId: number,
  target: CraftTarget,
  world: World,
  at: number,
): CraftAmount | Refusal<CraftObstacle | 'craft/unknown'> {
  const recipe = world.craft(itemId);
  if (recipe === undefined || isEssence(recipe)) return { refused: 'craft/unknown' };
  const [obstacle] = craftObstacles(shown, recipe);
  if (obstacle) return { refused: obstacle };
  const time = recipe.baseActionTime * 1000;
  const units = actionExperience(recipe, 1, shown, world);
  const points = shown.experience[recipe.skillId - 1] as number;
  const wanted = Math.max(0, wantedActions(target, recipe, shown, world, at));
  const components = actionsFor(shown.inventory, recipe);
  const cap = sessionCap(idleTime(shown.trophies, world), recipe.baseActionTime);
  const possible = Math.min(components, cap);
  const amount = Math.min(wanted, possible);
  const experience = Math.floor((amount * units) / UNITS_PER_POINT);
  return {
    amount,
    isAll: amount === possible,
    endsAt: at + amount * time,
    level: levelOf(points + experience),
    experience,
    uses: recipe.requiredComponents.map((part) => ({ itemId: part.itemId, amount: part.amount * amount })),
    chances: workChances(recipe, outfitKit(shown, world)),
    wanted,
    stops: stopOf(wanted, components, cap),
  };
}

function wantedActions(
  target: CraftTarget,
  recipe: CrafteableItem,
  shown: Shown,
  world: World,
  at: number,
): number {
  switch (target.kind) {
    case 'amount':
      return target.amount;
    case 'all':
      return Number.POSITIVE_INFINITY;
    case 'level':
      return actionsToLevel(target.level, recipe, shown, world);
    case 'instant':
      return Math.ceil((target.at - at) / (recipe.baseActionTime * 1000));
  }
}

function stopOf(wanted: number, components: number, cap: number): CraftAmount['stops'] {
  if (wanted <= Math.min(components, cap)) return 'done';
  return components <= cap ? 'components' : 'limit';
}
