import { amountOf } from '../state/amounts.ts';
import { friendshipLevel, MAX_FRIENDSHIP } from '../state/friendship.ts';
import { freeAmount } from '../state/kept.ts';
import type { Shown } from '../state/state.ts';
import type { Chapter, Liking, UnlockKind, Villager } from '../world/quests.ts';
import { dayOf } from '../world/time.ts';
import type { World } from '../world/world.ts';
import { weekOf } from './rotation.ts';
import { isUnlocked, regionsOfVillagers } from './unlocked.ts';

/** Points of friendship for a gift. */
export const POINTS_OF_GIFT = 1;

/** Whether a villager takes gifts of a character. */
export const takesGifts = (shown: Pick<Shown, 'quests'>, { regionId }: Villager, world: World): boolean =>
  isUnlocked(shown, world, 'gifts') && regionsOfVillagers(shown, world).has(regionId);

/** The chapter whose end lets a villager take gifts; undefined when no chapter of the world does that. */
export function chapterOfGifts({ regionId }: Villager, { quests: { chapters } }: World): Chapter | undefined {
  const opens = (kind: UnlockKind, isMeant: (id: number) => boolean) =>
    chapters.find(({ unlocks }) => unlocks.some((unlock) => unlock.kind === kind && isMeant(unlock.id)));
  const gifts = opens('gifts', () => true);
  const villagers = opens('villagers', (id) => id === regionId);
  return gifts && villagers && (gifts.id > villagers.id ? gifts : villagers);
}

/** Whether a villager was given something in the week of an instant. */
export const isGivenThisWeek = (
  { villagerGifts: { week, villagerIds } }: Pick<Shown, 'villagerGifts'>,
  villagerId: number,
  at: number,
): boolean => week === weekOf(dayOf(at)) && villagerIds.includes(villagerId);

/** Whether the friendship with a villager cannot rise any more. */
export const isBestFriend = ({ friendship }: Pick<Shown, 'friendship'>, villagerId: number): boolean =>
  friendshipLevel(amountOf(friendship, villagerId)) === MAX_FRIENDSHIP;

/** How a villager likes an item; undefined when it does not. */
export const likingOf = ({ likes = [] }: Villager, itemId: number): Liking | undefined =>
  likes.flat().find(({ itemIds }) => itemIds.includes(itemId));

/** An item that a villager would take. */
export interface GiftChoice {
  readonly itemId: number;
  /** How many make a gift. */
  readonly amount: number;
  /** How many are in the inventory. */
  readonly owned: number;
  /** Whether so many are in the inventory that are not kept. */
  readonly isReady: boolean;
  /** Gold for which the gift could be sold. */
  readonly value: number;
}

/** What a character has of the things that a villager likes: what can be given first, then the cheapest. */
export function giftChoices(
  { likes = [] }: Villager,
  shown: Pick<Shown, 'inventory' | 'kept'>,
  world: World,
): readonly GiftChoice[] {
  const owned = likes.flat().flatMap(({ itemIds, amount }) =>
    itemIds.flatMap((itemId): GiftChoice[] => {
      const units = amountOf(shown.inventory, itemId);
      const item = world.item(itemId);
      if (units === 0 || item === undefined) return [];
      return [
        {
          itemId,
          amount,
          owned: units,
          isReady: freeAmount(shown, itemId) >= amount,
          value: amount * item.value,
        },
      ];
    }),
  );
  return owned.sort((one, other) => Number(other.isReady) - Number(one.isReady) || one.value - other.value);
}

/**
 * One item for each family that a villager likes: that of the highest tier in the inventory, else that of the
 * lowest tier.
 */
export const likedExamples = (
  { likes = [] }: Villager,
  { inventory }: Pick<Shown, 'inventory'>,
): readonly { readonly itemId: number; readonly amount: number }[] =>
  likes.flatMap((tiers) => {
    const isOwned = (itemId: number): boolean => amountOf(inventory, itemId) > 0;
    const tier = tiers.findLast(({ itemIds }) => itemIds.some(isOwned)) ?? tiers[0];
    const itemId = tier?.itemIds.find(isOwned) ?? tier?.itemIds[0];
    return tier === undefined || itemId === undefined ? [] : [{ itemId, amount: tier.amount }];
  });
