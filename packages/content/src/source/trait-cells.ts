import {
  type Bearer,
  choicesOf,
  isChoice,
  type ParameterRange,
  type Trait,
  VERB_NAMES,
  VERBS,
  Verb,
  type VerbName,
} from '@slumberfell/engine';
import type { Row } from './row.ts';

/**
 * Reads the cells `verb`, `a` and `b` of a row.
 * @param families of enemies of the world, in their order
 * @returns null for a trait with a problem
 */
export function readTrait(row: Row, bearer: Bearer, families: readonly string[]): Trait | null {
  const name = readVerb(row, bearer);
  if (name === null) return null;
  const a = readWhole(row, 'a', VERBS[name].a);
  const b = readSecond(row, name, families);
  return a === null || b === null ? null : [Verb[name], a, b];
}

function readVerb(row: Row, bearer: Bearer): VerbName | null {
  const possible = VERB_NAMES.filter((name) => VERBS[name].bearers.includes(bearer));
  const cell = row.optionalText('verb');
  const found = VERB_NAMES.find((name) => name === cell);
  if (found !== undefined && possible.includes(found)) return found;
  const fault =
    found === undefined
      ? `must be one of ${possible.join(', ')}, not "${cell}"`
      : `${found} is not for an ${bearer}; it must be one of ${possible.join(', ')}`;
  row.reject('verb', fault);
  return null;
}

function readSecond(row: Row, name: VerbName, families: readonly string[]): number | null {
  const { b } = VERBS[name];
  const cell = row.optionalText('b');
  if (b === null) {
    if (cell === '') return 0;
    row.reject('b', `must be empty for ${name}, not "${cell}"`);
    return null;
  }
  if (!isChoice(b)) return readWhole(row, 'b', b);
  const choices = choicesOf(b, families);
  const value = choices.get(cell);
  if (value === undefined) row.reject('b', `must be one of ${[...choices.keys()].join(', ')}, not "${cell}"`);
  return value ?? null;
}

/** A whole number of a cell. @returns null, after the cell was rejected, when there is none in the range */
export function readWhole(row: Row, column: string, { min, max }: ParameterRange): number | null {
  const cell = row.optionalText(column);
  const value = Number(cell);
  if (/^\d+$/.test(cell) && value >= min && value <= max) return value;
  row.reject(column, `must be a whole number from ${min} to ${max}, not "${cell}"`);
  return null;
}
