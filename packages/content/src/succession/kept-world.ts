import type { NewCharacter, StaticData } from '@slumberfell/engine';

/** The sets in which removed rows stay as retired rows, because characters may hold their ids. */
export const RETIRABLE_SETS = ['items', 'lootTables', 'relicariumEntries', 'enemies'] as const;

/**
 * Ids of the retired rows by set. The id of a Relicarium entry is that of its item. A set without retired
 * rows may be absent.
 */
export type Retired = { readonly [S in (typeof RETIRABLE_SETS)[number]]?: readonly number[] };

/**
 * A world as an import stores it: each set has the rows of the files, then the retired rows of earlier worlds
 * (ADR 0009).
 */
export interface KeptWorld {
  readonly sets: StaticData;
  readonly newCharacter: NewCharacter;
  readonly retired: Retired;
}
