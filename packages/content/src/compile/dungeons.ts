import { type Dungeon, type Item, ItemCategory, ItemQuality } from '@slumberfell/engine';
import { ROLES } from '../source/roles.ts';
import type { DungeonSource, EnemySource, Tier } from '../source/world-source.ts';
import { workbenchTime } from './action-times.ts';
import type { Compilation, Craft } from './compilation.ts';
import { dungeonPath, framePath, keyPath } from './image-paths.ts';
import { keyId } from './item-ids.ts';
import { ownOrShared } from './names.ts';
import { experienceRate, goldRate } from './rates.ts';

/**
 * Price of a key: the gold for this many seconds at the boss's level (`goldRate`), rounded to a multiple of
 * 5.
 */
const KEY_SECONDS = 480;
/**
 * `KEY_CRAFT_SECONDS`: seconds to make a key in tier 1. `KEY_EXPERIENCE_FACTOR`: the experience of making a
 * key, as a multiple of that of gathering in the same time.
 */
const KEY_CRAFT_SECONDS = 10;
const KEY_EXPERIENCE_FACTOR = 3;
const KEY_SKILL = 'Jewelry';

export function compileDungeons({ world }: Compilation): Dungeon[] {
  return world.dungeons.map((dungeon) => ({
    id: dungeon.id,
    name: dungeon.name,
    description: dungeon.description,
    imagePath: dungeonPath(dungeon.id),
    keyItemId: keyId(dungeon.id),
    attackStyle: dungeon.style,
    regionId: world.region.get(dungeon.region).id,
    sequences: dungeon.sequences.map(({ name, amount }) => ({ enemyId: world.enemy.get(name).id, amount })),
  }));
}

/**
 * The key of each dungeon. A player can buy it, or make it from components with a map of the dungeon's region
 * (game-design 4.4).
 */
export function compileKeys(compilation: Compilation): Craft[] {
  return compilation.world.dungeons.map((dungeon) => {
    const tier = compilation.world.tier.get(compilation.world.region.get(dungeon.region).id);
    compilation.add(keyItem(dungeon, tier, compilation), dungeon.place);
    return keyCraft(dungeon, tier, compilation);
  });
}

/** The boss: the last enemy of a dungeon. */
export function bossOf(dungeon: DungeonSource, { world }: Compilation): EnemySource {
  return world.enemy.get(dungeon.sequences.at(-1)?.name ?? '');
}

function keyItem(dungeon: DungeonSource, { tier }: Tier, compilation: Compilation): Item {
  const price = (goldRate(bossOf(dungeon, compilation).level) * KEY_SECONDS) / 5;
  return {
    id: keyId(dungeon.id),
    name: dungeon.keyName,
    description: ownOrShared(compilation.world, dungeon.keyDescription, 'key_description', {
      dungeon: dungeon.name,
    }),
    category: ItemCategory.Key,
    value: Math.max(10, Math.round(price) * 5),
    rank: tier,
    quality: ItemQuality.Uncommon,
    imagePath: keyPath(dungeon.id),
    framePath: framePath(ItemQuality.Uncommon),
  };
}

function keyCraft(dungeon: DungeonSource, tier: Tier, compilation: Compilation): Craft {
  const level = tier.equipmentLevel + dungeon.keyLevelOffset;
  const seconds = workbenchTime(KEY_CRAFT_SECONDS, tier.tier);
  const components = [
    { name: ROLES.map, amount: 1 },
    { name: ROLES.ingot, amount: 2 },
    { name: ROLES.keyGem, amount: 1 },
  ];
  return {
    family: null,
    tier,
    isElite: false,
    craft: {
      itemId: keyId(dungeon.id),
      skillId: compilation.world.skillIds.get(KEY_SKILL),
      requiredLevel: level,
      experience: Math.round(experienceRate(level) * seconds * KEY_EXPERIENCE_FACTOR),
      baseActionTime: seconds,
      requiredRecipeId: null,
      requiredRegions: [],
      requiredComponents: compilation.inTier(components, tier.tier),
    },
  };
}
