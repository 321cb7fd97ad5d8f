import { Busy } from './busy.ts';

/**
 * Why a database takes no writes. `full`: its disk is full. `unwritable`: its disk fails, or it is read-only.
 */
export type WriteFault = 'full' | 'unwritable';

/** The database takes no writes until the host repairs something. No stored data is lost. */
export class Unwritable extends Busy {
  readonly fault: WriteFault;

  constructor(fault: WriteFault, options: ErrorOptions) {
    super(503, fault === 'full' ? 'the disk is full' : 'the database cannot be written', options);
    this.name = 'Unwritable';
    this.fault = fault;
  }
}

/** ms between two test writes while the database takes no writes. */
const PROBE_EVERY = 2_000;

/**
 * Tracks whether the database takes writes. A write that fails with `Unwritable` begins a fault. Only a
 * probe ends the fault: any other transaction may succeed because it writes nothing.
 */
export class WriteFaults {
  readonly #probe: () => Promise<void>;
  readonly #every: number;
  #fault: WriteFault | null = null;
  #probing: NodeJS.Timeout | null = null;
  #changed: (fault: WriteFault | null, cause: unknown) => void = () => undefined;

  /**
   * @param probe writes something and rejects when that fails.
   * @param every ms between probes.
   */
  constructor(probe: () => Promise<void>, every = PROBE_EVERY) {
    this.#probe = probe;
    this.#every = every;
  }

  /** Null while writes succeed. */
  get fault(): WriteFault | null {
    return this.#fault;
  }

  /**
   * @param listener is called at each change: with the new fault and the error that began it, or with null
   *   and null when writes succeed again.
   */
  onChange(listener: (fault: WriteFault | null, cause: unknown) => void): void {
    this.#changed = listener;
  }

  /**
   * Passes on the result of a write. If the write fails with `Unwritable`, a fault begins: the database
   * counts as taking no writes.
   */
  async note<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (error instanceof Unwritable) this.#begin(error);
      throw error;
    }
  }

  close(): void {
    clearInterval(this.#probing ?? undefined);
    this.#probing = null;
  }

  #begin(error: Unwritable): void {
    if (this.#fault === error.fault) return;
    this.#fault = error.fault;
    this.#probing ??= setInterval(() => void this.#tryAgain(), this.#every).unref();
    this.#changed(error.fault, error);
  }

  async #tryAgain(): Promise<void> {
    const failure: unknown = await this.#probe().then(
      () => null,
      (error: unknown) => error,
    );
    if (failure instanceof Unwritable) this.#begin(failure);
    if (failure !== null || this.#probing === null) return;
    this.close();
    this.#fault = null;
    this.#changed(null, null);
  }
}
