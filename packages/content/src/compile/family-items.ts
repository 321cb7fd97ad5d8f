import { EquipmentType, type Item, type ItemAmount, ItemCategory } from '@slumberfell/engine';
import { type CraftedFamily, componentsOf, type Family } from '../source/families.ts';
import type { Tier } from '../source/world-source.ts';
import { actionTime } from './action-times.ts';
import { equipmentStats } from './equipment-stats.ts';
import { framePath, itemPath } from './image-paths.ts';
import { familyItemId, recipeId } from './item-ids.ts';
import { itemLevel } from './levels.ts';
import { inTier } from './names.ts';
import { experienceRate, worth } from './rates.ts';
import type { Craft, Workshop } from './workshop.ts';

/**
 * The items of every family in every tier, without the Elite variants, and the actions that make them.
 * @param families in dependency order
 */
export function compileFamilies(families: readonly Family[], workshop: Workshop): Craft[] {
  return families.flatMap((family) =>
    workshop.world.tiers.flatMap((tier) => {
      const components = workshop.inTier(componentsOf(family), tier.tier);
      const item = workshop.add(familyItem(family, tier, components, workshop), family.place);
      return family.kind === 'found' ? [] : [craftOf(family, tier, item, components, workshop)];
    }),
  );
}

function familyItem(family: Family, tier: Tier, components: readonly ItemAmount[], workshop: Workshop): Item {
  const level = itemLevel(family, tier);
  const { quality } = family;
  return {
    id: familyItemId(family.id, tier.tier, quality),
    name: inTier(workshop.world, family.name, tier.tier),
    description: family.description,
    category: family.category,
    value: price(family, tier, components, workshop),
    rank: tier.tier,
    quality,
    imagePath: itemPath(family.key, tier.tier),
    framePath: framePath(quality),
    ...(family.kind === 'equipment'
      ? {
          ...equipmentStats(family, level, workshop.statFactor(quality)),
          disenchantsInto: workshop.essenceId(tier.tier),
        }
      : {}),
    ...(family.kind === 'provision'
      ? {
          equipmentType: EquipmentType.Food,
          healingAmount: Math.round(family.healingFactor * (91 + 9.1 * level)),
        }
      : {}),
  };
}

/** Game-design 2.14. */
function price(family: Family, tier: Tier, components: readonly ItemAmount[], workshop: Workshop): number {
  const level = itemLevel(family, tier);
  if (family.kind === 'found') return worth(level, family.worthSeconds);
  const seconds = actionTime(family, tier.tier);
  if (family.kind === 'gathered') return worth(level, seconds);
  if (family.kind === 'workshop' && family.worthSeconds !== null) return worth(level, family.worthSeconds);
  return workshop.priceOfWork(components, level, seconds);
}

function craftOf(
  family: CraftedFamily,
  tier: Tier,
  item: Item,
  components: readonly ItemAmount[],
  workshop: Workshop,
): Craft {
  const level = itemLevel(family, tier);
  const seconds = actionTime(family, tier.tier);
  return {
    family,
    tier,
    isElite: false,
    craft: {
      itemId: item.id,
      skillId: workshop.world.skillIds.get(family.skill),
      requiredLevel: level,
      experience: Math.max(1, Math.round(experienceRate(level) * seconds * experienceFactor(family))),
      baseActionTime: seconds,
      requiredRecipeId:
        family.kind === 'provision' && family.needsRecipe ? recipeId(family.id, tier.tier) : null,
      requiredRegions: family.kind === 'gathered' ? [tier.tier] : [],
      requiredComponents: components,
    },
  };
}

/** How much more than gathering an action teaches, for the time that its components took (game-design 2.11). */
function experienceFactor(family: CraftedFamily): number {
  if (family.kind === 'gathered') return 1;
  if (family.kind === 'equipment') return family.category === ItemCategory.Rune ? 4 : 3;
  return family.experienceFactor;
}
