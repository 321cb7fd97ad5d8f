import type { Furnishing, StaticData, Villager } from '@slumberfell/engine';
import type { Problems } from '../../content-error.ts';
import { ID } from '../../source/ranges.ts';
import { readOptionalTable } from '../../source/table.ts';
import { requireFurnishing } from './furnishings.ts';
import { QuestNames } from './quest-names.ts';
import { UniqueIds } from './unique-ids.ts';

const COLUMNS = [
  'id',
  'name',
  'region',
  'place',
  'trade',
  'furnishing_at_6',
  'who',
  'line_at_3',
  'line_at_6',
  'line_at_10',
];

/** Ids of villagers; titles and frames of friends follow from them (`cosmetics.ts` of the engine). */
const VILLAGER_ID = { min: 1, max: 99 };

export function readVillagers(
  directory: string,
  sets: StaticData,
  furnishings: readonly Furnishing[],
  problems: Problems,
): Villager[] {
  const unique = new UniqueIds();
  const names = new QuestNames(sets, []);
  return readOptionalTable(directory, 'villagers.csv', COLUMNS, problems).map((row) => {
    const furnishingId = row.integer('furnishing_at_6', ID);
    requireFurnishing(row, 'furnishing_at_6', furnishingId, furnishings);
    return {
      id: unique.id(row, VILLAGER_ID),
      name: row.text('name'),
      regionId: names.region(row, 'region', row.text('region')),
      place: row.text('place'),
      trade: row.text('trade'),
      description: row.text('who'),
      lines: ['line_at_3', 'line_at_6', 'line_at_10'].map((column) => row.text(column)),
      furnishingId,
    };
  });
}
