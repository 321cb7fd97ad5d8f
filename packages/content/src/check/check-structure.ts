import type { StaticData } from '@slumberfell/engine';
import { craftingCycles } from './crafting-cycles.ts';
import { engineRequirements } from './engine-requirements.ts';
import { type Check, type CheckId, type Finding, runChecks } from './finding.ts';
import { idsAndNames } from './ids-and-names.ts';
import { itemFields } from './item-fields.ts';
import { lootRows } from './loot-rows.ts';
import { recipes } from './recipes.ts';
import { references } from './references.ts';
import { traits } from './traits.ts';
import { indexWorld } from './world-index.ts';

const STRUCTURE: readonly (readonly [CheckId, Check<unknown>])[] = [
  [1, idsAndNames],
  [4, references],
  [6, recipes],
  [7, lootRows],
  [9, craftingCycles],
  ['engine', engineRequirements],
  ['engine', itemFields],
  ['engine', traits],
];

/**
 * Checks what the game needs to run with a world. Imported worlds must pass too. These are checks 1, 4, 6, 7
 * and 9 of game-design 11, and the requirements of the engine. Balance and the world's size are not checked.
 * @returns all faults; empty for a valid world
 */
export function checkStructure(sets: StaticData): Finding[] {
  return runChecks(STRUCTURE, indexWorld(sets), null);
}
