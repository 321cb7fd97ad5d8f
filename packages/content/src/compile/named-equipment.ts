import { type Item, ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { EquipmentFamily } from '../source/equipment-families.ts';
import type { EnemySource, StarterSource, UniqueSource } from '../source/world-source.ts';
import type { Compilation } from './compilation.ts';
import { equipmentStats } from './equipment-stats.ts';
import { framePath, itemPath, starterPath, uniquePath } from './image-paths.ts';
import { worth } from './rates.ts';
import { traitsOf } from './traits.ts';

/**
 * The level of a unique is a little below that of its enemy, and at most 96, so that no item is only for the
 * highest levels (game-design 4.5).
 */
const uniqueLevel = (enemy: EnemySource): number => Math.max(1, Math.min(96, enemy.level - 2));

export function addUniques(compilation: Compilation): void {
  for (const unique of compilation.world.uniques)
    compilation.add(uniqueItem(unique, compilation), unique.place);
}

function uniqueItem(unique: UniqueSource, compilation: Compilation): Item {
  const { world } = compilation;
  const enemy = world.enemy.get(unique.enemy);
  const rule = world.enemyType.get(enemy.type).unique;
  if (rule === null) throw new Error(`${enemy.name} carries no uniques`);
  const family = equipmentFamily(unique.family, compilation);
  const level = uniqueLevel(enemy);
  const tier = world.region.get(enemy.region).id;
  const hasSet = world.itemSets.some(({ region }) => region === enemy.region);
  return {
    id: unique.id,
    name: unique.name,
    description: unique.description,
    category: family.category,
    value: worth(level, rule.worthSeconds),
    rank: tier,
    quality: rule.quality,
    imagePath: uniquePath(unique.id),
    framePath: framePath(rule.quality),
    ...equipmentStats(family, level, compilation.statFactor(rule.quality)),
    disenchantsInto: compilation.essenceId(tier),
    ...traitsOf(unique.name, world.traits.uniques),
    ...(hasSet && { itemSetId: tier }),
  };
}

/** The three weapons from which a new character chooses (game-design 2.16). */
export function addStarters(compilation: Compilation): void {
  for (const starter of compilation.world.starters)
    compilation.add(starterItem(starter, compilation), starter.place);
}

function starterItem(starter: StarterSource, compilation: Compilation): Item {
  const family = equipmentFamily(starter.family, compilation);
  return {
    id: starter.id,
    name: starter.name,
    description: starter.description,
    category: family.category,
    value: 1,
    rank: 1,
    quality: ItemQuality.Common,
    imagePath: starterPath(starter.id),
    framePath: framePath(ItemQuality.Common),
    ...equipmentStats(family, 1, compilation.statFactor(ItemQuality.Common)),
    // The three weapons have the same attack power, so that a new player can choose by style alone.
    attackPower: starter.attackPower,
    disenchantsInto: compilation.essenceId(1),
  };
}

/** Equipment that is only given (game-design 2.15). */
export function addGifts(compilation: Compilation): void {
  for (const { place, id, name, slot, armor, picture, description } of compilation.world.gifts) {
    compilation.add(
      {
        id,
        name,
        description,
        category: ItemCategory.Armor,
        value: 1,
        rank: 1,
        quality: ItemQuality.Common,
        imagePath: itemPath(picture, 1),
        framePath: framePath(ItemQuality.Common),
        equipmentType: slot,
        armor,
        requiredDefenceLevel: 1,
        disenchantsInto: compilation.essenceId(1),
      },
      place,
    );
  }
}

function equipmentFamily(key: string, { world }: Compilation): EquipmentFamily {
  const family = world.family.get(key);
  if (family.kind !== 'equipment') throw new Error(`${key} is not equipment`);
  return family;
}
