import {
  CLAIM_KINDS,
  claimsOf,
  entriesOf,
  freeAmount,
  type Item,
  type ItemAmount,
  ItemCategory,
  ItemQuality,
  isFood,
  type Shown,
  SOLD_AT_ONCE,
  wornSlotOf,
} from '@slumberfell/engine';
import { craftOf, item, sets, world } from '../shipped.ts';
import type { CareerPlayer } from './player.ts';
import { wantedOf } from './story/wanted.ts';

/** What a player does with the bag at each login: claims, learns and tames all it can, and sells the rest. */
export function tidy(player: CareerPlayer, keeps: 'materials' | 'food' = 'food'): void {
  for (const kind of CLAIM_KINDS) {
    if (claimsOf(player.shown, kind, false, world).items.length > 0)
      player.give({ name: 'claim-all', input: { kind } });
  }
  const items = surplusOf(player.shown, keeps, wantedOf(player)).slice(0, SOLD_AT_ONCE);
  if (items.length > 0) player.give({ name: 'sell-many', input: { items } });
}

/** The most of one material that is kept for crafting. */
const MOST_MATERIALS = 3_000;

const COMPONENTS = new Set(
  sets.crafteableItems.flatMap((recipe) => recipe.requiredComponents.map(({ itemId }) => itemId)),
);
const FOOD_COMPONENTS = new Set(
  sets.crafteableItems
    .filter(({ itemId }) => isFood(world.item(itemId)))
    .flatMap((recipe) => recipe.requiredComponents.map(({ itemId }) => itemId)),
);

/** @param wanted the amounts that villagers ask for, by item */
function surplusOf(
  shown: Shown,
  keeps: 'materials' | 'food',
  wanted: ReadonlyMap<number, number>,
): ItemAmount[] {
  return entriesOf(shown.inventory).flatMap(([itemId]) => {
    const owned = freeAmount(shown, itemId);
    const amount = owned - Math.max(keptOf(item(itemId), keeps), wanted.get(itemId) ?? 0);
    return amount > 0 ? [{ itemId, amount }] : [];
  });
}

/** How many of an item a player keeps. */
function keptOf(one: Item, keeps: 'materials' | 'food'): number {
  if (one.category === ItemCategory.Key || isFood(one)) return Number.POSITIVE_INFINITY;
  // Those that can be claimed have been claimed.
  if (isCollected(one)) return 0;
  if (wornSlotOf(one) !== undefined) return one.quality === ItemQuality.Common ? 1 : 2;
  if (FOOD_COMPONENTS.has(one.id)) return MOST_MATERIALS;
  if (keeps === 'materials' && COMPONENTS.has(one.id)) return MOST_MATERIALS;
  // What is only found is kept in small amounts, because a recipe may need it.
  return COMPONENTS.has(one.id) && craftOf(one.id) === undefined ? 100 : 0;
}

const COLLECTED: ReadonlySet<ItemCategory> = new Set([
  ItemCategory.Trophy,
  ItemCategory.Card,
  ItemCategory.Pet,
  ItemCategory.Recipe,
]);
const isCollected = ({ category }: Item): boolean => COLLECTED.has(category);
