import { cosmeticsOfFriend } from '../world/cosmetics.ts';
import type { Cosmetic, Villager } from '../world/quests.ts';

/** What a villager says and gives at a level of friendship. */
export interface FriendGift {
  readonly level: number;
  /** What the villager says from then on; undefined in a world where the villager has no line for it. */
  readonly line: string | undefined;
  readonly candleEnds: number;
  /** Null for none. */
  readonly furnishingId: number | null;
  readonly cosmetics: readonly Cosmetic[];
}

const LINE_LEVELS = [3, 6, 10] as const;
const FIRST_LINE_CANDLE_ENDS = 3;

/** What a villager gives to a friend, ascending by level. */
export function giftsOfFriend(villager: Villager): readonly FriendGift[] {
  const [first, second, third] = villager.lines;
  const nothing = { candleEnds: 0, furnishingId: null, cosmetics: [] };
  return [
    { ...nothing, level: LINE_LEVELS[0], line: first, candleEnds: FIRST_LINE_CANDLE_ENDS },
    { ...nothing, level: LINE_LEVELS[1], line: second, furnishingId: villager.furnishingId },
    { ...nothing, level: LINE_LEVELS[2], line: third, cosmetics: cosmeticsOfFriend(villager) },
  ];
}

/** What a villager gives to a friend whose level rises. */
export const giftsBetween = (villager: Villager, before: number, after: number): readonly FriendGift[] =>
  giftsOfFriend(villager).filter(({ level }) => before < level && level <= after);
