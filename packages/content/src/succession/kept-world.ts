import type { NewCharacter, StaticData } from '@slumberfell/engine';

/** The sets in which a row that the files no longer have stays, so that ids which characters hold resolve for ever. */
export const RETIRABLE_SETS = ['items', 'lootTables', 'relicariumEntries', 'enemies'] as const;

/** Ids of the retired rows by set: a relicarium entry's is its item's. A set without any may be absent. */
export type Retired = { readonly [S in (typeof RETIRABLE_SETS)[number]]?: readonly number[] };

/** A world as an import keeps it: what its files make, and after it in each set what earlier worlds had (ADR 0009). */
export interface KeptWorld {
  readonly sets: StaticData;
  readonly newCharacter: NewCharacter;
  readonly retired: Retired;
}
