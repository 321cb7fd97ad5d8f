import { familiesOf, type ItemSetTrait, MAX_SET_TRAITS, WORN_SLOTS } from '@slumberfell/engine';
import { describeLocation, type Problems, type SourceLocation } from '../content-error.ts';
import type { Row } from './row.ts';
import { readOptionalTable } from './table.ts';
import { readTrait, readWhole } from './trait-cells.ts';
import type { ItemSetSource, WorldSource } from './world-source.ts';

/** Worn pieces that a trait of an item set may ask for. */
const PIECES = { min: 2, max: WORN_SLOTS.length };

/** The files whose rows decide how many uniques a region has. */
const SET_FILES = ['enemies.csv', 'uniques.csv'];

const COLUMNS = ['region', 'name', 'pieces', 'verb', 'a', 'b'];

/**
 * Reads the optional table of item sets. A row is a trait; the rows of a region are its set. The table names
 * regions, so the other files are read first.
 */
export function readItemSets(
  directory: string,
  world: Pick<WorldSource, 'regions' | 'uniques' | 'enemies'>,
  problems: Problems,
): readonly ItemSetSource[] {
  const families = familiesOf(world.enemies);
  const uniques = uniquesByRegion(world);
  const sets = new Map<string, ItemSetSource>();
  const placeOf = new Map<string, SourceLocation>();
  for (const row of readOptionalTable(directory, 'item-sets.csv', COLUMNS, problems)) {
    const region = row.text('region');
    const name = row.text('name');
    const one = readTraitOf(row, families);
    if (region === '' || name === '') continue;
    const known = sets.get(region) ?? { region, name, traits: [] };
    if (!uniques.has(region)) row.reject('region', `"${region}" has no row in regions.csv`);
    else if (known.name !== name) row.reject('name', `must be "${known.name}", as in the rows before`);
    else if (one !== null) refuseUnusable(row, one, known, uniques.get(region) ?? 0, placeOf);
    sets.set(region, { ...known, traits: one === null ? known.traits : inOrder([...known.traits, one]) });
  }
  return [...sets.values()];
}

const inOrder = (traits: readonly ItemSetTrait[]): readonly ItemSetTrait[] =>
  traits.toSorted((one, other) => one.pieces - other.pieces);

/** Null for a trait with a problem. */
function readTraitOf(row: Row, families: readonly string[]): ItemSetTrait | null {
  const pieces = readWhole(row, 'pieces', PIECES);
  const trait = readTrait(row, 'item', families);
  return pieces === null || trait === null ? null : { pieces, trait };
}

function refuseUnusable(
  row: Row,
  { pieces }: ItemSetTrait,
  { region, traits }: ItemSetSource,
  uniques: number,
  placeOf: Map<string, SourceLocation>,
): void {
  const key = `${pieces} of ${region}`;
  const same = placeOf.get(key);
  placeOf.set(key, same ?? row.place);
  if (same)
    row.reject(
      'pieces',
      `"${region}" has a trait for ${pieces} pieces already, by ${describeLocation(same)}`,
    );
  else if (traits.length >= MAX_SET_TRAITS)
    row.reject('region', `"${region}" has more than ${MAX_SET_TRAITS} traits`);
  else if (pieces > uniques)
    row.reject('pieces', `"${region}" has ${uniques} uniques, fewer than ${pieces}`, SET_FILES);
}

/** The number of uniques that the enemies of each region leave. */
function uniquesByRegion({
  regions,
  uniques,
  enemies,
}: Pick<WorldSource, 'regions' | 'uniques' | 'enemies'>): ReadonlyMap<string, number> {
  const regionOf = new Map(enemies.map(({ name, region }) => [name, region]));
  return new Map(
    regions.map(({ name }) => [name, uniques.filter(({ enemy }) => regionOf.get(enemy) === name).length]),
  );
}
