import { ItemQuality } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { CRAFTING, CRAFTING_TEXTS, type CraftedBase, readCrafting } from './family-base.ts';
import { FACTOR, LEVEL } from './ranges.ts';
import type { Chance, Row } from './row.ts';
import { readTable } from './table.ts';

export interface GatheredFamily extends CraftedBase {
  readonly kind: 'gathered';
  readonly firstLevel: number;
  /** Factor on the seconds that gathering takes in a tier. */
  readonly timeFactor: number;
  readonly extraLoot: readonly Chance[];
}

export const readGathered = (directory: string, problems: Problems): GatheredFamily[] =>
  readTable(
    directory,
    'gathered.csv',
    [...CRAFTING, 'time_factor', 'extra_loot'],
    problems,
    CRAFTING_TEXTS,
  ).map(gathered);

function gathered(row: Row): GatheredFamily {
  return {
    kind: 'gathered',
    ...readCrafting(row),
    quality: ItemQuality.Common,
    firstLevel: row.integer('tier1_level', LEVEL),
    timeFactor: row.number('time_factor', FACTOR),
    extraLoot: row.chances('extra_loot'),
  };
}
