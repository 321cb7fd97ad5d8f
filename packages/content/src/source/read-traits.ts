import { type Bearer, familiesOf, MAX_TRAITS, type Trait } from '@slumberfell/engine';
import { describeLocation, type Problems, type SourceLocation } from '../content-error.ts';
import { EQUIPMENT_FILES } from './item-files.ts';
import type { Row } from './row.ts';
import { readOptionalTable } from './table.ts';
import { readTrait } from './trait-cells.ts';
import type { TraitsByBearer, WorldSource } from './world-source.ts';

/**
 * Reads the optional tables of traits. Their rows name bearers and families of enemies, so the other
 * files are read first.
 */
export function readTraits(
  directory: string,
  world: Pick<WorldSource, 'families' | 'uniques' | 'pets' | 'enemies'>,
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
      files: EQUIPMENT_FILES,
    }),
    uniques: read({
      file: 'unique-traits.csv',
      column: 'unique',
      bearer: 'item',
      known: new Set(world.uniques.map(({ name }) => name)),
      unknown: 'has no row in uniques.csv',
      files: ['uniques.csv'],
    }),
    pets: read({
      file: 'companions.csv',
      column: 'pet',
      bearer: 'item',
      known: new Set(world.pets.map(({ name }) => name)),
      unknown: 'has no row in pets.csv',
      files: ['pets.csv'],
    }),
    enemies: read({
      file: 'enemy-tricks.csv',
      column: 'enemy',
      bearer: 'enemy',
      known: new Set(world.enemies.map(({ name }) => name)),
      unknown: 'has no row in enemies.csv',
      files: ['enemies.csv'],
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
  /** The files of the bearers. */
  readonly files: readonly string[];
}

function readRows(
  rows: readonly Row[],
  { column, bearer, known, unknown, files }: TraitTable,
  families: readonly string[],
): TraitsByBearer {
  const byBearer = new Map<string, { readonly place: SourceLocation; readonly trait: Trait | null }[]>();
  for (const row of rows) {
    const name = row.text(column);
    const trait = readTrait(row, bearer, families);
    if (name === '') continue;
    if (!known.has(name)) row.reject(column, `"${name}" ${unknown}`, files);
    const others = byBearer.get(name) ?? [];
    byBearer.set(name, [...others, { place: row.place, trait }]);
    const same = others.find((other) => isSame(other.trait, trait));
    if (same) row.reject(column, `"${name}" has this trait already, by ${describeLocation(same.place)}`);
    else if (others.length >= MAX_TRAITS) row.reject(column, `"${name}" has more than ${MAX_TRAITS} traits`);
  }
  const traitsOf = (rows: readonly { readonly trait: Trait | null }[]): Trait[] =>
    rows.flatMap(({ trait }) => (trait === null ? [] : [trait]));
  return new Map([...byBearer].map(([name, rowsOfBearer]) => [name, traitsOf(rowsOfBearer)]));
}

const isSame = (one: Trait | null, other: Trait | null): boolean =>
  one !== null && other !== null && one.join() === other.join();
