/**
 * A map whose `get` throws if the key is missing. References are checked before anything is compiled, so a
 * missing key is a bug of the compiler and not a mistake in the data.
 */
export class Lookup<Key, Value> {
  readonly #entries: ReadonlyMap<Key, Value>;

  constructor(entries: Iterable<readonly [Key, Value]>) {
    this.#entries = new Map(entries);
  }

  has(key: Key): boolean {
    return this.#entries.has(key);
  }

  get(key: Key): Value {
    const value = this.#entries.get(key);
    if (value === undefined) throw new Error(`No entry for ${String(key)}`);
    return value;
  }

  values(): Value[] {
    return [...this.#entries.values()];
  }
}
