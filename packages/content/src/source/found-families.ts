import { ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { type FamilyBase, NAMING, NAMING_TEXTS, readNaming } from './family-base.ts';
import { SECONDS } from './ranges.ts';
import type { Row } from './row.ts';
import { readFilledTable } from './table.ts';

/** A family whose items come only from loot. */
export interface FoundFamily extends FamilyBase {
  readonly kind: 'found';
  /** Price in seconds of work at the item's level. */
  readonly worthSeconds: number;
}

export const readFound = (directory: string, problems: Problems): FoundFamily[] =>
  readFilledTable(
    directory,
    'found.csv',
    [...NAMING, 'quality', 'worth_seconds'],
    problems,
    NAMING_TEXTS,
  ).map(found);

function found(row: Row): FoundFamily {
  return {
    kind: 'found',
    ...readNaming(row),
    category: row.code('category', ItemCategory),
    quality: row.code('quality', ItemQuality),
    worthSeconds: row.number('worth_seconds', SECONDS),
  };
}
