import type { GameEvent, InventoryReason } from '@slumberfell/engine';

/** When kinds of items last came to a character, epoch ms, by item id; the newest first. */
export type Arrivals = ReadonlyMap<number, number>;

/** The most kinds that a browser remembers. */
export const REMEMBERED = 1_000;

/**
 * Changes of the inventory by which a kind comes to the character. Gear that is put off and a sale that is
 * undone only return what it had.
 */
const ARRIVING: ReadonlySet<InventoryReason> = new Set([
  'crafted',
  'disenchanted',
  'found',
  'loot',
  'bought',
  'milestone',
]);

/** The kinds of items that came with the events. */
export const arrivedWith = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) =>
    event.type === 'OnInventoryChange' && ARRIVING.has(event.reason)
      ? event.changes.filter(({ amount }) => amount > 0).map(({ itemId }) => itemId)
      : [],
  );

/**
 * Adds kinds that came at an instant, epoch ms. A kind that came later keeps its later instant; of equal
 * instants the last added one counts as the newest.
 */
export function withArrivals(arrivals: Arrivals, itemIds: readonly number[], at: number): Arrivals {
  const newer = itemIds.filter((id) => (arrivals.get(id) ?? 0) <= at);
  if (newer.length === 0) return arrivals;
  const came = new Map([...newer].reverse().map((id) => [id, at]));
  const earlier = [...arrivals].filter(([id]) => !came.has(id));
  const later = earlier.filter(([, instant]) => instant > at);
  const all = [...later, ...came, ...earlier.slice(later.length)];
  return new Map(all.slice(0, REMEMBERED));
}

/** The arrivals of a stored list, [id, instant, id, instant, ...]. Accepts every stored value. */
export function readArrivals(stored: unknown): Arrivals {
  if (!Array.isArray(stored)) return new Map();
  const pairs: [number, number][] = [];
  for (let place = 0; place + 1 < stored.length && pairs.length < REMEMBERED; place += 2) {
    const [id, at] = [stored[place], stored[place + 1]];
    if (Number.isSafeInteger(id) && Number.isSafeInteger(at)) pairs.push([id as number, at as number]);
  }
  return new Map(pairs.sort(([, one], [, other]) => other - one));
}

/** The list to store. */
export const storedArrivals = (arrivals: Arrivals): number[] => [...arrivals].flat();
