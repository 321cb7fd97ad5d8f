import { isBlank } from '../blank-text.ts';
import type { Problems, SourceLocation } from '../content-error.ts';

/**
 * A name with a number. In the data files `fang x3` means 3 items of the family `fang`. A dungeon's sequence
 * counts enemies the same way.
 */
export interface Amount {
  readonly name: string;
  readonly amount: number;
}

/** A row of a loot table. In the data files `fang x3 @0.25` means 3 of the family `fang` with chance 0.25. */
export interface Chance extends Amount {
  readonly probability: number;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * One row of a data file with typed access to its cells. A wrong cell is reported and read as a harmless
 * value of its type. So reading continues, and all mistakes of the file are found in one run.
 */
export class Row {
  readonly place: SourceLocation;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #problems: Problems;

  constructor(place: SourceLocation, cells: ReadonlyMap<string, string>, problems: Problems) {
    this.place = place;
    this.#cells = cells;
    this.#problems = problems;
  }

  /** The cell's text; may be empty. */
  optionalText(column: string): string {
    const cell = this.#cells.get(column);
    if (cell === undefined) throw new Error(`${this.place.file} was not read with a column "${column}"`);
    return cell;
  }

  /** The cell's text. Reports a text of which players would see nothing, and returns an empty one. */
  text(column: string): string {
    const cell = this.optionalText(column);
    if (!isBlank(cell)) return cell;
    this.reject(column, cell === '' ? 'must not be empty' : 'must not be blank');
    return '';
  }

  /** The cell's text; null when the cell is empty. Reports a text of which players would see nothing. */
  textOrNull(column: string): string | null {
    return this.optionalText(column) === '' ? null : this.text(column);
  }

  number(column: string, range: Range): number {
    const cell = this.text(column);
    const value = Number(cell);
    if (cell !== '' && !(value >= range.min && value <= range.max)) {
      this.reject(column, `must be a number from ${range.min} to ${range.max}, not "${cell}"`);
      return range.min;
    }
    return value;
  }

  integer(column: string, range: Range): number {
    const value = this.number(column, range);
    if (Number.isInteger(value)) return value;
    this.reject(column, `must be a whole number, not "${this.optionalText(column)}"`);
    return range.min;
  }

  /** Null when the cell is empty. */
  optionalNumber(column: string, range: Range): number | null {
    return this.optionalText(column) === '' ? null : this.number(column, range);
  }

  optionalInteger(column: string, range: Range): number | null {
    return this.optionalText(column) === '' ? null : this.integer(column, range);
  }

  /** One of the given words. Reports any other cell and returns the first word. */
  word<Word extends string>(column: string, words: readonly [Word, ...Word[]]): Word {
    const cell = this.optionalText(column);
    const found = words.find((word) => word === cell);
    if (found !== undefined) return found;
    this.reject(column, `must be one of ${words.join(', ')}, not "${cell}"`);
    return words[0];
  }

  /** A name from one of the engine's enumerations (`AttackStyle`, `ItemCategory`, ...), as its number. */
  code<Code extends number>(column: string, codes: Readonly<Record<string, Code>>): Code {
    const names = Object.keys(codes);
    const name = this.word(column, names as [string, ...string[]]);
    return codes[name] as Code;
  }

  /** Reads `a; b; c`; an empty cell is an empty list. */
  list(column: string): string[] {
    const cell = this.optionalText(column);
    return cell === '' ? [] : cell.split(';').map((part) => part.trim());
  }

  /** Reads `ingot x2; strap x1`; an empty cell is an empty list. */
  amounts(column: string): Amount[] {
    return this.list(column).flatMap((part) => {
      const [, name, amount] = /^(.+) x([1-9]\d*)$/.exec(part) ?? [];
      if (name !== undefined) return [{ name, amount: Number(amount) }];
      this.reject(column, `"${part}" is not of the form "name x2"`);
      return [];
    });
  }

  /** Reads `hide x2 @0.75; fang x1 @0.03`; an empty cell is an empty list. */
  chances(column: string): Chance[] {
    return this.list(column).flatMap((part) => {
      const [, name, amount, chance] = /^(.+) x([1-9]\d*) @([\d.]+)$/.exec(part) ?? [];
      const probability = Number(chance);
      if (name !== undefined && probability > 0 && probability <= 1) {
        return [{ name, amount: Number(amount), probability }];
      }
      this.reject(column, `"${part}" is not of the form "name x2 @0.75" with a chance above 0 and up to 1`);
      return [];
    });
  }

  /** @param files as those of `Problems.add`. */
  reject(column: string, message: string, files: readonly string[] = []): void {
    this.#problems.add(this.place, `${column} ${message}`, files);
  }
}
