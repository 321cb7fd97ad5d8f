import { type AttackStyle, type EnemyType, SKILLS } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { checkReferences } from './check-references.ts';
import type { Family } from './families.ts';
import { Lookup } from './lookup.ts';
import type {
  EnemyFamilySource,
  EnemySource,
  EnemyTypeSource,
  RecipeSet,
  RegionSource,
  Tier,
  WorldSource,
} from './world-source.ts';

/** A world in which every reference resolves, with lookups by key. */
export interface LinkedWorld extends WorldSource {
  readonly skillIds: Lookup<string, number>;
  readonly family: Lookup<string, Family>;
  readonly recipeSet: Lookup<string, RecipeSet>;
  /** The text of the recipes of a skill's products, by skill. A skill without one may lack it. */
  readonly recipeText: ReadonlyMap<string, string>;
  readonly recipesOfStyle: Lookup<AttackStyle, readonly string[]>;
  readonly region: Lookup<string, RegionSource>;
  readonly tier: Lookup<number, Tier>;
  readonly enemy: Lookup<string, EnemySource>;
  readonly enemyType: Lookup<EnemyType, EnemyTypeSource>;
  readonly enemyFamily: Lookup<string, EnemyFamilySource>;
  readonly bonusSeconds: Lookup<number, number>;
}

/**
 * Checks every reference between rows and returns the world with its lookups.
 * @throws ContentError with all problems found while reading and linking
 */
export function linkWorld(source: WorldSource, problems: Problems): LinkedWorld {
  checkReferences(source, problems);
  problems.throwIfAny();
  return {
    ...source,
    skillIds: new Lookup<string, number>(SKILLS.map(({ name, id }) => [name, id])),
    family: new Lookup(source.families.map((family) => [family.key, family])),
    recipeSet: new Lookup(source.recipeSets.map((set) => [set.key, set])),
    recipeText: new Map(source.recipeTexts.map(({ skill, description }) => [skill, description])),
    recipesOfStyle: new Lookup(source.recipeDrops.map(({ style, recipes }) => [style, recipes])),
    region: new Lookup(source.regions.map((region) => [region.name, region])),
    tier: new Lookup(source.tiers.map((tier) => [tier.tier, tier])),
    enemy: new Lookup(source.enemies.map((enemy) => [enemy.name, enemy])),
    enemyType: new Lookup(source.enemyTypes.map((type) => [type.type, type])),
    enemyFamily: new Lookup(source.enemyFamilies.map((family) => [family.key, family])),
    bonusSeconds: new Lookup(source.trophyRanks.map(({ rank, bonusSeconds }) => [rank, bonusSeconds])),
  };
}
