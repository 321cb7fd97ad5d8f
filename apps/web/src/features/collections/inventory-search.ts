// chunk: first
import type { ClaimKind } from '@slumberfell/engine';

/**
 * The search parameters of the inventory's address. With `waiting` the inventory shows only items that this
 * collection would accept, with `traits` at first only items with traits.
 */
export interface InventorySearch {
  readonly waiting?: ClaimKind;
  readonly traits?: true;
}

/** All kinds. Not the engine's list: the landing page would load the engine with it. */
const KINDS: Readonly<Record<ClaimKind, true>> = { trophies: true, cards: true, pets: true, recipes: true };
const isKind = (value: unknown): value is ClaimKind =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);

/** Keeps only valid parameters, because a player may type any address. */
export const inventorySearch = ({ waiting, traits }: Readonly<Record<string, unknown>>): InventorySearch => ({
  ...(isKind(waiting) && { waiting }),
  ...(traits === true && { traits }),
});
