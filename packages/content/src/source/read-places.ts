import { AttackStyle } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { AMOUNT, ID, LEVEL, OFFSET } from './ranges.ts';
import { readFilledTable, readTable } from './table.ts';
import type { DungeonSource, RegionSource } from './world-source.ts';

const REGION_COLUMNS = [
  'id',
  'name',
  'lowest_level',
  'highest_level',
  'travel_cost',
  'palette',
  'description',
];

export function readRegions(directory: string, problems: Problems): RegionSource[] {
  return readFilledTable(directory, 'regions.csv', REGION_COLUMNS, problems).map((row) => ({
    place: row.place,
    id: row.integer('id', ID),
    name: row.text('name'),
    lowestLevel: row.integer('lowest_level', LEVEL),
    highestLevel: row.integer('highest_level', LEVEL),
    travelCost: row.integer('travel_cost', AMOUNT),
    description: row.text('description'),
  }));
}

const DUNGEON_COLUMNS = [
  'id',
  'region',
  'name',
  'style',
  'key_name',
  'key_level_offset',
  'sequences',
  'description',
];

export function readDungeons(directory: string, problems: Problems): DungeonSource[] {
  return readTable(directory, 'dungeons.csv', DUNGEON_COLUMNS, problems, ['key_description']).map((row) => {
    const sequences = row.amounts('sequences');
    if (sequences.length === 0) row.reject('sequences', 'must name at least one enemy');
    return {
      place: row.place,
      id: row.integer('id', { min: 1, max: 9_999 }),
      region: row.text('region'),
      name: row.text('name'),
      style: row.code('style', AttackStyle),
      keyName: row.text('key_name'),
      keyDescription: row.textOrNull('key_description'),
      keyLevelOffset: row.integer('key_level_offset', OFFSET),
      sequences,
      description: row.text('description'),
    };
  });
}
