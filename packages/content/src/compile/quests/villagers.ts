import type { Furnishing, StaticData, Villager } from '@slumberfell/engine';
import type { Problems } from '../../content-error.ts';
import { ID } from '../../source/ranges.ts';
import { readOptionalTable } from '../../source/table.ts';
import type { Compilation } from '../compilation.ts';
import { requireFurnishing } from './furnishings.ts';
import { QuestNames } from './quest-names.ts';
import { UniqueIds } from './unique-ids.ts';
import { readVillagerLikes } from './villager-likes.ts';

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
  compilation: Compilation,
  problems: Problems,
): Villager[] {
  const unique = new UniqueIds();
  const names = new QuestNames(sets, []);
  const villagers = readOptionalTable(directory, 'villagers.csv', COLUMNS, problems).map((row) => {
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
  const likes = readVillagerLikes(directory, sets, villagers, compilation, problems);
  return villagers.map((villager) => {
    const liked = likes.get(villager.id);
    return liked === undefined ? villager : { ...villager, likes: liked };
  });
}
