import { AttackStyle, EquipmentType, FIRST_SKILL_COUNT, ItemQuality, MAX_LEVEL } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { AMOUNT, ID } from './ranges.ts';
import type { Row } from './row.ts';
import { readFilledTable, readTable } from './table.ts';
import type {
  AppearanceSource,
  GiftSource,
  MilestoneSource,
  PetOrigin,
  PetSource,
  StarterSource,
  UniqueSource,
} from './world-source.ts';

export function readUniques(directory: string, problems: Problems): UniqueSource[] {
  const columns = ['id', 'name', 'enemy', 'family', 'description'];
  return readTable(directory, 'uniques.csv', columns, problems).map((row) => ({
    place: row.place,
    id: row.integer('id', { min: 20_001, max: 20_900 }),
    name: row.text('name'),
    enemy: row.text('enemy'),
    family: row.text('family'),
    description: row.text('description'),
  }));
}

export function readStarters(directory: string, problems: Problems): StarterSource[] {
  const columns = ['id', 'name', 'family', 'attack_power', 'description'];
  return readTable(directory, 'starters.csv', columns, problems).map((row) => ({
    place: row.place,
    id: row.integer('id', { min: 20_901, max: 20_999 }),
    name: row.text('name'),
    family: row.text('family'),
    attackPower: row.integer('attack_power', AMOUNT),
    description: row.text('description'),
  }));
}

export function readGifts(directory: string, problems: Problems): GiftSource[] {
  const columns = ['id', 'name', 'slot', 'armor', 'picture', 'description'];
  return readTable(directory, 'gifts.csv', columns, problems).map((row) => ({
    place: row.place,
    id: row.integer('id', { min: 20_901, max: 20_999 }),
    name: row.text('name'),
    slot: row.code('slot', EquipmentType),
    armor: row.integer('armor', AMOUNT),
    picture: row.text('picture'),
    description: row.text('description'),
  }));
}

export function readMilestones(directory: string, problems: Problems): MilestoneSource[] {
  return readTable(directory, 'milestones.csv', ['total_level', 'item'], problems).map((row) => ({
    place: row.place,
    totalLevel: row.integer('total_level', {
      min: FIRST_SKILL_COUNT + 1,
      max: FIRST_SKILL_COUNT * MAX_LEVEL,
    }),
    item: row.text('item'),
  }));
}

const PET_COLUMNS = [
  'id',
  'name',
  'skill',
  'bonus_percent',
  'quality',
  'source',
  'where',
  'hours_or_kills',
  'keepsake_id',
  'keepsake_name',
  'keepsake_rank',
  'keepsake_description',
  'description',
];

export function readPets(directory: string, problems: Problems): PetSource[] {
  return readTable(directory, 'pets.csv', PET_COLUMNS, problems).map((row) => ({
    place: row.place,
    id: row.integer('id', { min: 71_001, max: 79_999 }),
    name: row.text('name'),
    skill: row.text('skill'),
    bonusPercent: row.integer('bonus_percent', { min: 1, max: 100 }),
    quality: row.code('quality', ItemQuality),
    origin: petOrigin(row),
    keepsakeId: row.integer('keepsake_id', { min: 70_001, max: 70_999 }),
    keepsakeName: row.text('keepsake_name'),
    keepsakeRank: row.integer('keepsake_rank', { min: 1, max: 5 }),
    keepsakeDescription: row.text('keepsake_description'),
    description: row.text('description'),
  }));
}

/**
 * `hours_or_kills` is the expected time until the pet drops: in hours for a skill, in kills for all other
 * origins.
 */
function petOrigin(row: Row): PetOrigin {
  const kind = row.word('source', ['skill', 'family', 'style', 'enemy']);
  const rarity = row.number('hours_or_kills', { min: 1, max: 1_000_000 });
  switch (kind) {
    case 'skill':
      return { kind, skill: row.text('where'), hours: rarity };
    case 'family':
      return { kind, families: row.list('where'), kills: rarity };
    case 'style':
      return { kind, style: row.code('where', AttackStyle), kills: rarity };
    case 'enemy':
      return { kind, enemy: row.text('where'), kills: rarity };
  }
}

export function readAppearances(directory: string, problems: Problems): AppearanceSource[] {
  return readFilledTable(directory, 'appearances.csv', ['id', 'label', 'art_note'], problems).map((row) => ({
    place: row.place,
    id: row.integer('id', ID),
    label: row.text('label'),
  }));
}
