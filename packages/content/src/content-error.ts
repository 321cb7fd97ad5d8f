/** The row of a data file in which a problem is, or the whole file. */
export interface SourceLocation {
  /** File name inside the world directory, for example `enemies.csv`. */
  readonly file: string;
  /**
   * Line number as an editor shows it (the header is line 1); null if the problem concerns the whole file.
   */
  readonly row: number | null;
}

export interface Problem extends SourceLocation {
  readonly message: string;
}

/**
 * Thrown when a world directory cannot be compiled. Holds every problem that was found, not only the first.
 */
export class ContentError extends Error {
  override readonly name: string = 'ContentError';
  readonly problems: readonly Problem[];

  /** @param sentence replaces the list of problems in the message. */
  constructor(problems: readonly Problem[], sentence?: string) {
    super(
      sentence ??
        [`The world has ${problems.length} problem(s):`, ...problems.map(describeProblem)].join('\n'),
    );
    this.problems = problems;
  }
}

/** The directory itself cannot be a world: it is missing, empty, or something else. */
export class WorldDirectoryError extends ContentError {
  /** @param reason as the part of a sentence, such as `it is empty`. */
  constructor(directory: string, reason: string) {
    super(
      [{ file: directory, row: null, message: `cannot be the directory of a world: ${reason}` }],
      `The directory ${directory} cannot be that of a world: ${reason}.`,
    );
  }
}

const describeProblem = ({ message, ...place }: Problem): string =>
  `  ${describeLocation(place)}: ${message}`;

/** A place as a part of a sentence: `enemies.csv, row 3`, or `enemies.csv` for the whole file. */
export const describeLocation = ({ file, row }: SourceLocation): string =>
  row === null ? file : `${file}, row ${row}`;

/** Collects problems, so that an author sees all mistakes of a world at once. */
export class Problems {
  readonly #found: Problem[] = [];
  readonly #rowsWithProblem = new Set<string>();
  readonly #unreadable = new Set<string>();
  readonly #unusableFiles: Problem[] = [];
  readonly #withoutRows = new Set<string>();
  /** The first place that may need a row of a file that has none, by file. */
  readonly #needs = new Map<string, SourceLocation>();

  /**
   * @param files those in which the row could be that this place names and that does not exist. Of these, a
   *   file without rows is the likely cause, so it is listed too, before the other problems.
   */
  add({ file, row }: SourceLocation, message: string, files: readonly string[] = []): void {
    if (this.#unreadable.has(`${file}:${row}`)) return;
    this.#found.push({ file, row, message });
    this.#rowsWithProblem.add(`${file}:${row}`);
    for (const needed of files) {
      if (this.#withoutRows.has(needed) && !this.#needs.has(needed)) this.#needs.set(needed, { file, row });
    }
  }

  /** Whether a problem of this row was added. Its cells may then have other values than in the file. */
  has({ file, row }: SourceLocation): boolean {
    return this.#rowsWithProblem.has(`${file}:${row}`);
  }

  /** Notes a file that has a header and no rows, which is no problem by itself. */
  noteWithoutRows(file: string): void {
    this.#withoutRows.add(file);
  }

  /**
   * Reports a row with wrong cells. Later problems of the same row are dropped, because the wrong cells may
   * be their cause.
   */
  addUnreadable(place: SourceLocation, message: string): void {
    this.add(place, message);
    this.#unreadable.add(`${place.file}:${place.row}`);
  }

  /** Reports why no row of a file can be used: it is missing, empty, not text, or its header is wrong. */
  addUnusableFile({ file, row }: SourceLocation, message: string): void {
    this.add({ file, row }, message);
    this.#unusableFiles.push({ file, row, message });
  }

  /**
   * Call it when all files are read, before the references between them are checked: each reference to a row
   * of an unusable file would be one more problem.
   * @throws ContentError with the unusable files alone, if there are any
   */
  throwIfFileUnusable(): void {
    if (this.#unusableFiles.length > 0) throw new ContentError(this.#unusableFiles);
  }

  /** @throws ContentError if any problem was added */
  throwIfAny(): void {
    const empty = [...this.#needs].map(([file, place]) => ({
      file,
      row: null,
      message: `has no rows, and ${describeLocation(place)} may need one`,
    }));
    if (this.#found.length > 0) throw new ContentError([...empty, ...this.#found]);
  }
}
