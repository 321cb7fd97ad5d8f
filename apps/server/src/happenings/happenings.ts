/** Called when alerts about what happened are stored. */
type Listener = () => void;

/** Tells that alerts about characters are stored, so that they are sent at once. */
export class Happenings {
  readonly #listeners = new Set<Listener>();

  /** Called after the commit of a transaction that has stored an alert. */
  announce(): void {
    for (const listener of this.#listeners) listener();
  }

  /** @returns a function that removes the listener. */
  onStored(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
