import {
  type Bearer,
  choicesOf,
  familiesOf,
  isChoice,
  MAX_TRAITS,
  type ParameterRange,
  type Trait,
  VERB_NAMES,
  VERBS,
  Verb,
  type VerbName,
} from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import type { Row } from './row.ts';
import { readOptionalTable } from './table.ts';
import type { TraitsByBearer, WorldSource } from './world-source.ts';

/**
 * Reads the three optional tables of traits. Their rows name bearers and families of enemies, so the other
 * files are read first.
 */
export function readTraits(
  directory: string,
  world: Pick<WorldSource, 'families' | 'uniques' | 'enemies'>,
  problems: Problems,
): WorldSource['traits'] {
  const families = familiesOf(world.enemies);
  const read = (table: TraitTable): TraitsByBearer => {
    const columns = [table.column, 'verb', 'a', 'b'];
    return readRows(readOptionalTable(directory, table.file, columns, problems), table, families);
  };
  return {
    elites: read({
      file: 'elite-traits.csv',
      column: 'family',
      bearer: 'item',
      known: new Set(world.families.filter(({ kind }) => kind === 'equipment').map(({ key }) => key)),
      unknown: 'is no family of equipment',
    }),
    uniques: read({
      file: 'unique-traits.csv',
      column: 'unique',
      bearer: 'item',
      known: new Set(world.uniques.map(({ name }) => name)),
      unknown: 'has no row in uniques.csv',
    }),
    enemies: read({
      file: 'enemy-tricks.csv',
      column: 'enemy',
      bearer: 'enemy',
      known: new Set(world.enemies.map(({ name }) => name)),
      unknown: 'has no row in enemies.csv',
    }),
  };
}

interface TraitTable {
  readonly file: string;
  /** The column that names the bearers. */
  readonly column: string;
  readonly bearer: Bearer;
  readonly known: ReadonlySet<string>;
  /** What is wrong with a name that is not `known`. */
  readonly unknown: string;
}

function readRows(
  rows: readonly Row[],
  { column, bearer, known, unknown }: TraitTable,
  families: readonly string[],
): TraitsByBearer {
  const byBearer = new Map<string, (Trait | null)[]>();
  for (const row of rows) {
    const name = row.text(column);
    const trait = readTrait(row, bearer, families);
    if (name === '') continue;
    if (!known.has(name)) row.reject(column, `"${name}" ${unknown}`);
    const others = byBearer.get(name) ?? [];
    byBearer.set(name, [...others, trait]);
    if (others.length >= MAX_TRAITS) row.reject(column, `"${name}" has more than ${MAX_TRAITS} traits`);
    else if (others.some((other) => isSame(other, trait)))
      row.reject(column, `"${name}" has the same trait twice`);
  }
  return new Map([...byBearer].map(([name, traits]) => [name, traits.filter((trait) => trait !== null)]));
}

const isSame = (one: Trait | null, other: Trait | null): boolean =>
  one !== null && other !== null && one.join() === other.join();

/** Null for a trait with a problem. */
function readTrait(row: Row, bearer: Bearer, families: readonly string[]): Trait | null {
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

function readWhole(row: Row, column: 'a' | 'b', { min, max }: ParameterRange): number | null {
  const cell = row.optionalText(column);
  const value = Number(cell);
  if (/^\d+$/.test(cell) && value >= min && value <= max) return value;
  row.reject(column, `must be a whole number from ${min} to ${max}, not "${cell}"`);
  return null;
}
