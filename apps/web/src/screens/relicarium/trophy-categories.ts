import { amountOf, type Item, type RelicariumEntry, type Shown, type World } from '@slumberfell/engine';
import { listedEntries } from '../../features/collections/collection-progress.ts';
import { matchesSearch, type SearchWords } from '../../features/items/name-search.ts';
import { categoryPlace } from './categories.ts';

/** One kind of trophy in the Relicarium. */
export interface CategoryTrophy {
  readonly item: Item;
  /** Seconds of idle time that the first claim of this kind gives. */
  readonly bonusTime: number;
  readonly rank: number;
  readonly claimed: number;
}

/** All trophies of a category. */
export interface TrophyCategory {
  readonly category: string;
  readonly trophies: readonly CategoryTrophy[];
  /**
   * `total`: the kinds of trophies in the category. `claimed`: the kinds of which the character has claimed
   * at least one.
   */
  readonly total: number;
  readonly claimed: number;
  /** Seconds of idle time: the sum of `bonusTime` of the claimed kinds of trophies. */
  readonly bonusTime: number;
}

/** Which trophies to show. Null: the filter is off. */
export interface TrophyFilter {
  readonly category: string | null;
  /** The rank of the trophies, 1 to 5. */
  readonly rank: number | null;
  /** Whether only kinds are shown of which none is claimed. */
  readonly onlyMissing: boolean;
  readonly words: SearchWords;
}

/** Ranks of trophies (specification 9.8). */
export const RANKS = [1, 2, 3, 4, 5] as const;

/** The Relicarium, grouped by category in the order of the enumeration (specification 2.69, 2.70). */
export function trophyCategoriesOf(trophies: Shown['trophies'], world: World): TrophyCategory[] {
  const categories = new Map<string, CategoryTrophy[]>();
  for (const entry of listedEntries(trophies, world)) {
    const trophy = categoryTrophyOf(entry, trophies, world);
    if (!trophy) continue;
    const others = categories.get(entry.category);
    if (others) others.push(trophy);
    else categories.set(entry.category, [trophy]);
  }
  return [...categories]
    .sort(([one], [other]) => categoryPlace(one) - categoryPlace(other))
    .map(([category, trophies]) => {
      const claimed = trophies.filter((trophy) => trophy.claimed > 0);
      const bonusTime = claimed.reduce((sum, trophy) => sum + trophy.bonusTime, 0);
      return { category, trophies, total: trophies.length, claimed: claimed.length, bonusTime };
    });
}

function categoryTrophyOf(
  { itemId, bonusTime, rank }: RelicariumEntry,
  trophies: Shown['trophies'],
  world: World,
): CategoryTrophy | undefined {
  const item = world.item(itemId);
  return item && { item, bonusTime, rank, claimed: amountOf(trophies, itemId) };
}

/**
 * The categories that have a matching trophy, with only the matching trophies. `total`, `claimed` and
 * `bonusTime` still count the whole category.
 */
export const filterTrophyCategories = (
  categories: readonly TrophyCategory[],
  { category, rank, onlyMissing, words }: TrophyFilter,
): TrophyCategory[] =>
  categories
    .filter((group) => category === null || group.category === category)
    .map((group) => ({
      ...group,
      trophies: group.trophies.filter(
        (trophy) =>
          (rank === null || trophy.rank === rank) &&
          !(onlyMissing && trophy.claimed > 0) &&
          matchesSearch(trophy.item.name, words),
      ),
    }))
    .filter(({ trophies }) => trophies.length > 0);
