import { idleTime } from '../character/idle-time.ts';
import { actionsFor, sessionCap } from '../sessions/crafting/amount.ts';
import { isEssence } from '../sessions/crafting/essence.ts';
import { craftObstacles, knowledgeObstacles } from '../sessions/crafting/obstacles.ts';
import { amountOf } from '../state/amounts.ts';
import { freeAmount } from '../state/kept.ts';
import { isCombat, type Shown } from '../state/state.ts';
import type { CrafteableItem, ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { holding, type Obstacles } from './hold.ts';

/** The most actions of a session that begins now, by the idle time. */
export const capOf = (shown: Shown, { baseActionTime }: CrafteableItem, world: World): number =>
  sessionCap(idleTime(shown.trophies, world), baseActionTime);

export function beginCraftingObstacles(shown: Shown, { itemId, amount }: ItemAmount, world: World) {
  const recipe = world.craft(itemId);
  if (!recipe || isEssence(recipe)) return ['craft/unknown'] as const;
  if (isCombat(shown.action)) return ['action/craft-in-combat'] as const;
  const obstacles = craftObstacles(shown, recipe);
  if (obstacles.length > 0) return obstacles;
  return holding(
    ['craft/missing-input', amount > actionsFor(shown.inventory, recipe)],
    ['craft/amount', amount > capOf(shown, recipe, world)],
  );
}

interface PiecesInput {
  /** The essence. */
  readonly itemId: number;
  readonly items: readonly ItemAmount[];
}

export function beginDisenchantingObstacles(shown: Shown, { itemId, items }: PiecesInput, world: World) {
  const recipe = world.craft(itemId);
  if (!recipe || !isEssence(recipe)) return ['disenchant/unknown'] as const;
  if (isCombat(shown.action)) return ['action/craft-in-combat'] as const;
  const obstacles = knowledgeObstacles(shown, recipe);
  if (obstacles.length > 0) return obstacles;
  if (new Set(items.map((piece) => piece.itemId)).size < items.length) return ['disenchant/twice'] as const;
  const faults = items.flatMap((piece) => pieceObstacles(shown, itemId, piece, world));
  if (faults.length > 0) return faults;
  // A sum above the safe integers is inexact, but it is still far above the largest allowed amount.
  const amount = items.reduce((sum, piece) => sum + piece.amount, 0);
  return holding(['craft/amount', amount > capOf(shown, recipe, world)]);
}

function pieceObstacles(
  shown: Shown,
  essenceId: number,
  piece: ItemAmount,
  world: World,
): Obstacles<'item/unknown' | 'disenchant/wrong-piece' | 'item/not-owned' | 'item/kept'> {
  const item = world.item(piece.itemId);
  if (!item) return ['item/unknown'];
  return holding(
    ['disenchant/wrong-piece', item.disenchantsInto !== essenceId],
    ['item/not-owned', amountOf(shown.inventory, piece.itemId) < piece.amount],
    ['item/kept', freeAmount(shown, piece.itemId) < piece.amount],
  );
}
