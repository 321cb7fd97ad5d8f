import {
  type LootTable,
  type Lore,
  type NewCharacter,
  type QuestData,
  SKILLS,
  type StaticData,
  type StaticSet,
} from '@slumberfell/engine';
import { Problems } from '../content-error.ts';
import { linkWorld } from '../source/linked-world.ts';
import { readWorld } from '../source/read-world.ts';
import { refuseOtherDirectory } from '../source/world-file.ts';
import { contentVersion, loreVersion, questsVersion, setVersions } from '../versions.ts';
import { withBestBuilds } from './best-builds.ts';
import { addCards } from './cards.ts';
import { addCommonEquipment } from './common-equipment.ts';
import { Compilation, type Craft, finishCraft } from './compilation.ts';
import { craftLoot } from './craft-loot.ts';
import { inDependencyOrder } from './dependency-order.ts';
import { compileDungeons, compileKeys } from './dungeons.ts';
import { compileEliteEquipment } from './elite-equipment.ts';
import { compileEnemies } from './enemies.ts';
import { compileEnemyLoot } from './enemy-loot.ts';
import { compileFamilies } from './family-items.ts';
import { facePath } from './image-paths.ts';
import { readLore } from './lore.ts';
import { withMilestones } from './milestones.ts';
import { addGifts, addStarters, addUniques } from './named-equipment.ts';
import { compileNewCharacter } from './new-character.ts';
import { addPets } from './pets.ts';
import { compileQuests } from './quests/quests.ts';
import { compileRegions } from './regions.ts';
import { compileTrophies } from './trophies.ts';

/** The lowest and highest level of the enemies of a region, both inclusive. */
export interface LevelBand {
  readonly regionId: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface CompiledWorld {
  readonly sets: StaticData;
  /** A hash of each set: 16 hexadecimal digits, equal for equal sets and different for different ones. */
  readonly versions: Readonly<Record<StaticSet, string>>;
  /** A hash of all sets, of the data of a new character, of the quests and of the lore. */
  readonly version: string;
  readonly newCharacter: NewCharacter;
  readonly quests: QuestData;
  /** A hash of the quests, as those of the sets. */
  readonly questsVersion: string;
  readonly lore: Lore;
  /** A hash of the lore, as those of the sets. */
  readonly loreVersion: string;
  readonly levelBands: readonly LevelBand[];
}

/**
 * Compiles a directory of hand-written data files into the sets that the game uses. The result depends only
 * on the files. The result has the right types but may still be unplayable: `checkStructure` and
 * `checkShippedWorld` check that.
 * @throws ContentError listing every problem of the files, each with file and row; of files of which
 *   no row can be used, only these; one sentence when the directory cannot be a world at all
 */
export function compileWorld(directory: string): CompiledWorld {
  refuseOtherDirectory(directory);
  const problems = new Problems();
  const source = readWorld(directory, problems);
  problems.throwIfFileUnusable();
  const world = linkWorld(source, problems);
  const compilation = new Compilation(world, problems);
  const sets = compileSets(compilation, problems);
  const newCharacter = compileNewCharacter(compilation, problems);
  const quests = compileQuests(directory, sets, compilation, problems);
  const lore = readLore(directory, sets, problems);
  problems.throwIfAny();

  const versions = setVersions(sets);
  return {
    sets,
    versions,
    version: contentVersion(versions, newCharacter, quests, lore),
    newCharacter,
    quests,
    questsVersion: questsVersion(quests),
    lore,
    loreVersion: loreVersion(lore),
    levelBands: world.regions.map(({ id, lowestLevel, highestLevel }) => ({
      regionId: id,
      lowest: lowestLevel,
      highest: highestLevel,
    })),
  };
}

/**
 * The calls below add items in this order, and the set of items keeps it. Components come before their
 * products.
 */
function compileSets(compilation: Compilation, problems: Problems): StaticData {
  const { world } = compilation;
  const families = inDependencyOrder(world.family);
  const crafts: Craft[] = [
    ...compileFamilies(families, compilation),
    ...compileEliteEquipment(families, compilation),
    ...compileKeys(compilation),
  ];
  addCommonEquipment(families, compilation);
  addUniques(compilation);
  addStarters(compilation);
  addGifts(compilation);
  addPets(compilation);
  const relicariumEntries = compileTrophies(compilation);
  const enemies = compileEnemies(world);
  addCards(enemies, compilation);

  const dungeons = compileDungeons(compilation);
  const enemyLoot = compileEnemyLoot(enemies, compilation);
  const finished = crafts.map((craft) => finishCraft(craft, craftLoot(craft, compilation)));
  const crafteableItems = finished.map(({ craft }) => craft);
  return {
    skills: SKILLS.map(({ id, name }, index) => ({ id, name, order: index + 1 })),
    items: withBestBuilds(withMilestones(compilation, problems), world.bestBuilds, problems),
    lootTables: [
      ...enemyLoot,
      ...finished.flatMap(({ table }): LootTable[] => (table === null ? [] : [table])),
    ],
    relicariumEntries,
    enemies,
    dungeons,
    regions: compileRegions(crafteableItems, enemies, enemyLoot, dungeons, compilation),
    crafteableItems,
    appearances: world.appearances.map(({ id, label }) => ({ id, label, faceImagePath: facePath(id) })),
    itemSets: world.itemSets.map(({ region, name, traits }) => ({
      id: world.region.get(region).id,
      name,
      traits,
    })),
  };
}
