import type { LogType, TraitNote } from '../state/state.ts';
import { LOGGED_NOTES, logTypeOf, MOST_NOTE_LINES, NOTES, type Note } from '../state/trait-notes.ts';

/**
 * What the traits of both sides did in a turn: health points, portions for `Filch` and `Thrift`, turns for
 * `Flee`. One object serves all turns of a session.
 */
export class TurnNotes {
  readonly #amounts = new Float64Array(NOTES.length);
  #isEmpty = true;

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  clear(): void {
    if (this.#isEmpty) return;
    this.#amounts.fill(0);
    this.#isEmpty = true;
  }

  add(note: Note, amount: number): void {
    if (amount <= 0) return;
    this.#amounts[note] = (this.#amounts[note] as number) + amount;
    this.#isEmpty = false;
  }

  of(note: Note): number {
    return this.#amounts[note] as number;
  }

  /** What was noted, in the order of the notes. */
  list(): readonly TraitNote[] {
    return NOTES.flatMap((note, index) => {
      const amount = this.#amounts[index] as number;
      return amount > 0 ? [{ ...note, amount }] : [];
    });
  }

  /** Calls `push` for what `loggedNotes` returns of `list`, without making the list. */
  log(at: number, push: (at: number, type: LogType, subject: number, amount: number) => void): void {
    let lines = 0;
    for (let index = 0; index < LOGGED_NOTES && lines < MOST_NOTE_LINES; index++) {
      const amount = this.#amounts[index] as number;
      if (amount === 0) continue;
      const { by, verb } = NOTES[index] as (typeof NOTES)[number];
      push(at, logTypeOf(by), verb, amount);
      lines++;
    }
  }
}
