import type { StaticData } from '@slumberfell/engine';
import { craftingCircles } from './crafting-cycles.ts';
import { engineFacts } from './engine-requirements.ts';
import { type Check, type CheckId, type Finding, runChecks } from './finding.ts';
import { idsAndNames } from './ids-and-names.ts';
import { itemFields } from './item-fields.ts';
import { lootRows } from './loot-rows.ts';
import { recipes } from './recipes.ts';
import { references } from './references.ts';
import { indexWorld } from './world-index.ts';

const STRUCTURE: readonly (readonly [CheckId, Check<unknown>])[] = [
  [1, idsAndNames],
  [4, references],
  [6, recipes],
  [7, lootRows],
  [9, craftingCircles],
  ['engine', engineFacts],
  ['engine', itemFields],
];

/**
 * What every world must keep for the game to run, imported ones included: checks 1, 4, 6, 7 and 9 of game-design 11,
 * and what the engine takes for granted. Balance and sizes are not its business.
 * @returns all faults; empty for a sound world
 */
export function checkStructure(sets: StaticData): Finding[] {
  return runChecks(STRUCTURE, indexWorld(sets), null);
}
