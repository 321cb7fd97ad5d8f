import type { CrafteableItem, Item, ItemAmount, ItemQuality, LootRow, LootTable } from '@slumberfell/engine';
import type { Problems, SourceLocation } from '../content-error.ts';
import type { CraftedFamily } from '../source/families.ts';
import type { LinkedWorld } from '../source/linked-world.ts';
import { ROLES } from '../source/roles.ts';
import type { Amount } from '../source/row.ts';
import type { Tier } from '../source/world-source.ts';
import { CompiledItems } from './compiled-items.ts';
import { craftLootTableId, familyItemId } from './item-ids.ts';
import { goldRate } from './rates.ts';

/**
 * A gathering or crafting action before its loot is compiled. Loot is compiled last, because it needs the ids
 * of trophies and pets.
 */
export interface Craft {
  readonly craft: Omit<CrafteableItem, 'lootTableId'>;
  readonly tier: Tier;
  /** The family of the action's product; null for actions that make keys of dungeons. */
  readonly family: CraftedFamily | null;
  readonly isElite: boolean;
}

/** What the steps of a compilation share: the linked source, and the items compiled so far. */
export class Compilation {
  readonly world: LinkedWorld;
  readonly items: CompiledItems;

  constructor(world: LinkedWorld, problems: Problems) {
    this.world = world;
    this.items = new CompiledItems(problems);
  }

  add(item: Item, place: SourceLocation): Item {
    return this.items.add(item, place);
  }

  /**
   * Id of the item of an item family in a tier, in the family's own quality. The Elite variants of equipment
   * have other ids.
   */
  itemId(familyKey: string, tier: number): number {
    const { id, quality } = this.world.family.get(familyKey);
    return familyItemId(id, tier, quality);
  }

  /** Id of the Runic Essence that disenchanting equipment of a tier gives. */
  essenceId(tier: number): number {
    return this.itemId(ROLES.essence, tier);
  }

  /** Factor q on the stats of equipment of a quality. */
  statFactor(quality: ItemQuality): number {
    return this.world.statFactors.get(quality) ?? 1;
  }

  /** Converts amounts of families into amounts of their items in one tier. */
  inTier(amounts: readonly Amount[], tier: number): ItemAmount[] {
    return amounts.map(({ name, amount }) => ({ itemId: this.itemId(name, tier), amount }));
  }

  /**
   * Price of a crafted item in gold: 105 % of the components' prices, plus 80 % of `goldRate` for the
   * action's time (game-design 2.14). At least 1.
   */
  priceOfWork(components: readonly ItemAmount[], level: number, seconds: number): number {
    const parts = components.reduce(
      (sum, { itemId, amount }) => sum + amount * this.items.get(itemId).value,
      0,
    );
    return Math.max(1, Math.round(1.05 * parts + 0.8 * goldRate(level) * seconds));
  }
}

/** Returns the action and its loot table. If `rows` is empty, the action has no loot table. */
export function finishCraft(
  { craft }: Craft,
  rows: readonly LootRow[],
): { craft: CrafteableItem; table: LootTable | null } {
  const id = craftLootTableId(craft.itemId);
  return rows.length === 0
    ? { craft: { ...craft, lootTableId: null }, table: null }
    : { craft: { ...craft, lootTableId: id }, table: { id, subTables: rows } };
}
