import type { Arrivals } from '../../features/arrivals/arrivals.ts';
import type { Entry } from './inventory-entries.ts';

/** What the tiles of the bag are sorted by. */
export const BAG_ORDERS = ['kind', 'name', 'worth', 'amount', 'newest', 'used'] as const;
export type BagOrder = (typeof BAG_ORDERS)[number];

export const ORDER_TITLES: Readonly<Record<BagOrder, string>> = {
  kind: 'By kind',
  name: 'By name',
  worth: 'By worth',
  amount: 'By amount',
  newest: 'Newest first',
  used: 'Usable first',
};

/** What an order may ask beside the entries. */
export interface OrderFacts {
  readonly arrivals: Arrivals;
  readonly isUsed: (entry: Entry) => boolean;
}

const names = new Intl.Collator('en');

/**
 * Entries in an order. worth: what is owned of a kind is worth most first; amount: the largest first; newest:
 * the kinds that came last first, those of which this browser does not know it at the end; used: first what
 * the character can use. Entries that are equal in this keep their order.
 */
export function inOrder(
  entries: readonly Entry[],
  order: BagOrder,
  { arrivals, isUsed }: OrderFacts,
): Entry[] {
  switch (order) {
    case 'kind':
      return [...entries];
    case 'name':
      return [...entries].sort((one, other) => names.compare(one.item.name, other.item.name));
    case 'worth':
      return largestFirst(entries, ({ item, amount }) => item.value * amount);
    case 'amount':
      return largestFirst(entries, ({ amount }) => amount);
    case 'newest': {
      const places = new Map([...arrivals.keys()].map((id, place) => [id, -place]));
      return largestFirst(entries, ({ item }) => places.get(item.id) ?? -arrivals.size);
    }
    case 'used':
      return largestFirst(entries, (entry) => (isUsed(entry) ? 1 : 0));
  }
}

function largestFirst(entries: readonly Entry[], merit: (entry: Entry) => number): Entry[] {
  const merits = new Map(entries.map((entry) => [entry, merit(entry)]));
  return [...entries].sort((one, other) => (merits.get(other) ?? 0) - (merits.get(one) ?? 0));
}
