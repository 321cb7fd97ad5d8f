export { checkShippedWorld, type WorldContext } from './check/check-shipped-world.ts';
export { checkStructure } from './check/check-structure.ts';
export type { CheckId, Finding } from './check/finding.ts';
export { type CompiledWorld, compileWorld, type LevelBand } from './compile/compile-world.ts';
export { ContentError, type Place, type Problem } from './content-error.ts';
export { findShippedWorld, shippedWorldDirectory } from './shipped-world.ts';
export { STATIC_SETS } from './static-sets.ts';
export { contentVersion, setVersions } from './versions.ts';
