import { essenceYield } from '../sessions/crafting/essence.ts';
import { isFood } from '../state/slots.ts';
import {
  type CrafteableItem,
  type Dungeon,
  type Enemy,
  type Item,
  ItemCategory,
  type RelicariumEntry,
} from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { perWorld } from './per-world.ts';

/** One thing that a character can do with an item. */
export type ItemUse =
  | { readonly kind: 'component'; readonly recipe: CrafteableItem; readonly amount: number }
  | { readonly kind: 'key'; readonly dungeon: Dungeon }
  | { readonly kind: 'trophy'; readonly entry: RelicariumEntry }
  | { readonly kind: 'card'; readonly enemy: Enemy; readonly isRadiant: boolean }
  | { readonly kind: 'pet'; readonly skillId: number; readonly percent: number }
  /** Learned from the item: what the character can then make. */
  | { readonly kind: 'learn'; readonly recipes: readonly CrafteableItem[] }
  | { readonly kind: 'wear' }
  | { readonly kind: 'eat'; readonly healing: number }
  | { readonly kind: 'disenchant'; readonly essence: Item; readonly amount: number }
  | { readonly kind: 'sell'; readonly value: number };

interface RecipesByItem {
  /** The recipes that take an item, each with the amount of one action. */
  readonly taking: ReadonlyMap<number, readonly ItemUse[]>;
  /** The recipes that an item teaches. */
  readonly taught: ReadonlyMap<number, readonly CrafteableItem[]>;
}

const recipesIn = perWorld((world): RecipesByItem => {
  const taking = new Map<number, ItemUse[]>();
  const taught = new Map<number, CrafteableItem[]>();
  for (const recipe of world.sets.crafteableItems) {
    for (const { itemId, amount } of recipe.requiredComponents)
      taking.set(itemId, [...(taking.get(itemId) ?? []), { kind: 'component', recipe, amount }]);
    const { requiredRecipeId } = recipe;
    if (requiredRecipeId !== null)
      taught.set(requiredRecipeId, [...(taught.get(requiredRecipeId) ?? []), recipe]);
  }
  return { taking, taught };
});

/** What a character can do with an item. Every item of the world can at least be sold. */
export function itemUses({ id }: Pick<Item, 'id'>, world: World): readonly ItemUse[] {
  const item = world.item(id);
  return item ? [...ownUses(item, world), ...componentUses(item, world), sale(item)] : [];
}

const componentUses = ({ id }: Item, world: World): readonly ItemUse[] =>
  recipesIn(world).taking.get(id) ?? [];

const sale = ({ value }: Item): ItemUse => ({ kind: 'sell', value });

function* ownUses(item: Item, world: World): Iterable<ItemUse> {
  const { id, category, equipmentType, enemyId, skillId, disenchantsInto } = item;
  const essence = world.item(disenchantsInto ?? 0);
  const entry = world.relicariumEntry(id);
  const enemy = world.enemy(enemyId ?? 0);
  if (isFood(item)) yield { kind: 'eat', healing: item.healingAmount };
  else if (equipmentType !== undefined) yield { kind: 'wear' };
  if (essence) yield { kind: 'disenchant', essence, amount: essenceYield(item) };
  for (const dungeon of world.sets.dungeons) if (dungeon.keyItemId === id) yield { kind: 'key', dungeon };
  if (entry) yield { kind: 'trophy', entry };
  if (enemy) yield { kind: 'card', enemy, isRadiant: item.radiant === true };
  if (category === ItemCategory.Pet && skillId !== undefined)
    yield { kind: 'pet', skillId, percent: item.bonusExperiencePercentage ?? 0 };
  if (category === ItemCategory.Recipe)
    yield { kind: 'learn', recipes: recipesIn(world).taught.get(id) ?? [] };
}
