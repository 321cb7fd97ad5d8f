import { type ItemAmount, ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { EquipmentFamily, Family } from '../source/families.ts';
import { ROLES } from '../source/roles.ts';
import type { Tier } from '../source/world-source.ts';
import { workbenchTime } from './action-times.ts';
import { equipmentStats } from './equipment-stats.ts';
import { framePath, itemPath } from './image-paths.ts';
import { familyItemId, recipeId } from './item-ids.ts';
import { ELITE_CRAFT_LEVELS, itemLevel } from './levels.ts';
import { inTier } from './names.ts';
import { experienceRate } from './rates.ts';
import { addRecipe } from './recipes.ts';
import type { Craft, Workshop } from './workshop.ts';

/**
 * The Elite variant of every piece of equipment, and the recipes of everything that needs one (game-design 2.12).
 * @param families in dependency order
 */
export function compileMasterpieces(families: readonly Family[], workshop: Workshop): Craft[] {
  return families.flatMap((family) => {
    if (family.kind === 'equipment')
      return workshop.world.tiers.map((tier) => masterpiece(family, tier, workshop));
    if (family.kind === 'provision' && family.needsRecipe) {
      for (const tier of workshop.world.tiers) {
        const name = inTier(workshop.world, family.name, tier.tier);
        addRecipe(
          recipeId(family.id, tier.tier),
          name,
          itemLevel(family, tier),
          tier,
          family.place,
          workshop,
        );
      }
    }
    return [];
  });
}

function masterpiece(family: EquipmentFamily, tier: Tier, workshop: Workshop): Craft {
  const { world } = workshop;
  const level = itemLevel(family, tier);
  const craftLevel = level + ELITE_CRAFT_LEVELS;
  const components = improvements(family, tier.tier, workshop);
  const seconds = workbenchTime(family.seconds * 1.5, tier.tier);
  const name = `${family.elitePrefix} ${inTier(world, family.name, tier.tier)}`;
  const item = workshop.add(
    {
      id: familyItemId(family.id, tier.tier, ItemQuality.Elite),
      name,
      description: family.description,
      category: family.category,
      value: workshop.priceOfWork(components, craftLevel, seconds),
      rank: tier.tier,
      quality: ItemQuality.Elite,
      imagePath: itemPath(family.key, tier.tier),
      framePath: framePath(ItemQuality.Elite),
      ...equipmentStats(family, level, workshop.statFactor(ItemQuality.Elite)),
      disenchantsInto: workshop.essenceId(tier.tier),
    },
    family.place,
  );
  return {
    family,
    tier,
    isElite: true,
    craft: {
      itemId: item.id,
      skillId: world.skillIds.get(family.skill),
      requiredLevel: craftLevel,
      experience: Math.round(experienceRate(craftLevel) * seconds * experienceFactor(family)),
      baseActionTime: seconds,
      requiredRecipeId: recipeOf(family, name, craftLevel, tier, workshop),
      requiredRegions: [],
      requiredComponents: components,
    },
  };
}

/** A masterpiece is a plain piece improved with the work of four other crafts and two hunts. */
function improvements(family: EquipmentFamily, tier: number, workshop: Workshop): ItemAmount[] {
  const wake = family.category === ItemCategory.Armor ? ROLES.wakethread : ROLES.wakeshard;
  return workshop.inTier(
    [
      { name: family.key, amount: 1 },
      { name: wake, amount: 2 },
      { name: ROLES.sigil, amount: 1 },
      { name: ROLES.toolset, amount: 1 },
      { name: ROLES.oil, amount: 1 },
      family.eliteReagent,
    ],
    tier,
  );
}

const experienceFactor = (family: EquipmentFamily): number => (family.category === ItemCategory.Rune ? 6 : 5);

/** Adds the piece's recipe unless it shares one that exists already; a shared recipe has the level of its first piece. */
function recipeOf(
  family: EquipmentFamily,
  name: string,
  level: number,
  tier: Tier,
  workshop: Workshop,
): number {
  if (family.recipeSet === null) {
    return addRecipe(recipeId(family.id, tier.tier), name, level, tier, family.place, workshop);
  }
  const set = workshop.world.recipeSet.get(family.recipeSet);
  const id = recipeId(set.id, tier.tier);
  if (workshop.items.has(id)) return id;
  return addRecipe(id, inTier(workshop.world, set.name, tier.tier), level, tier, set.place, workshop);
}
