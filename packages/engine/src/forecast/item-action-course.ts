import { actionExperience } from '../sessions/crafting/action-experience.ts';
import { actionsFor } from '../sessions/crafting/amount.ts';
import { essenceYield } from '../sessions/crafting/essence.ts';
import { amountOf } from '../state/amounts.ts';
import { levelOf, MAX_LEVEL, missingUnits } from '../state/experience.ts';
import type { CraftAction, DisenchantAction, ItemAction, Shown } from '../state/state.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type ActionBatch, actionsUntil } from './action-batches.ts';

/**
 * When running gathering, crafting or disenchanting ends, and when it brings the next level. Components may
 * be short, because some were sold. Then this is the earliest end: by a trait, some actions may use up none,
 * and the session goes on longer.
 */
export interface ItemActionCourse {
  readonly skillId: number;
  /** Instant at which the session ends, epoch ms. */
  readonly endsAt: number;
  /**
   * Why no more follows. done: the requested amount is made; components: the components or pieces are used
   * up; limit: the idle time ends.
   */
  readonly stops: 'done' | 'components' | 'limit';
  /**
   * Null at the highest level. `at` is the instant at which the level is reached, epoch ms. It may be one
   * action too late, because the hidden fraction of a point is not known. It is null when the session ends
   * before, which is not certain where components are short.
   */
  readonly nextLevel: { readonly level: number; readonly at: number | null } | null;
}

/** What a session can still do. */
interface Remaining {
  readonly batches: readonly ActionBatch[];
  /** Requested actions that are not finished, the running one included. */
  readonly requested: number;
}

/**
 * The course of a running item action, as long as the content and what is owned stay the same.
 * @param world the world under which the action was begun
 * @returns null when the world has no such recipe
 */
export function itemActionCourse(shown: Shown, action: ItemAction, world: World): ItemActionCourse | null {
  const recipe = world.craft(action.itemId);
  if (recipe === undefined) return null;
  const time = recipe.baseActionTime * 1000;
  const { batches, requested } =
    action.kind === 'craft'
      ? remainingCrafts(action, recipe, shown, world)
      : remainingPieces(action, recipe, shown, world);
  const possible = batches.reduce((sum, { actions }) => sum + actions, 0);
  const beforeLimit = Math.max(1, Math.ceil((action.limitAt - action.actionAt) / time));
  // An action whose components are missing runs to its end before the session ends.
  const isShort = possible < requested;
  const last = isShort ? possible + 1 : requested;
  const points = shown.experience[recipe.skillId - 1] as number;
  const level = levelOf(points) + 1;
  const needed = actionsUntil(missingUnits(points, level), batches);
  return {
    skillId: recipe.skillId,
    endsAt: action.actionAt + Math.min(last, beforeLimit) * time,
    stops: last >= beforeLimit ? 'limit' : isShort || usesUp(action, recipe, shown) ? 'components' : 'done',
    nextLevel:
      level > MAX_LEVEL
        ? null
        : { level, at: needed <= beforeLimit ? action.actionAt + needed * time : null },
  };
}

/** Whether the requested amount takes all components that there are. */
const usesUp = (action: ItemAction, recipe: CrafteableItem, { inventory }: Shown): boolean =>
  action.kind === 'craft' && actionsFor(inventory, recipe) === action.target - action.done;

function remainingCrafts(
  { target, done }: CraftAction,
  recipe: CrafteableItem,
  shown: Shown,
  world: World,
): Remaining {
  const requested = target - done;
  const actions = Math.min(requested, actionsFor(shown.inventory, recipe));
  return { requested, batches: [{ actions, units: actionExperience(recipe, 1, shown, world) }] };
}

function remainingPieces(
  { pieces, place }: DisenchantAction,
  recipe: CrafteableItem,
  shown: Shown,
  world: World,
): Remaining {
  const left = pieces.slice(place);
  return {
    requested: left.reduce((sum, { amount }) => sum + amount, 0),
    batches: left.flatMap(({ itemId, amount }) => {
      const piece = world.item(itemId);
      if (piece?.disenchantsInto !== recipe.itemId) return [];
      const actions = Math.min(amount, amountOf(shown.inventory, itemId));
      return [{ actions, units: actionExperience(recipe, essenceYield(piece), shown, world) }];
    }),
  };
}
