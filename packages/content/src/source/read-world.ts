import type { Problems } from '../content-error.ts';
import { readFamilies } from './families.ts';
import { readBestBuilds } from './read-best-builds.ts';
import {
  readAppearances,
  readGifts,
  readMilestones,
  readPets,
  readStarters,
  readUniques,
} from './read-collections.ts';
import { readEnemies, readEnemyFamilies, readEnemyTypes } from './read-enemies.ts';
import { readItemSets } from './read-item-sets.ts';
import { readNewCharacter } from './read-new-character.ts';
import { readDungeons, readRegions } from './read-places.ts';
import { readRecipeDrops, readRecipeSets, readRecipeTexts } from './read-recipes.ts';
import { readPhrases, readStatFactors, readTiers, readTrophyRanks, readWords } from './read-scales.ts';
import { readTraits } from './read-traits.ts';
import type { WorldSource } from './world-source.ts';

/**
 * Reads every file of a world directory. Checks each cell, but not the references between rows, except those
 * of traits and item sets.
 */
export function readWorld(directory: string, problems: Problems): WorldSource {
  const world = {
    tiers: readTiers(directory, problems),
    statFactors: readStatFactors(directory, problems),
    words: readWords(directory, problems),
    phrases: readPhrases(directory, problems),
    families: readFamilies(directory, problems),
    recipeSets: readRecipeSets(directory, problems),
    recipeTexts: readRecipeTexts(directory, problems),
    recipeDrops: readRecipeDrops(directory, problems),
    regions: readRegions(directory, problems),
    enemyTypes: readEnemyTypes(directory, problems),
    enemyFamilies: readEnemyFamilies(directory, problems),
    enemies: readEnemies(directory, problems),
    dungeons: readDungeons(directory, problems),
    uniques: readUniques(directory, problems),
    starters: readStarters(directory, problems),
    gifts: readGifts(directory, problems),
    milestones: readMilestones(directory, problems),
    pets: readPets(directory, problems),
    trophyRanks: readTrophyRanks(directory, problems),
    appearances: readAppearances(directory, problems),
    newCharacter: readNewCharacter(directory, problems),
  };
  return {
    ...world,
    traits: readTraits(directory, world, problems),
    itemSets: readItemSets(directory, world, problems),
    bestBuilds: readBestBuilds(directory, problems),
  };
}
