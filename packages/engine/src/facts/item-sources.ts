import type { CombatTarget } from '../forecast/combat-rates.ts';
import { essenceYield, isEssence } from '../sessions/crafting/essence.ts';
import type { CompiledEnemy } from '../world/compiled-enemy.ts';
import type { CrafteableItem, Dungeon, Item, Region } from '../world/static-data.ts';
import { ItemCategory } from '../world/static-data.ts';
import { milestoneLevel, type World } from '../world/world.ts';
import { type Drop, dropsOfEnemy, dropsOfRecipe, timesDrop } from './drops.ts';
import { enemyPlaces } from './enemy-places.ts';
import { perWorld } from './per-world.ts';

/** A piece that can be disenchanted into an essence, and how many it gives. */
export interface PieceYield {
  readonly piece: Item;
  readonly amount: number;
}

/** One way in which an item comes. `amount` is the expected amount, `chance` the chance of at least one. */
export type ItemSource =
  /** Gathering, when the recipe has no components, else crafting. One action makes one. */
  | { readonly kind: 'recipe'; readonly recipe: CrafteableItem }
  /** The pieces with the highest yield come first. */
  | {
      readonly kind: 'disenchanting';
      readonly recipe: CrafteableItem;
      readonly pieces: readonly PieceYield[];
    }
  /** Bought for its value. Only the keys of dungeons are. */
  | { readonly kind: 'shop'; readonly price: number; readonly dungeon: Dungeon }
  /** Given once, when the total level reaches this one. */
  | { readonly kind: 'milestone'; readonly totalLevel: number }
  /** Loot of an enemy of open combat, per kill. */
  | {
      readonly kind: 'fight';
      readonly enemy: CompiledEnemy;
      readonly region: Region;
      readonly chance: number;
      readonly amount: number;
      /** What a forecast of this source asks about. */
      readonly target: CombatTarget;
    }
  /** Loot at the end of a dungeon, per run. */
  | {
      readonly kind: 'dungeon';
      readonly enemy: CompiledEnemy;
      readonly dungeon: Dungeon;
      readonly chance: number;
      readonly amount: number;
      readonly target: CombatTarget;
    }
  /** Found besides the product, per action. */
  | {
      readonly kind: 'found';
      readonly recipe: CrafteableItem;
      readonly chance: number;
      readonly amount: number;
    };

export type ItemSourceKind = ItemSource['kind'];

/** Certain ways come first, then those that bring the most on average. */
const ORDER: Readonly<Record<ItemSourceKind, number>> = {
  recipe: 0,
  disenchanting: 0,
  shop: 1,
  milestone: 2,
  fight: 3,
  dungeon: 3,
  found: 4,
};

/** Expected amount per kill, per run, or per second of actions. */
const yieldOf = (source: ItemSource): number => {
  if (source.kind === 'found') return source.amount / source.recipe.baseActionTime;
  return 'amount' in source ? source.amount : 0;
};

/** Sorts ways by their kind: certain ones first. */
export const byKind = (one: Pick<ItemSource, 'kind'>, other: Pick<ItemSource, 'kind'>): number =>
  ORDER[one.kind] - ORDER[other.kind];

const best = (one: ItemSource, other: ItemSource): number =>
  byKind(one, other) || yieldOf(other) - yieldOf(one);

const sourcesIn = perWorld((world): ReadonlyMap<number, readonly ItemSource[]> => {
  const sources = new Map<number, ItemSource[]>();
  const add = (itemId: number, source: ItemSource) => {
    const others = sources.get(itemId);
    if (others) others.push(source);
    else sources.set(itemId, [source]);
  };
  const pieces = piecesByEssence(world);
  for (const recipe of world.sets.crafteableItems) {
    const yields = pieces.get(recipe.itemId) ?? [];
    if (isEssence(recipe)) {
      // Without a piece that gives it, nothing can be done with the recipe of an essence.
      if (yields.length === 0) continue;
      add(recipe.itemId, { kind: 'disenchanting', recipe, pieces: yields });
    } else {
      add(recipe.itemId, { kind: 'recipe', recipe });
    }
    for (const { itemId, chance, amount } of dropsOfRecipe(recipe.itemId, world))
      if (chance > 0) add(itemId, { kind: 'found', recipe, chance, amount });
  }
  for (const { id, category, value, milestone } of world.sets.items) {
    if (milestone !== undefined) add(id, { kind: 'milestone', totalLevel: milestoneLevel(milestone) });
    if (category !== ItemCategory.Key) continue;
    const dungeon = world.sets.dungeons.find(({ keyItemId }) => keyItemId === id);
    if (dungeon) add(id, { kind: 'shop', price: value, dungeon });
  }
  for (const { id } of world.sets.enemies) addLoot(id, world, add);
  for (const list of sources.values()) list.sort(best);
  return sources;
});

/** Adds the loot of an enemy in each place where it leaves loot. */
function addLoot(enemyId: number, world: World, add: (itemId: number, source: ItemSource) => void): void {
  const enemy = world.enemy(enemyId);
  const { regions, dungeons } = enemyPlaces(enemyId, world);
  if (!enemy) return;
  for (const drop of dropsOfEnemy(enemy, world)) {
    if (drop.chance <= 0) continue;
    for (const region of regions)
      add(drop.itemId, {
        ...chancesOf(drop),
        kind: 'fight',
        enemy,
        region,
        target: { kind: 'region', id: region.id },
      });
    for (const dungeon of dungeons) {
      // Only the enemies of the last sequence leave loot.
      const last = dungeon.sequences.at(-1);
      if (last?.enemyId !== enemyId) continue;
      const target = { kind: 'dungeon', id: dungeon.id } as const;
      add(drop.itemId, {
        ...chancesOf(timesDrop(drop, last.amount)),
        kind: 'dungeon',
        enemy,
        dungeon,
        target,
      });
    }
  }
}

const chancesOf = ({ chance, amount }: Drop) => ({ chance, amount });

function piecesByEssence({ sets }: World): ReadonlyMap<number, readonly PieceYield[]> {
  const pieces = new Map<number, PieceYield[]>();
  for (const piece of sets.items) {
    if (piece.disenchantsInto === undefined) continue;
    const others = pieces.get(piece.disenchantsInto) ?? [];
    pieces.set(piece.disenchantsInto, [...others, { piece, amount: essenceYield(piece) }]);
  }
  for (const list of pieces.values()) list.sort((one, other) => other.amount - one.amount);
  return pieces;
}

/** All ways in which an item comes. Empty for an item that cannot be had any more (ADR 0009). */
export const itemSources = (itemId: number, world: World): readonly ItemSource[] =>
  sourcesIn(world).get(itemId) ?? [];
