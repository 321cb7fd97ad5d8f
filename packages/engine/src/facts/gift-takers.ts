import { likingOf, takesGifts } from '../quests/villager-gifts.ts';
import type { QuestState } from '../state/quests.ts';
import type { Villager } from '../world/quests.ts';
import type { World } from '../world/world.ts';

/** A villager who likes an item. */
export interface GiftTaker {
  readonly villager: Villager;
  /** How many of it make a gift. */
  readonly amount: number;
}

/** The villagers who like an item, of those that take gifts of a reader at this place of the story. */
export const giftTakers = (itemId: number, quests: QuestState, world: World): readonly GiftTaker[] =>
  world.quests.villagers.flatMap((villager) => {
    const liking = takesGifts({ quests }, villager, world) ? likingOf(villager, itemId) : undefined;
    return liking === undefined ? [] : [{ villager, amount: liking.amount }];
  });
