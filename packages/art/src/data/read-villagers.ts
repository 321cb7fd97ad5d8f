import type { Problems, Row } from '@slumberfell/content';
import type { Palettes } from '../colour/palettes.ts';
import type { RegionArt } from '../scene/region-art.ts';
import { readVillagerArt, VILLAGER_COLUMNS, type VillagerArt } from '../villager/villager-art.ts';
import { readNamed } from './read-named.ts';
import type { WorldFacts } from './world-facts.ts';

export const VILLAGERS = { file: 'villagers.csv', columns: VILLAGER_COLUMNS } as const;

/** The villagers' portraits by id. */
export function readVillagers(
  rows: readonly Row[],
  { villagers }: WorldFacts,
  regions: ReadonlyMap<number, RegionArt>,
  palettes: Palettes,
  problems: Problems,
): Map<number, VillagerArt> {
  const landscapes = new Map(villagers.map(({ id, regionId }) => [id, regions.get(regionId)?.landscape]));
  return readNamed(
    VILLAGERS.file,
    rows,
    villagers,
    (row, id) => readVillagerArt(row, landscapes.get(id) ?? 'meadow', palettes),
    problems,
  );
}
