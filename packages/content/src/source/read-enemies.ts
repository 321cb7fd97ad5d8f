import { AttackStyle, EnemyType, ItemQuality } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { CHANCE, FACTOR, LEVEL, SECONDS } from './ranges.ts';
import type { Row } from './row.ts';
import { readFilledTable, readTable } from './table.ts';
import type { EnemyFamilySource, EnemySource, EnemyTypeSource } from './world-source.ts';

const ENEMY_COLUMNS = ['id', 'name', 'article', 'region', 'type', 'level', 'style', 'family', 'description'];

export function readEnemies(directory: string, problems: Problems): EnemySource[] {
  return readTable(directory, 'enemies.csv', ENEMY_COLUMNS, problems).map((row) => ({
    place: row.place,
    id: row.integer('id', { min: 1, max: 9_999 }),
    name: row.text('name'),
    hasArticle: row.optionalText('article') !== '' && row.word('article', ['the']) === 'the',
    region: row.text('region'),
    type: row.code('type', EnemyType),
    level: row.integer('level', LEVEL),
    style: row.code('style', AttackStyle),
    family: row.text('family'),
    description: row.text('description'),
  }));
}

const FAMILY_COLUMNS = [
  'family',
  'trophy_noun',
  'reagent',
  'loot',
  'loot_when_large',
  'curio_chance',
  'map_chance',
];

const FAMILY_TEXTS = ['trophy_description', 'card_description', 'radiant_card_description'];

export function readEnemyFamilies(directory: string, problems: Problems): EnemyFamilySource[] {
  return readTable(directory, 'enemy-families.csv', FAMILY_COLUMNS, problems, FAMILY_TEXTS).map((row) => ({
    place: row.place,
    key: row.text('family'),
    trophyNoun: row.text('trophy_noun'),
    trophyDescription: row.textOrNull('trophy_description'),
    cardDescription: row.textOrNull('card_description'),
    radiantCardDescription: row.textOrNull('radiant_card_description'),
    reagent: row.optionalText('reagent') || null,
    loot: row.chances('loot'),
    lootWhenLarge: row.chances('loot_when_large'),
    curioChance: row.number('curio_chance', CHANCE),
    mapChance: row.number('map_chance', CHANCE),
  }));
}

const TYPE_COLUMNS = [
  'type',
  'health_factor',
  'attack_factor',
  'experience_factor',
  'loot_size',
  'loot',
  'map_chance',
  'trophy_factor',
  'trophy_chance',
  'card_chance',
  'recipe_share',
  'recipe_chance',
  'unique_quality',
  'unique_chance',
  'unique_worth_seconds',
  'pet_factor',
];

export function readEnemyTypes(directory: string, problems: Problems): EnemyTypeSource[] {
  const file = 'enemy-types.csv';
  const types = readFilledTable(directory, file, TYPE_COLUMNS, problems).map((row) => ({
    place: row.place,
    type: row.code('type', EnemyType),
    healthFactor: row.number('health_factor', FACTOR),
    attackFactor: row.number('attack_factor', FACTOR),
    experienceFactor: row.number('experience_factor', FACTOR),
    lootSize: row.integer('loot_size', { min: 1, max: 100 }),
    loot: row.chances('loot'),
    mapChance: row.optionalNumber('map_chance', CHANCE),
    trophy: trophyRule(row),
    cardChance: row.number('card_chance', CHANCE),
    recipes: recipeRule(row),
    unique: uniqueRule(row),
    petFactor: row.number('pet_factor', FACTOR),
  }));
  for (const [name, code] of Object.entries(EnemyType)) {
    if (!types.some(({ type }) => type === code)) problems.add({ file, row: null }, `${name} has no row`);
  }
  return types;
}

/**
 * Reads the chance of an enemy's trophy. A row has either a factor on the tier's chance for Normal enemies,
 * or a fixed chance.
 */
function trophyRule(row: Row): EnemyTypeSource['trophy'] {
  const factor = row.optionalNumber('trophy_factor', FACTOR);
  const chance = row.optionalNumber('trophy_chance', CHANCE);
  if ((factor === null) === (chance === null))
    row.reject('trophy_factor', 'or trophy_chance must stand alone');
  return chance === null ? { perNormalChance: factor ?? 1 } : { chance };
}

function recipeRule(row: Row): EnemyTypeSource['recipes'] {
  if (row.optionalText('recipe_share') === '') return null;
  return { share: row.word('recipe_share', ['all', 'split']), chance: row.number('recipe_chance', CHANCE) };
}

function uniqueRule(row: Row): EnemyTypeSource['unique'] {
  if (row.optionalText('unique_quality') === '') return null;
  return {
    quality: row.code('unique_quality', ItemQuality),
    chance: row.number('unique_chance', CHANCE),
    worthSeconds: row.number('unique_worth_seconds', SECONDS),
  };
}
