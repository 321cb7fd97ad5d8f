import { amountOf, type Item, type RelicariumEntry, type Shown, type World } from '@slumberfell/engine';
import { listedEntries } from '../../features/collections/collection-progress.ts';
import { isSought, type Sought } from '../../features/items/name-search.ts';
import { categoryPlace } from './categories.ts';

/** One kind of trophy in the Relicarium. */
export interface Exhibit {
  readonly item: Item;
  /** Seconds of idle time that its first claim gives. */
  readonly bonusTime: number;
  readonly rank: number;
  readonly claimed: number;
}

/** All trophies of a category. */
export interface Shelf {
  readonly category: string;
  readonly exhibits: readonly Exhibit[];
  /** Numbers of kinds, and of claimed kinds. */
  readonly total: number;
  readonly claimed: number;
  /** Sum of the claimed kinds' idle time, in seconds. */
  readonly bonusTime: number;
}

/** `null` for any. */
export interface ShelfFilter {
  readonly category: string | null;
  /** 1 to 5. */
  readonly rank: number | null;
  readonly sought: Sought;
}

/** Ranks of trophies (specification 9.8). */
export const RANKS = [1, 2, 3, 4, 5] as const;

/** The Relicarium, grouped by category in the order of the enumeration (specification 2.69, 2.70). */
export function shelvesOf(trophies: Shown['trophies'], world: World): Shelf[] {
  const shelves = new Map<string, Exhibit[]>();
  for (const entry of listedEntries(trophies, world)) {
    const exhibit = exhibitOf(entry, trophies, world);
    if (!exhibit) continue;
    const others = shelves.get(entry.category);
    if (others) others.push(exhibit);
    else shelves.set(entry.category, [exhibit]);
  }
  return [...shelves]
    .sort(([one], [other]) => categoryPlace(one) - categoryPlace(other))
    .map(([category, exhibits]) => {
      const claimed = exhibits.filter((exhibit) => exhibit.claimed > 0);
      const bonusTime = claimed.reduce((sum, exhibit) => sum + exhibit.bonusTime, 0);
      return { category, exhibits, total: exhibits.length, claimed: claimed.length, bonusTime };
    });
}

function exhibitOf(
  { itemId, bonusTime, rank }: RelicariumEntry,
  trophies: Shown['trophies'],
  world: World,
): Exhibit | undefined {
  const item = world.item(itemId);
  return item && { item, bonusTime, rank, claimed: amountOf(trophies, itemId) };
}

/**
 * The shelves with at least one matching trophy, and only those trophies. Their counters stay those of the
 * whole shelf.
 */
export const filterShelves = (shelves: readonly Shelf[], { category, rank, sought }: ShelfFilter): Shelf[] =>
  shelves
    .filter((shelf) => category === null || shelf.category === category)
    .map((shelf) => ({
      ...shelf,
      exhibits: shelf.exhibits.filter(
        (exhibit) => (rank === null || exhibit.rank === rank) && isSought(exhibit.item.name, sought),
      ),
    }))
    .filter(({ exhibits }) => exhibits.length > 0);
