export { checkShippedWorld, type WorldContext } from './check/check-shipped-world.ts';
export { checkStructure } from './check/check-structure.ts';
export { checkSuccession } from './check/check-succession.ts';
export type { CheckId, Finding } from './check/finding.ts';
export { type CompiledWorld, compileWorld, type LevelBand } from './compile/compile-world.ts';
export {
  ContentError,
  type Problem,
  Problems,
  type SourceLocation,
  WorldDirectoryError,
} from './content-error.ts';
export { findShippedWorld, shippedWorldDirectory } from './shipped-world.ts';
export type { Row } from './source/row.ts';
export { readTable } from './source/table.ts';
export { carryOver } from './succession/carry-over.ts';
export {
  differenceOf,
  type NamedRow,
  NO_DIFFERENCE,
  type SetDifference,
  type WorldDifference,
} from './succession/difference.ts';
export type { KeptWorld, Retired } from './succession/kept-world.ts';
export { contentVersion, loreVersion, questsVersion, setVersions } from './versions.ts';
