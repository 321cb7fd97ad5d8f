import { type Item, ItemQuality } from '@slumberfell/engine';
import type { EquipmentFamily } from '../source/equipment-families.ts';
import type { Family } from '../source/families.ts';
import type { Tier } from '../source/world-source.ts';
import type { Compilation } from './compilation.ts';
import { equipmentStats } from './equipment-stats.ts';
import { framePath } from './image-paths.ts';
import { familyItemId } from './item-ids.ts';
import { itemLevel } from './levels.ts';
import { phrase } from './names.ts';

/** Value of a Common piece as a share of the Normal piece's. */
const VALUE_SHARE = 0.6;

/**
 * The Common variant of every piece of equipment, which enemies drop. No action makes it, it has no trophy,
 * and a smith's Normal piece of the same level is better (game-design 2.12).
 */
export function addCommonEquipment(families: readonly Family[], compilation: Compilation): void {
  for (const family of families) {
    if (family.kind !== 'equipment') continue;
    for (const tier of compilation.world.tiers)
      compilation.add(commonItem(family, tier, compilation), family.place);
  }
}

function commonItem(family: EquipmentFamily, tier: Tier, compilation: Compilation): Item {
  const normal = compilation.items.get(compilation.itemId(family.key, tier.tier));
  const quality = ItemQuality.Common;
  return {
    id: familyItemId(family.id, tier.tier, quality),
    name: phrase(compilation.world, 'common_equipment_name', { item: normal.name }),
    description: normal.description,
    category: family.category,
    value: Math.max(1, Math.round(VALUE_SHARE * normal.value)),
    rank: tier.tier,
    tiers: compilation.world.tiers.length,
    quality,
    imagePath: normal.imagePath,
    framePath: framePath(quality),
    ...equipmentStats(family, itemLevel(family, tier), compilation.statFactor(quality)),
    disenchantsInto: compilation.essenceId(tier.tier),
  };
}
