import { amountOf, entriesOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { isLocked } from '../state/kept.ts';
import type { Shown } from '../state/state.ts';
import { type Item, type ItemAmount, ItemCategory } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { isCardClaimed, isLearned, isTamed } from './collected.ts';
import { KINDS_AT_ONCE } from './junk.ts';

export const CLAIM_KINDS = ['trophies', 'cards', 'pets', 'recipes'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** How many trophies of a kind have a rank in the Relicarium: bronze, silver and gold. */
export const TROPHY_RANKS = 3;

/** The parts of the shown state that decide what can be claimed. */
export type Claimable = Pick<Shown, 'inventory' | 'kept' | 'trophies' | 'cards' | 'pets' | 'knownRecipes'>;

export interface Claims {
  /** What leaves the inventory, ids ascending. */
  readonly items: readonly ItemAmount[];
  /** Whether there are more kinds than one command claims. */
  readonly more: boolean;
}

/**
 * What `claim-all` claims now. Items that are kept as a whole are left out. Of the cards of an enemy it is
 * the radiant one.
 * @param all whether trophies above `TROPHY_RANKS` of a kind are claimed, too
 */
export function claimsOf(shown: Claimable, kind: ClaimKind, all: boolean, world: World): Claims {
  const owned = entriesOf(shown.inventory).flatMap(([itemId, amount]) => {
    const item = world.item(itemId);
    return item === undefined || isLocked(shown, itemId) ? [] : [{ item, amount }];
  });
  const claimed = CLAIMED[kind](owned, shown, world, all);
  return { items: claimed.slice(0, KINDS_AT_ONCE), more: claimed.length > KINDS_AT_ONCE };
}

interface Owned {
  readonly item: Item;
  readonly amount: number;
}

type Claimed = (
  owned: readonly Owned[],
  shown: Claimable,
  world: World,
  all: boolean,
) => readonly ItemAmount[];

const one = ({ item }: Owned): ItemAmount => ({ itemId: item.id, amount: 1 });

const CLAIMED: Readonly<Record<ClaimKind, Claimed>> = {
  trophies: (owned, { trophies }, world, all) =>
    owned
      .filter(({ item }) => world.relicariumEntry(item.id) !== undefined)
      .map(({ item, amount }) => {
        const room = (all ? MAX_AMOUNT : TROPHY_RANKS) - amountOf(trophies, item.id);
        return { itemId: item.id, amount: Math.min(amount, room) };
      })
      .filter(({ amount }) => amount > 0),
  cards(owned, shown) {
    const cards = owned.filter(({ item }) => item.enemyId !== undefined && !isCardClaimed(shown, item));
    const radiant = new Set(cards.flatMap(({ item }) => (item.radiant ? item.enemyId : [])));
    return cards.filter(({ item }) => item.radiant || !radiant.has(item.enemyId)).map(one);
  },
  pets: (owned, shown) =>
    owned.filter(({ item }) => item.category === ItemCategory.Pet && !isTamed(shown, item)).map(one),
  recipes: (owned, shown) =>
    owned.filter(({ item }) => item.category === ItemCategory.Recipe && !isLearned(shown, item)).map(one),
};
