import { type ItemAmount, ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { EquipmentFamily } from '../source/equipment-families.ts';
import type { Family } from '../source/families.ts';
import { ROLES } from '../source/roles.ts';
import type { Tier } from '../source/world-source.ts';
import { workbenchTime } from './action-times.ts';
import type { Compilation, Craft } from './compilation.ts';
import { equipmentStats } from './equipment-stats.ts';
import { framePath, itemPath } from './image-paths.ts';
import { familyItemId, recipeId } from './item-ids.ts';
import { ELITE_CRAFT_LEVELS, itemLevel } from './levels.ts';
import { descriptionIn, inTier } from './names.ts';
import { experienceRate } from './rates.ts';
import { addRecipe } from './recipes.ts';
import { traitsOf } from './traits.ts';

/**
 * The Elite variant of every piece of equipment, and the recipe of every item that is made with a recipe
 * (game-design 2.12).
 * @param families in dependency order
 */
export function compileEliteEquipment(families: readonly Family[], compilation: Compilation): Craft[] {
  return families.flatMap((family) => {
    if (family.kind === 'equipment')
      return compilation.world.tiers.map((tier) => eliteEquipment(family, tier, compilation));
    if (family.kind === 'provision' && family.needsRecipe) {
      for (const tier of compilation.world.tiers) {
        const name = inTier(compilation.world, family.name, tier.tier);
        addRecipe(
          recipeId(family.id, tier.tier),
          name,
          family.skill,
          itemLevel(family, tier),
          tier,
          family.place,
          compilation,
        );
      }
    }
    return [];
  });
}

function eliteEquipment(family: EquipmentFamily, tier: Tier, compilation: Compilation): Craft {
  const { world } = compilation;
  const level = itemLevel(family, tier);
  const craftLevel = level + ELITE_CRAFT_LEVELS;
  const components = eliteComponents(family, tier.tier, compilation);
  const seconds = workbenchTime(family.seconds * 1.5, tier.tier);
  const name = `${family.elitePrefix} ${inTier(world, family.name, tier.tier)}`;
  const item = compilation.add(
    {
      id: familyItemId(family.id, tier.tier, ItemQuality.Elite),
      name,
      description: descriptionIn(family, tier.tier),
      category: family.category,
      value: compilation.priceOfWork(components, craftLevel, seconds),
      rank: tier.tier,
      tiers: world.tiers.length,
      quality: ItemQuality.Elite,
      imagePath: itemPath(family.key, tier.tier),
      framePath: framePath(ItemQuality.Elite),
      ...equipmentStats(family, level, compilation.statFactor(ItemQuality.Elite)),
      disenchantsInto: compilation.essenceId(tier.tier),
      ...traitsOf(family.key, world.traits.elites),
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
      requiredRecipeId: recipeOf(family, name, craftLevel, tier, compilation),
      requiredRegions: [],
      requiredComponents: components,
    },
  };
}

/**
 * The components of an Elite variant: the Normal piece, three products of workshops, and loot of two kinds.
 */
function eliteComponents(family: EquipmentFamily, tier: number, compilation: Compilation): ItemAmount[] {
  const wake = family.category === ItemCategory.Armor ? ROLES.wakethread : ROLES.wakeshard;
  return compilation.inTier(
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

/**
 * Adds the recipe of a piece and returns its id. Pieces of a recipe set share one recipe, which is added with
 * the first piece and has the level of that piece.
 */
function recipeOf(
  family: EquipmentFamily,
  name: string,
  level: number,
  tier: Tier,
  compilation: Compilation,
): number {
  if (family.recipeSet === null) {
    const id = recipeId(family.id, tier.tier);
    return addRecipe(id, name, family.skill, level, tier, family.place, compilation);
  }
  const set = compilation.world.recipeSet.get(family.recipeSet);
  const id = recipeId(set.id, tier.tier);
  if (compilation.items.has(id)) return id;
  const product = inTier(compilation.world, set.name, tier.tier);
  return addRecipe(id, product, family.skill, level, tier, set.place, compilation);
}
