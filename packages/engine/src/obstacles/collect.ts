import { isCardClaimed, isLearned, isTamed } from '../character/collected.ts';
import { amountOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { Shown } from '../state/state.ts';
import { type ItemAmount, ItemCategory } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

interface OneItem {
  readonly itemId: number;
}

const owns = ({ inventory }: Shown, itemId: number, amount: number): boolean =>
  amountOf(inventory, itemId) >= amount;

export function learnRecipeObstacles(shown: Shown, { itemId }: OneItem, world: World) {
  const item = world.item(itemId);
  if (!item) return ['item/unknown'] as const;
  if (item.category !== ItemCategory.Recipe) return ['recipe/not-a-recipe'] as const;
  return holding(['item/not-owned', !owns(shown, itemId, 1)], ['recipe/known', isLearned(shown, item)]);
}

export function tamePetObstacles(shown: Shown, { itemId }: OneItem, world: World) {
  const item = world.item(itemId);
  if (!item) return ['item/unknown'] as const;
  if (item.category !== ItemCategory.Pet) return ['pet/not-a-pet'] as const;
  return holding(['item/not-owned', !owns(shown, itemId, 1)], ['pet/tamed', isTamed(shown, item)]);
}

export function claimCardObstacles(shown: Shown, { itemId }: OneItem, world: World) {
  const item = world.item(itemId);
  if (!item) return ['item/unknown'] as const;
  if (item.enemyId === undefined) return ['card/not-a-card'] as const;
  return holding(['item/not-owned', !owns(shown, itemId, 1)], ['card/claimed', isCardClaimed(shown, item)]);
}

export function claimTrophyObstacles(shown: Shown, { itemId, amount }: ItemAmount, world: World) {
  if (!world.item(itemId)) return ['item/unknown'] as const;
  if (!world.relicariumEntry(itemId)) return ['trophy/not-a-trophy'] as const;
  return holding(
    ['item/not-owned', !owns(shown, itemId, amount)],
    ['amount/too-large', amountOf(shown.trophies, itemId) > MAX_AMOUNT - amount],
  );
}
