import { join } from 'node:path';
import { type CompiledWorld, Problems, readTable } from '@slumberfell/content';
import type { ChapterBadge } from '../chapter/chapter-badge.ts';
import { PALETTE_COLUMNS, type Palettes, readPalettes } from '../colour/palettes.ts';
import type { CreatureArt } from '../creature/creature.ts';
import type { DungeonArt } from '../dungeon/dungeon-art.ts';
import type { FaceArt } from '../face/face-art.ts';
import type { EnemyArt } from '../picture/enemy-art.ts';
import type { ItemArt } from '../picture/item-tile.ts';
import type { Pedestal } from '../picture/pedestal.ts';
import type { RegionArt } from '../scene/region-art.ts';
import type { VillagerArt } from '../villager/villager-art.ts';
import { CHAPTERS, readChapters } from './read-chapters.ts';
import { CREATURES, readCreatures } from './read-creatures.ts';
import { ENEMIES, readEnemies } from './read-enemies.ts';
import { ENEMY_FAMILIES, type EnemyFamilyArt, readEnemyFamilies } from './read-enemy-families.ts';
import { FALLBACKS, type Fallbacks, readFallbacks } from './read-fallbacks.ts';
import { ITEM_FAMILIES, ITEMS, readItemFamilies, readItems } from './read-items.ts';
import { DUNGEONS, FACES, REGIONS, readDungeons, readFaces, readRegions } from './read-scenes.ts';
import {
  EMBLEMS,
  readEmblems,
  readPedestals,
  readTrophies,
  TROPHIES,
  TROPHY_PEDESTALS,
} from './read-trophies.ts';
import { readVillagers, VILLAGERS } from './read-villagers.ts';
import { type WorldFacts, worldFacts } from './world-facts.ts';

/** The art data of a whole world. */
export interface Art {
  readonly world: WorldFacts;
  readonly palettes: Palettes;
  /** The enemies that are drawn as glyphs: those that the creature kit does not draw. */
  readonly enemies: ReadonlyMap<number, EnemyArt>;
  /** The enemies that the creature kit draws. */
  readonly creatures: ReadonlyMap<number, CreatureArt>;
  /** Art of each family of enemies by its key. */
  readonly enemyFamilies: ReadonlyMap<string, EnemyFamilyArt>;
  /** Art of each item family in each tier, by `familyTierKey`. */
  readonly families: ReadonlyMap<string, ItemArt>;
  /** Art of the items that have a picture of their own, by `itemKey`. */
  readonly items: ReadonlyMap<string, ItemArt>;
  /**
   * Glyphs by trophy id, only of trophies that do not use the glyph of their source (item family, enemy or
   * pet).
   */
  readonly trophies: ReadonlyMap<number, string>;
  /** Pedestals by trophy category. */
  readonly pedestals: ReadonlyMap<string, Pedestal>;
  readonly dungeons: ReadonlyMap<number, DungeonArt>;
  readonly faces: ReadonlyMap<number, FaceArt>;
  readonly villagers: ReadonlyMap<number, VillagerArt>;
  readonly chapters: ReadonlyMap<number, ChapterBadge>;
  readonly regions: ReadonlyMap<number, RegionArt>;
  /**
   * Glyphs of emblems. The keys `1` to `6` are numbers of tiers and ids of regions, the key `pet` is for all
   * pets.
   */
  readonly emblems: ReadonlyMap<string, string>;
  readonly fallbacks: Fallbacks;
}

/** The directory of the art data within a world's directory. */
export const artDirectoryOf = (worldDirectory: string): string => join(worldDirectory, 'art');

/**
 * Reads the art data of a world. Reports what is missing or wrong and leaves it out. So the result is
 * complete only if `problems` is empty.
 */
export function readArt(directory: string, compiled: CompiledWorld, problems: Problems): Art {
  const world = worldFacts(compiled);
  const rows = (table: { readonly file: string; readonly columns: readonly string[] }) =>
    readTable(directory, table.file, table.columns, problems);
  const palettes = readPalettes(rows(PALETTES), problems);
  const regions = readRegions(rows(REGIONS), world, problems);
  const creatures = readCreatures(rows(CREATURES), world.enemies, regions, palettes, problems);
  return {
    world,
    palettes,
    enemies: readEnemies(rows(ENEMIES), world.enemies, creatures, palettes, problems),
    creatures,
    enemyFamilies: readEnemyFamilies(rows(ENEMY_FAMILIES), world.enemies, regions, palettes, problems),
    families: readItemFamilies(rows(ITEM_FAMILIES), world.families, palettes, problems),
    items: readItems(rows(ITEMS), world, palettes, problems),
    trophies: readTrophies(rows(TROPHIES), world.trophies),
    pedestals: readPedestals(rows(TROPHY_PEDESTALS), world.trophies, problems),
    dungeons: readDungeons(rows(DUNGEONS), world, creatures, palettes, problems),
    faces: readFaces(rows(FACES), world, palettes, problems),
    villagers: readVillagers(rows(VILLAGERS), world, regions, palettes, problems),
    chapters: readChapters(rows(CHAPTERS), world, regions, palettes, problems),
    regions,
    emblems: readEmblems(rows(EMBLEMS), problems),
    fallbacks: readFallbacks(rows(FALLBACKS), palettes, problems),
  };
}

const PALETTES = { file: 'palettes.csv', columns: PALETTE_COLUMNS } as const;

/**
 * Reads only the palettes.
 * @throws ContentError when palettes.csv has faults
 */
export function loadPalettes(directory: string): Palettes {
  const problems = new Problems();
  const palettes = readPalettes(readTable(directory, PALETTES.file, PALETTES.columns, problems), problems);
  problems.throwIfAny();
  return palettes;
}
