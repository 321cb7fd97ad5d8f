import { type Item, ItemCategory, type ItemQuality, type RelicariumEntry } from '@slumberfell/engine';
import type { SourceLocation } from '../content-error.ts';
import type { CraftedFamily } from '../source/families.ts';
import type { LinkedWorld } from '../source/linked-world.ts';
import type { EnemySource, PetSource, SharedTextKey, Tier } from '../source/world-source.ts';
import type { Compilation } from './compilation.ts';
import { framePath, trophyPath } from './image-paths.ts';
import { enemyTrophyId, madeTrophyId } from './item-ids.ts';
import { inTier, ownOrShared, phrase, trophyName } from './names.ts';

/** A trophy is worth this much gold times its rank. */
const GOLD_PER_RANK = 10;
const HIGHEST_RANK = 5;

/** The data of a trophy item from its row. */
interface Trophy {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly rank: number;
}

/** Adds every trophy as an item, and returns the entries of the Relicarium (game-design 6.1). */
export function compileTrophies(compilation: Compilation): RelicariumEntry[] {
  const { world } = compilation;
  const entries: RelicariumEntry[] = [];
  const add = (trophy: Trophy, place: SourceLocation): void => {
    compilation.add(trophyItem(trophy), place);
    entries.push({
      itemId: trophy.id,
      bonusTime: world.bonusSeconds.get(trophy.rank),
      category: trophy.category,
      rank: trophy.rank,
    });
  };

  for (const family of world.families) {
    if (family.kind === 'found') continue;
    for (const tier of world.tiers) add(productTrophy(family, tier, world), family.place);
  }
  for (const enemy of world.enemies) add(enemyTrophy(enemy, world), enemy.place);
  for (const pet of world.pets) add(keepsake(pet), pet.place);
  return entries;
}

function trophyItem({ id, name, description, rank }: Trophy): Item {
  return {
    id,
    name,
    description,
    category: ItemCategory.Trophy,
    value: GOLD_PER_RANK * rank,
    rank,
    quality: rank as ItemQuality,
    imagePath: trophyPath(id),
    framePath: framePath(rank as ItemQuality),
  };
}

/** The rank of a trophy: its tier, but at most 5. Tiers 5 and 6 both have rank 5. */
const rankOf = (tier: number): number => Math.min(tier, HIGHEST_RANK);

function productTrophy(family: CraftedFamily, { tier }: Tier, world: LinkedWorld): Trophy {
  const product = inTier(world, family.name, tier);
  return {
    id: madeTrophyId(family.id, tier),
    name: trophyName(world, family.trophy.name, product, tier),
    description: ownOrShared(world, family.trophy.description, sharedTextOf(family), { product }),
    category: family.trophy.category,
    rank: rankOf(tier),
  };
}

/** A gathered product is not made, so its trophy has a text of its own. */
const sharedTextOf = ({ kind }: CraftedFamily): SharedTextKey =>
  kind === 'gathered' ? 'gathered_trophy_description' : 'made_trophy_description';

function enemyTrophy(enemy: EnemySource, world: LinkedWorld): Trophy {
  const { trophyNoun: noun, trophyDescription } = world.enemyFamily.get(enemy.family);
  const inSentence = enemy.hasArticle ? `the ${enemy.name}` : enemy.name.replace(/^The /, 'the ');
  const told = ownOrShared(world, trophyDescription, 'enemy_trophy_description', { enemy: inSentence });
  return {
    id: enemyTrophyId(enemy.id),
    name: phrase(world, 'enemy_trophy_name', { noun, enemy: inSentence }),
    description: closeName(told, inSentence),
    category: 'Combat',
    rank: rankOf(world.region.get(enemy.region).id),
  };
}

/** A name with a comma ("Cockcrow, the Unrisen Morning") needs a second one where the sentence goes on. */
const closeName = (text: string, name: string): string =>
  name.includes(',') ? text.replace(`${name} `, `${name}, `) : text;

function keepsake(pet: PetSource): Trophy {
  return {
    id: pet.keepsakeId,
    name: pet.keepsakeName,
    description: pet.keepsakeDescription,
    category: 'Pet',
    rank: pet.keepsakeRank,
  };
}
