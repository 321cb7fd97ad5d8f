import type { Enemy, LootRow, LootTable } from '@slumberfell/engine';
import { ROLES } from '../source/roles.ts';
import type { EnemyFamilySource, EnemyTypeSource } from '../source/world-source.ts';
import { cardsOfEnemy } from './cards.ts';
import type { Compilation } from './compilation.ts';
import { bossOf } from './dungeons.ts';
import { enemyTrophyId } from './item-ids.ts';
import { normalEnemyEquipment } from './normal-enemy-equipment.ts';
import { petsOfEnemy } from './pets.ts';
import { recipeByKey } from './recipes.ts';
import { chance } from './rounding.ts';
import { sameTypeEnemies } from './same-type-enemies.ts';

const REAGENT_CHANCE = 0.4;
const MORE_REAGENTS_CHANCE = 0.12;
const RARE_CURIO_CHANCE = 0.03;
const PRECIOUS_CURIO_CHANCE = 0.003;

/** The loot tables of all enemies (game-design 2.9). */
export function compileEnemyLoot(enemies: readonly Enemy[], compilation: Compilation): LootTable[] {
  return enemies.map((enemy) => {
    const type = compilation.world.enemyType.get(enemy.type);
    const family = compilation.world.enemyFamily.get(enemy.family);
    return {
      id: enemy.lootTableId,
      subTables: [
        ...bodyLoot(enemy, type, family, compilation),
        ...mapAndCurios(enemy, type, family, compilation),
        ...normalEnemyEquipment(enemy, enemies, compilation),
        ...amountsInTier(type.loot, enemy.tier, compilation),
        ...recipes(enemy, type, enemies, compilation),
        ...uniques(enemy, type, compilation),
        trophy(enemy, type, compilation),
        ...cardsOfEnemy(enemy, compilation),
        ...petsOfEnemy(enemy, compilation),
      ],
    };
  });
}

/** Loot rows of the enemy's family: its reagent and its other loot. */
function bodyLoot(
  { tier }: Enemy,
  { lootSize }: EnemyTypeSource,
  { reagent, loot, lootWhenLarge }: EnemyFamilySource,
  compilation: Compilation,
): LootRow[] {
  const reagents =
    reagent === null
      ? []
      : [
          { name: reagent, amount: 1, probability: REAGENT_CHANCE * lootSize },
          { name: reagent, amount: lootSize, probability: MORE_REAGENTS_CHANCE },
        ];
  return amountsInTier([...reagents, ...(lootSize > 1 ? lootWhenLarge : loot)], tier, compilation);
}

/** Loot rows of an enemy for four items: a map, a common curio, a rare curio and a precious curio. */
function mapAndCurios(
  { tier }: Enemy,
  { lootSize, mapChance }: EnemyTypeSource,
  family: EnemyFamilySource,
  compilation: Compilation,
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
    compilation,
  );
}

/**
 * Loot rows for the recipes of the enemy's style; for a boss, of its dungeon's style. If `share` is `split`,
 * n enemies of the same region, type and style each get every n-th recipe.
 */
function recipes(
  enemy: Enemy,
  { recipes: rule }: EnemyTypeSource,
  enemies: readonly Enemy[],
  compilation: Compilation,
): LootRow[] {
  if (rule === null) return [];
  const dungeon = compilation.world.dungeons.find(
    (candidate) => bossOf(candidate, compilation).id === enemy.id,
  );
  const carriers = sameTypeEnemies(enemy, enemies).filter(
    ({ attackStyle }) => attackStyle === enemy.attackStyle,
  );
  const own = compilation.world.recipesOfStyle
    .get(dungeon?.style ?? enemy.attackStyle)
    .filter((_, index) => rule.share === 'all' || index % carriers.length === carriers.indexOf(enemy));
  return own.map((key) => ({
    itemId: recipeByKey(key, enemy.tier, compilation),
    amount: 1,
    probability: chance(rule.chance),
  }));
}

function uniques(enemy: Enemy, { unique }: EnemyTypeSource, { world }: Compilation): LootRow[] {
  if (unique === null) return [];
  return world.uniques
    .filter((piece) => piece.enemy === enemy.name)
    .map(({ id }) => ({ itemId: id, amount: 1, probability: chance(unique.chance) }));
}

function trophy(enemy: Enemy, { trophy: rule }: EnemyTypeSource, { world }: Compilation): LootRow {
  const probability =
    'chance' in rule ? rule.chance : rule.perNormalChance / world.tier.get(enemy.tier).killsPerTrophy;
  return { itemId: enemyTrophyId(enemy.id), amount: 1, probability: chance(probability) };
}

function amountsInTier(
  chances: readonly { name: string; amount: number; probability: number }[],
  tier: number,
  compilation: Compilation,
): LootRow[] {
  return chances.map(({ name, amount, probability }) => ({
    itemId: compilation.itemId(name, tier),
    amount,
    probability: chance(probability),
  }));
}
