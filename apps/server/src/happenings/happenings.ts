import type { AlertLooks, Look } from './alert-looks.ts';

/** Called when alerts about what happened are stored. */
type Listener = () => void;

/** Tells that alerts are stored, so that they are sent at once, and has characters looked at. */
export class Happenings {
  readonly #listeners = new Set<Listener>();
  readonly #looks: AlertLooks;

  constructor(looks: AlertLooks) {
    this.#looks = looks;
  }

  /** Called after the commit of a transaction that has stored an alert. */
  announce(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Finds when the character is to be looked at next. Called after the commit that has settled it. */
  look(look: Look): void {
    this.#looks.add(look);
  }

  /** Resolves when no character waits to be looked at. */
  looked(): Promise<void> {
    return this.#looks.done();
  }

  /** @returns a function that removes the listener. */
  onStored(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Looks no more. */
  close(): Promise<void> {
    return this.#looks.close();
  }
}
