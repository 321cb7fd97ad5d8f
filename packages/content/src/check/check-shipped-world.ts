import { EXPERIENCE_TABLE, type NewCharacter, type StaticData } from '@slumberfell/engine';
import type { LevelBand } from '../compile/compile-world.ts';
import { checkStructure } from './check-structure.ts';
import { components } from './components.ts';
import { experienceTable } from './experience-table.ts';
import { type Check, type CheckId, type Finding, runChecks } from './finding.ts';
import { population } from './population.ts';
import { prices } from './prices.ts';
import { regionsAndPets } from './regions-and-pets.ts';
import { relicarium } from './relicarium.ts';
import { skillLadders } from './skill-ladders.ts';
import { obtainable, usable } from './sources-and-uses.ts';
import { indexWorld } from './world-index.ts';

/** The data of a world besides its sets. A `CompiledWorld` has these fields. */
export interface WorldContext {
  readonly newCharacter: NewCharacter;
  readonly levelBands: readonly LevelBand[];
  /** For tests; without it, the engine's own table is checked. */
  readonly experienceTable?: readonly number[];
}

const SHIPPED: readonly (readonly [CheckId, Check<Required<WorldContext>>])[] = [
  [2, obtainable],
  [3, usable],
  [5, components],
  [8, relicarium],
  [10, skillLadders],
  [11, prices],
  [12, population],
  [13, regionsAndPets],
  [14, experienceTable],
];

/**
 * Checks the world that comes with the game: checks 1 to 14 of game-design 11. (Check 15 compares the world
 * with the art, and the tests in `balance` are check 16.)
 * @returns all faults; empty for a world that may be released
 */
export function checkShippedWorld(sets: StaticData, context: WorldContext): Finding[] {
  return [
    ...checkStructure(sets),
    ...runChecks(SHIPPED, indexWorld(sets), { experienceTable: EXPERIENCE_TABLE, ...context }),
  ];
}
