import { isBestFriend, isGivenThisWeek, likingOf, takesGifts } from '../quests/villager-gifts.ts';
import { amountOf } from '../state/amounts.ts';
import { freeAmount } from '../state/kept.ts';
import type { Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';
import { holding } from './hold.ts';

/** A gift, as `give-gift` has it. */
export interface Gift {
  readonly villagerId: number;
  readonly itemId: number;
  readonly useKept?: boolean | undefined;
}

export function giveGiftObstacles(shown: Shown, gift: Gift, world: World, at: number) {
  const { villagerId, itemId, useKept = false } = gift;
  const villager = world.quests.villager(villagerId);
  if (villager === undefined || !takesGifts(shown, villager, world)) return ['quest/locked'] as const;
  const liking = likingOf(villager, itemId);
  if (liking === undefined) return ['gift/not-liked'] as const;
  return holding(
    ['gift/best-friend', isBestFriend(shown, villagerId)],
    ['gift/this-week', isGivenThisWeek(shown, villagerId, at)],
    ['item/not-owned', amountOf(shown.inventory, itemId) < liking.amount],
    ['item/kept', !useKept && freeAmount(shown, itemId) < liking.amount],
  );
}
