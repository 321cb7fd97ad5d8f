export { type CompiledWorld, compileWorld, type LevelBand } from './compile/compile-world.ts';
export type { NewCharacter } from './compile/new-character.ts';
export { ContentError, type Place, type Problem } from './content-error.ts';
export { findShippedWorld, shippedWorldDirectory } from './shipped-world.ts';
export { STATIC_SETS } from './static-sets.ts';
export { contentVersion, setVersions } from './versions.ts';
