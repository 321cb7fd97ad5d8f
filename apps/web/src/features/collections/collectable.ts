import { type Claimable, type ClaimKind, claimsOf, type Item, type World } from '@slumberfell/engine';

/** The items in the inventory that a collection would accept now, ids ascending: those of `claim-all`. */
export const collectable = (shown: Claimable, kind: ClaimKind, world: World): Item[] =>
  claimsOf(shown, kind, false, world).items.flatMap(({ itemId }) => world.item(itemId) ?? []);
