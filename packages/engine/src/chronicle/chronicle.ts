import { addFirsts, type First } from './firsts.ts';
import { limitedSum } from './limited-sum.ts';
import { addNights, type NightSums } from './nights.ts';

const FIRST_ORIGINS = [
  'fights',
  'bosses',
  'gathering',
  'crafting',
  'disenchanting',
  'bought',
  'given',
] as const;

/** Where items came from. `given` are gifts for a total level, `rewarded` what chapters gave. */
export const ITEM_ORIGINS = [...FIRST_ORIGINS, 'rewarded'] as const;
export type ItemOrigin = (typeof ITEM_ORIGINS)[number];

const FIRST_USES = ['components', 'pieces', 'eaten', 'keys', 'sold', 'claimed', 'learned', 'tamed'] as const;

/**
 * What items went to. `components` of crafting, `pieces` that were disenchanted, `keys` of dungeon runs,
 * `delivered` to villagers.
 */
export const ITEM_USES = [...FIRST_USES, 'delivered'] as const;
export type ItemUse = (typeof ITEM_USES)[number];

export const TIME_KINDS = ['gathering', 'crafting', 'disenchanting', 'hunting', 'dungeons'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

const FIRST_GOLD_WAYS = ['sold', 'bought', 'travel'] as const;

/** What gold came from and went to. `rewarded` by chapters and errands. */
export const GOLD_WAYS = [...FIRST_GOLD_WAYS, 'rewarded'] as const;

const GOLD_COLUMNS = [
  'opening',
  ...FIRST_GOLD_WAYS,
  'returned',
  'keysSold',
  'keysReturned',
  'rewarded',
] as const;

/**
 * The columns of the tables of a chronicle. New columns are added at the end only, because stored tables name
 * a column by its index. `items`: `opening` is what was owned when the chronicle began; `expected` and
 * `variance` are the sums of luck in millionths. `regions`: time in ms by kind of action. `skills`: whole
 * points. `gold` has one row, with id 0. `returned` are items and gold of sales that were undone; `sold` has
 * them, too. `keysSold` and `keysReturned` are what of `sold` and `returned` came from keys.
 */
export const CHRONICLE_COLUMNS = {
  enemies: ['kills', 'defeats'],
  dungeons: ['runs'],
  items: [
    'opening',
    ...FIRST_ORIGINS,
    ...FIRST_USES,
    'expected',
    'variance',
    'returned',
    'delivered',
    'rewarded',
  ],
  regions: TIME_KINDS,
  skills: ['experience'],
  gold: GOLD_COLUMNS,
} as const;
export type ChronicleTable = keyof typeof CHRONICLE_COLUMNS;
export type ChronicleColumn<T extends ChronicleTable> = (typeof CHRONICLE_COLUMNS)[T][number];

export const CHRONICLE_TABLES = Object.keys(CHRONICLE_COLUMNS) as readonly ChronicleTable[];

const indexesOf = (table: ChronicleTable): ReadonlyMap<string, number> =>
  new Map(CHRONICLE_COLUMNS[table].map((column: string, index) => [column, index]));

/** The index of each column in its table. To search its name cost a fifth of the time of a chronicle. */
const COLUMN_INDEXES: Readonly<Record<ChronicleTable, ReadonlyMap<string, number>>> = {
  enemies: indexesOf('enemies'),
  dungeons: indexesOf('dungeons'),
  items: indexesOf('items'),
  regions: indexesOf('regions'),
  skills: indexesOf('skills'),
  gold: indexesOf('gold'),
};

/**
 * Most rows of each table. Of more ids the lowest are kept; the others are summed up under `OTHERS`. So the
 * result does not depend on the order in which the rows came.
 */
export const MOST_ROWS: Readonly<Record<ChronicleTable, number>> = {
  enemies: 1_000,
  dungeons: 300,
  items: 2_500,
  regions: 200,
  skills: 100,
  gold: 1,
};

/** The id under which the rows above the limit of a table are summed up, and the id of the row of gold. */
export const OTHERS = 0;

/** Whole numbers by id: one for each column, 0 to `MAX_AMOUNT`. */
export type ChronicleRows = ReadonlyMap<number, readonly number[]>;

/** Sums of what a character did in some time. */
export type Chronicle = Readonly<Record<ChronicleTable, ChronicleRows>> & {
  /** By kind and id; each once. */
  readonly firsts: readonly First[];
  /** In order of time; see `addNights` for which are kept. */
  readonly nights: readonly NightSums[];
};

const NO_ROWS: ChronicleRows = new Map();

export const EMPTY_CHRONICLE: Chronicle = {
  enemies: NO_ROWS,
  dungeons: NO_ROWS,
  items: NO_ROWS,
  regions: NO_ROWS,
  skills: NO_ROWS,
  gold: NO_ROWS,
  firsts: [],
  nights: [],
};

export const isEmptyChronicle = (chronicle: Chronicle): boolean =>
  chronicle.firsts.length === 0 &&
  chronicle.nights.length === 0 &&
  CHRONICLE_TABLES.every((table) => chronicle[table].size === 0);

/** Adds up the entries of a chronicle. */
export class ChronicleBuilder {
  readonly #tables = new Map<ChronicleTable, Map<number, number[]>>();
  readonly #firsts: First[] = [];
  #nights: readonly NightSums[] = [];

  /** Adds an amount of at least 0. A sum stops at `MAX_AMOUNT`. */
  add<T extends ChronicleTable>(table: T, id: number, column: ChronicleColumn<T>, amount: number): void {
    if (amount <= 0) return;
    let rows = this.#tables.get(table);
    if (rows === undefined) {
      rows = new Map();
      this.#tables.set(table, rows);
    }
    let row = rows.get(id);
    if (row === undefined) {
      row = new Array<number>(CHRONICLE_COLUMNS[table].length).fill(0);
      rows.set(id, row);
    }
    const index = COLUMN_INDEXES[table].get(column) as number;
    row[index] = limitedSum(row[index] as number, amount);
  }

  first(first: First): void {
    this.#firsts.push(first);
  }

  night(night: NightSums): void {
    this.#nights = addNights(this.#nights, [night]);
  }

  build(): Chronicle {
    return {
      ...EMPTY_CHRONICLE,
      ...Object.fromEntries([...this.#tables].map(([table, rows]) => [table, limited(table, rows)])),
      firsts: addFirsts([], this.#firsts),
      nights: this.#nights,
    };
  }
}

/** Adds two chronicles of which one follows the other. Of the same first the earlier instant counts. */
export function addChronicles(one: Chronicle, other: Chronicle): Chronicle {
  const sums: Record<string, ChronicleRows> = {};
  for (const table of CHRONICLE_TABLES) sums[table] = addRows(table, one[table], other[table]);
  return {
    ...one,
    ...sums,
    firsts: addFirsts(one.firsts, other.firsts),
    nights: addNights(one.nights, other.nights),
  };
}

/** Adds the rows of two chronicles in one table. */
export function addRows(table: ChronicleTable, one: ChronicleRows, other: ChronicleRows): ChronicleRows {
  if (other.size === 0) return one;
  if (one.size === 0) return other;
  const rows = new Map(one);
  for (const [id, row] of other) {
    const sum = rows.get(id);
    rows.set(id, sum === undefined ? row : sumOf(sum, row));
  }
  return limited(table, rows);
}

function limited(table: ChronicleTable, rows: ReadonlyMap<number, readonly number[]>): ChronicleRows {
  const named = rows.size - (rows.has(OTHERS) ? 1 : 0);
  if (named <= MOST_ROWS[table]) return rows;
  const ids = [...rows.keys()].filter((id) => id !== OTHERS).sort((a, b) => a - b);
  const kept = new Map(rows);
  for (const id of ids.slice(MOST_ROWS[table])) {
    const others = kept.get(OTHERS);
    const row = kept.get(id) as readonly number[];
    kept.set(OTHERS, others === undefined ? row : sumOf(others, row));
    kept.delete(id);
  }
  return kept;
}

const sumOf = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((amount, column) => limitedSum(amount, other[column] as number));

/** One number of a chronicle; 0 when it has no such row. */
export function chronicleSum<T extends ChronicleTable>(
  chronicle: Chronicle,
  table: T,
  id: number,
  column: ChronicleColumn<T>,
): number {
  return chronicle[table].get(id)?.[COLUMN_INDEXES[table].get(column) as number] ?? 0;
}

/**
 * What sales have brought, for records. It leaves out keys: they are bought and sold at the same price, so a
 * player can sell the same ones for any sum.
 */
export function goldFromSales(chronicle: Chronicle): number {
  const { sold, returned, keysSold, keysReturned } = namedRow('gold', chronicle.gold.get(OTHERS) ?? []);
  return Math.max(0, sold - returned - Math.max(0, keysSold - keysReturned));
}

/** A row as an object with the names of its columns. */
export const namedRow = <T extends ChronicleTable>(
  table: T,
  row: readonly number[],
): Readonly<Record<ChronicleColumn<T>, number>> =>
  Object.fromEntries(CHRONICLE_COLUMNS[table].map((column, place) => [column, row[place] ?? 0])) as never;
