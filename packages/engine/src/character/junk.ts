import { entriesOf } from '../state/amounts.ts';
import { freeAmount } from '../state/kept.ts';
import { itemsOfSets } from '../state/saved-set.ts';
import { wornItems } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { worthOf } from './worth.ts';

/** The most kinds of items that one command sells or claims. */
export const KINDS_AT_ONCE = 1_000;

/** What a command sells. */
export interface Lot {
  /** Ids ascending, each once. */
  readonly items: readonly ItemAmount[];
  /** What is paid for it. Above the safe integers it is inexact. */
  readonly gold: number;
  /** Whether there are more kinds than one command sells. */
  readonly more: boolean;
}

const NOTHING: Lot = { items: [], gold: 0, more: false };

/**
 * What `sell-junk` sells now: of each kind that is marked as junk what is above its kept amount. Kinds of a
 * saved set are left out, and the kinds that are worn or packed.
 */
export function junkLot(shown: Shown, world: World): Lot {
  if (shown.junk.length === 0) return NOTHING;
  const junk = new Set(shown.junk);
  const needed = new Set([...itemsOfSets(shown), ...wornItems(shown)]);
  const all = entriesOf(shown.inventory)
    .filter(([itemId]) => junk.has(itemId) && !needed.has(itemId) && world.item(itemId) !== undefined)
    .map(([itemId]) => ({ itemId, amount: freeAmount(shown, itemId) }))
    .filter(({ amount }) => amount > 0);
  const items = all.slice(0, KINDS_AT_ONCE);
  return { items, gold: worthOf(items, world), more: all.length > items.length };
}
