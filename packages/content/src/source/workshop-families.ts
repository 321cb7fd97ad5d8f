import { ItemQuality } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { CRAFTING, CRAFTING_TEXTS, type CraftedBase, readCrafting } from './family-base.ts';
import { AMOUNT, FACTOR, LEVEL, SECONDS } from './ranges.ts';
import type { Amount, Row } from './row.ts';
import { readFilledTable } from './table.ts';

export interface WorkshopFamily extends CraftedBase {
  readonly kind: 'workshop';
  readonly firstLevel: number;
  /** Seconds per action in tier 1. */
  readonly seconds: number;
  readonly experienceFactor: number;
  /** Empty for the essence, which comes from disenchanting. */
  readonly components: readonly Amount[];
  /** Price in seconds of work; null if the price is the sum of components and wages. */
  readonly worthSeconds: number | null;
}

export const readWorkshop = (directory: string, problems: Problems): WorkshopFamily[] =>
  readFilledTable(
    directory,
    'workshop.csv',
    [...CRAFTING, 'seconds', 'experience_factor', 'components', 'worth_seconds'],
    problems,
    CRAFTING_TEXTS,
  ).map(workshop);

function workshop(row: Row): WorkshopFamily {
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
