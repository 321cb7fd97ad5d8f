import { idleTime } from '../character/idle-time.ts';
import { actionExperience } from '../sessions/crafting/action-experience.ts';
import { sessionCap } from '../sessions/crafting/amount.ts';
import { essenceYield } from '../sessions/crafting/essence.ts';
import { levelOf, missingUnits, UNITS_PER_POINT } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';
import type { CrafteableItem, ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type ActionBatch, actionsUntil } from './action-batches.ts';
import type { CraftAmount, CraftTarget } from './craft-amounts.ts';

/** What disenchanting pieces in an order until a target means. */
export interface DisenchantAmount extends Omit<CraftAmount, 'uses' | 'chances'> {
  /** The pieces, to ask for with begin-disenchanting. */
  readonly items: readonly ItemAmount[];
  readonly essences: number;
}

/**
 * Takes pieces, the first ones first, until a target is reached. Requirements of the recipe are not checked.
 * @param recipe recipe of the essence
 * @param offered pieces that become this essence, in the order in which they are taken
 * @param at instant of the begin, epoch ms
 */
export function disenchantAmount(
  shown: Shown,
  recipe: CrafteableItem,
  offered: readonly ItemAmount[],
  target: CraftTarget,
  world: World,
  at: number,
): DisenchantAmount {
  const time = recipe.baseActionTime * 1000;
  const points = shown.experience[recipe.skillId - 1] as number;
  const pieces = offered.flatMap(({ itemId, amount }) => {
    const piece = world.item(itemId);
    if (piece === undefined) return [];
    const essences = essenceYield(piece);
    return [{ itemId, actions: amount, essences, units: actionExperience(recipe, essences, shown, world) }];
  });
  const available = pieces.reduce((sum, { actions }) => sum + actions, 0);
  const wanted = wantedPieces(target, pieces, { points, time, at });
  const cap = sessionCap(idleTime(shown.trophies, world), recipe.baseActionTime);
  const possible = Math.min(available, cap);
  const amount = Math.max(0, Math.min(wanted, possible));
  let left = amount;
  let essences = 0;
  let units = 0;
  const items = pieces.flatMap((piece) => {
    const taken = Math.min(piece.actions, left);
    left -= taken;
    essences += taken * piece.essences;
    units += taken * piece.units;
    return taken > 0 ? [{ itemId: piece.itemId, amount: taken }] : [];
  });
  const experience = Math.floor(units / UNITS_PER_POINT);
  return {
    items,
    amount,
    essences,
    isAll: amount === possible,
    endsAt: at + amount * time,
    level: levelOf(points + experience),
    experience,
    wanted,
    stops: wanted <= possible ? 'done' : available <= cap ? 'components' : 'limit',
  };
}

interface Begin {
  readonly points: number;
  /** Length of an action in ms. */
  readonly time: number;
  readonly at: number;
}

function wantedPieces(
  target: CraftTarget,
  batches: readonly ActionBatch[],
  { points, time, at }: Begin,
): number {
  switch (target.kind) {
    case 'amount':
      return target.amount;
    case 'all':
      return Number.POSITIVE_INFINITY;
    case 'level':
      return actionsUntil(missingUnits(points, target.level), batches);
    case 'instant':
      return Math.max(0, Math.ceil((target.at - at) / time));
  }
}
