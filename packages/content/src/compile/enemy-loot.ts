import type { Enemy, LootRow, LootTable } from '@slumberfell/engine';
import { ROLES } from '../source/roles.ts';
import type { EnemyFamilySource, EnemyTypeSource } from '../source/world-source.ts';
import { cardsOfEnemy } from './cards.ts';
import { bossOf } from './dungeons.ts';
import { enemyTrophyId } from './item-ids.ts';
import { ordinaryEquipment } from './ordinary-equipment.ts';
import { peersOf } from './peers.ts';
import { petsOfEnemy } from './pets.ts';
import { recipeByKey } from './recipes.ts';
import { chance } from './rounding.ts';
import type { Workshop } from './workshop.ts';

const REAGENT_CHANCE = 0.4;
const MORE_REAGENTS_CHANCE = 0.12;
const RARE_CURIO_CHANCE = 0.03;
const PRECIOUS_CURIO_CHANCE = 0.003;

/** Everything that enemies may leave (game-design 2.9). */
export function compileEnemyLoot(enemies: readonly Enemy[], workshop: Workshop): LootTable[] {
  return enemies.map((enemy) => {
    const type = workshop.world.enemyType.get(enemy.type);
    const family = workshop.world.enemyFamily.get(enemy.family);
    return {
      id: enemy.lootTableId,
      subTables: [
        ...remains(enemy, type, family, workshop),
        ...treasure(enemy, type, family, workshop),
        ...ordinaryEquipment(enemy, enemies, workshop),
        ...amountsInTier(type.loot, enemy.tier, workshop),
        ...recipes(enemy, type, enemies, workshop),
        ...uniques(enemy, type, workshop),
        trophy(enemy, type, workshop),
        ...cardsOfEnemy(enemy, workshop),
        ...petsOfEnemy(enemy, workshop),
      ],
    };
  });
}

/** What its body leaves: the reagent of its family, and what else such creatures carry. */
function remains(
  { tier }: Enemy,
  { lootSize }: EnemyTypeSource,
  { reagent, loot, lootWhenLarge }: EnemyFamilySource,
  workshop: Workshop,
): LootRow[] {
  const reagents =
    reagent === null
      ? []
      : [
          { name: reagent, amount: 1, probability: REAGENT_CHANCE * lootSize },
          { name: reagent, amount: lootSize, probability: MORE_REAGENTS_CHANCE },
        ];
  return amountsInTier([...reagents, ...(lootSize > 1 ? lootWhenLarge : loot)], tier, workshop);
}

/** A map, and curios of three worths. */
function treasure(
  { tier }: Enemy,
  { lootSize, mapChance }: EnemyTypeSource,
  family: EnemyFamilySource,
  workshop: Workshop,
): LootRow[] {
  const one = (name: string, probability: number) => ({ name, amount: 1, probability });
  return amountsInTier(
    [
      one(ROLES.map, mapChance ?? family.mapChance * lootSize),
      one(ROLES.commonCurio, family.curioChance * lootSize),
      one(ROLES.rareCurio, RARE_CURIO_CHANCE * lootSize),
      one(ROLES.preciousCurio, PRECIOUS_CURIO_CHANCE * lootSize),
    ],
    tier,
    workshop,
  );
}

/**
 * Recipes of its style, or of the style of the dungeon that it closes. Where the type splits them, the enemies of one
 * style in a region carry every second (third, ...) recipe each.
 */
function recipes(
  enemy: Enemy,
  { recipes: rule }: EnemyTypeSource,
  enemies: readonly Enemy[],
  workshop: Workshop,
): LootRow[] {
  if (rule === null) return [];
  const dungeon = workshop.world.dungeons.find((candidate) => bossOf(candidate, workshop).id === enemy.id);
  const carriers = peersOf(enemy, enemies).filter(({ attackStyle }) => attackStyle === enemy.attackStyle);
  const own = workshop.world.recipesOfStyle
    .get(dungeon?.style ?? enemy.attackStyle)
    .filter((_, index) => rule.share === 'all' || index % carriers.length === carriers.indexOf(enemy));
  return own.map((key) => ({
    itemId: recipeByKey(key, enemy.tier, workshop),
    amount: 1,
    probability: chance(rule.chance),
  }));
}

function uniques(enemy: Enemy, { unique }: EnemyTypeSource, { world }: Workshop): LootRow[] {
  if (unique === null) return [];
  return world.uniques
    .filter((piece) => piece.enemy === enemy.name)
    .map(({ id }) => ({ itemId: id, amount: 1, probability: chance(unique.chance) }));
}

function trophy(enemy: Enemy, { trophy: rule }: EnemyTypeSource, { world }: Workshop): LootRow {
  const probability =
    'chance' in rule ? rule.chance : rule.perNormalChance / world.tier.get(enemy.tier).killsPerTrophy;
  return { itemId: enemyTrophyId(enemy.id), amount: 1, probability: chance(probability) };
}

function amountsInTier(
  chances: readonly { name: string; amount: number; probability: number }[],
  tier: number,
  workshop: Workshop,
): LootRow[] {
  return chances.map(({ name, amount, probability }) => ({
    itemId: workshop.itemId(name, tier),
    amount,
    probability: chance(probability),
  }));
}
