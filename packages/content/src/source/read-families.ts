import { ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import type { Family } from './families.ts';
import { AMOUNT, FACTOR, LEVEL, OFFSET, SECONDS } from './ranges.ts';
import { readEquipment } from './read-equipment.ts';
import { readNaming } from './read-naming.ts';
import type { Row } from './row.ts';
import { readTable } from './table.ts';

const NAMING = ['id', 'key', 'name', 'category', 'description'];
const CRAFTING = [...NAMING, 'skill', 'level_offset', 'tier1_level', 'trophy_name'];

/** All families in the order of their files, which is also the order of the compiled items. */
export function readFamilies(directory: string, problems: Problems): Family[] {
  const read = (file: string, columns: readonly string[], toFamily: (row: Row) => Family) =>
    readTable(directory, file, columns, problems).map(toFamily);
  return [
    ...read('gathered.csv', [...CRAFTING, 'time_factor', 'extra_loot'], gathered),
    ...read('found.csv', [...NAMING, 'quality', 'worth_seconds'], found),
    ...read(
      'workshop.csv',
      [...CRAFTING, 'seconds', 'experience_factor', 'components', 'worth_seconds'],
      workshop,
    ),
    ...readEquipment(directory, problems),
    ...read('provisions.csv', PROVISION_COLUMNS, provision),
  ];
}

const PROVISION_COLUMNS = [
  ...CRAFTING,
  'level_ladder',
  'seconds',
  'experience_factor',
  'components',
  'recipe',
  'healing_factor',
];

function readCrafting(row: Row) {
  const skill = row.text('skill');
  return {
    ...readNaming(row),
    category: row.code('category', ItemCategory),
    skill,
    levelOffset: row.integer('level_offset', OFFSET),
    trophy: { category: skill, name: row.text('trophy_name') },
  };
}

function gathered(row: Row): Family {
  return {
    kind: 'gathered',
    ...readCrafting(row),
    quality: ItemQuality.Common,
    firstLevel: row.integer('tier1_level', LEVEL),
    timeFactor: row.number('time_factor', FACTOR),
    extraLoot: row.chances('extra_loot'),
  };
}

function found(row: Row): Family {
  return {
    kind: 'found',
    ...readNaming(row),
    category: row.code('category', ItemCategory),
    quality: row.code('quality', ItemQuality),
    worthSeconds: row.number('worth_seconds', SECONDS),
  };
}

function workshop(row: Row): Family {
  return {
    kind: 'workshop',
    ...readCrafting(row),
    quality: ItemQuality.Uncommon,
    firstLevel: row.integer('tier1_level', LEVEL),
    seconds: row.integer('seconds', SECONDS),
    experienceFactor: row.number('experience_factor', FACTOR),
    components: row.amounts('components'),
    worthSeconds: row.optionalNumber('worth_seconds', AMOUNT),
  };
}

function provision(row: Row): Family {
  const needsRecipe = row.optionalText('recipe') !== '' && row.word('recipe', ['own']) === 'own';
  const ladder = row.word('level_ladder', ['workshop', 'equipment']);
  return {
    kind: 'provision',
    ...readCrafting(row),
    quality: needsRecipe ? ItemQuality.Elite : ItemQuality.Uncommon,
    firstLevel: ladder === 'workshop' ? row.integer('tier1_level', LEVEL) : null,
    seconds: row.integer('seconds', SECONDS),
    experienceFactor: row.number('experience_factor', FACTOR),
    components: row.amounts('components'),
    needsRecipe,
    healingFactor: row.number('healing_factor', FACTOR),
  };
}
