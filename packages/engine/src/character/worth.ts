import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';

/** The one rule of worth: what items bring at shop prices. Sales, reports and forecasts use it. */

/** Gold for one of an item at shop prices; 0 for an unknown item. */
const goldFor = (itemId: number, world: World): number => world.item(itemId)?.value ?? 0;

/** What items are worth together. Above the safe integers it is inexact. */
export const worthOf = (items: readonly ItemAmount[], world: World): number =>
  items.reduce((sum, { itemId, amount }) => sum + amount * goldFor(itemId, world), 0);

/**
 * What a session or a night is worth at shop prices: what it brings, less what it uses. May be negative.
 * Items that are sold stay among those that came, so a sale does not change it. Fares are no part of it.
 */
export const netWorthOf = (gained: Iterable<ItemAmount>, used: Iterable<ItemAmount>, world: World): number =>
  worthOf([...gained], world) - worthOf([...used], world);
