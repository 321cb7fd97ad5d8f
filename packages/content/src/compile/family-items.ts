import { EquipmentType, type Item, type ItemAmount, ItemCategory } from '@slumberfell/engine';
import { type CraftedFamily, componentsOf, type Family } from '../source/families.ts';
import type { Tier } from '../source/world-source.ts';
import { actionTime } from './action-times.ts';
import type { Compilation, Craft } from './compilation.ts';
import { equipmentStats } from './equipment-stats.ts';
import { framePath, itemPath } from './image-paths.ts';
import { familyItemId, recipeId } from './item-ids.ts';
import { itemLevel } from './levels.ts';
import { descriptionIn, inTier } from './names.ts';
import { experienceRate, worth } from './rates.ts';

/**
 * The items of every family in every tier, except Elite variants, and the actions that make them.
 * @param families in dependency order
 */
export function compileFamilies(families: readonly Family[], compilation: Compilation): Craft[] {
  return families.flatMap((family) =>
    compilation.world.tiers.flatMap((tier) => {
      const components = compilation.inTier(componentsOf(family), tier.tier);
      const item = compilation.add(familyItem(family, tier, components, compilation), family.place);
      return family.kind === 'found' ? [] : [craftOf(family, tier, item, components, compilation)];
    }),
  );
}

function familyItem(
  family: Family,
  tier: Tier,
  components: readonly ItemAmount[],
  compilation: Compilation,
): Item {
  const level = itemLevel(family, tier);
  const { quality } = family;
  return {
    id: familyItemId(family.id, tier.tier, quality),
    name: inTier(compilation.world, family.name, tier.tier),
    description: descriptionIn(family, tier.tier),
    category: family.category,
    value: price(family, tier, components, compilation),
    rank: tier.tier,
    tiers: compilation.world.tiers.length,
    quality,
    imagePath: itemPath(family.key, tier.tier),
    framePath: framePath(quality),
    ...(family.kind === 'equipment'
      ? {
          ...equipmentStats(family, level, compilation.statFactor(quality)),
          disenchantsInto: compilation.essenceId(tier.tier),
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

/** The price of an item (game-design 2.14). */
function price(
  family: Family,
  tier: Tier,
  components: readonly ItemAmount[],
  compilation: Compilation,
): number {
  const level = itemLevel(family, tier);
  if (family.kind === 'found') return worth(level, family.worthSeconds);
  const seconds = actionTime(family, tier.tier);
  if (family.kind === 'gathered') return worth(level, seconds);
  if (family.kind === 'workshop' && family.worthSeconds !== null) return worth(level, family.worthSeconds);
  return compilation.priceOfWork(components, level, seconds);
}

function craftOf(
  family: CraftedFamily,
  tier: Tier,
  item: Item,
  components: readonly ItemAmount[],
  compilation: Compilation,
): Craft {
  const level = itemLevel(family, tier);
  const seconds = actionTime(family, tier.tier);
  return {
    family,
    tier,
    isElite: false,
    craft: {
      itemId: item.id,
      skillId: compilation.world.skillIds.get(family.skill),
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

/**
 * Factor on an action's experience, relative to gathering. It accounts for the time that it took to make the
 * components (game-design 2.11).
 */
function experienceFactor(family: CraftedFamily): number {
  if (family.kind === 'gathered') return 1;
  if (family.kind === 'equipment') return family.category === ItemCategory.Rune ? 4 : 3;
  return family.experienceFactor;
}
