/** The row of a data file in which a problem is, or the whole file. */
export interface Place {
  /** File name inside the world directory, for example `enemies.csv`. */
  readonly file: string;
  /**
   * Line number as an editor shows it (the header is line 1); null if the problem concerns the whole file.
   */
  readonly row: number | null;
}

export interface Problem extends Place {
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

function describeProblem({ file, row, message }: Problem): string {
  return row === null ? `  ${file}: ${message}` : `  ${file}, row ${row}: ${message}`;
}

/** Collects problems, so that an author sees all mistakes of a world at once. */
export class Problems {
  readonly #found: Problem[] = [];
  readonly #unreadable = new Set<string>();
  readonly #missingFiles: Problem[] = [];

  add({ file, row }: Place, message: string): void {
    if (!this.#unreadable.has(`${file}:${row}`)) this.#found.push({ file, row, message });
  }

  /**
   * Reports a row with wrong cells. Later problems of the same row are dropped, because the wrong cells may
   * be their cause.
   */
  addUnreadable(place: Place, message: string): void {
    this.add(place, message);
    this.#unreadable.add(`${place.file}:${place.row}`);
  }

  /** Reports a file that cannot be read at all. */
  addMissingFile(file: string, message: string): void {
    this.add({ file, row: null }, message);
    this.#missingFiles.push({ file, row: null, message });
  }

  /**
   * Call it when all files are read, before the references between them are checked: each reference to a row
   * of a missing file would be one more problem.
   * @throws ContentError with the missing files alone, if there are any
   */
  throwIfFileMissing(): void {
    if (this.#missingFiles.length > 0) throw new ContentError(this.#missingFiles);
  }

  /** @throws ContentError if any problem was added */
  throwIfAny(): void {
    if (this.#found.length > 0) throw new ContentError(this.#found);
  }
}
