/** A press repeated within this many ms of a change under it was meant for what stood there before. */
export const GUARD_TIME = 600;

/** A pointer that has moved less than this many px has not moved. */
export const STILL = 10;

/** Where a press was made: a point of the window in px, or the keyboard's focus. */
export type PressPlace = { readonly x: number; readonly y: number } | 'keyboard';

interface Press {
  readonly action: unknown;
  readonly place: PressPlace;
  /** ms, of the last instant at which this press may have changed what stands in its place. */
  readonly at: number;
}

/**
 * Refuses a second press in the same place that would hit another action than the first: a press that removes its own
 * action (Equip, Sell, Claim, a dialog's button) brings the next one under a pointer that has not moved. Every press is
 * shown to it, and whatever a command has changed.
 */
export class PressGuard {
  #last: Press | null = null;
  readonly #now: () => number;

  /** @param now a clock in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * A press on `action`, which is the same value for the same action.
   * @returns whether it may go on; a refused one leaves the first press as it was
   */
  press(action: unknown, place: PressPlace): boolean {
    const last = this.#last;
    const at = this.#now();
    if (last && last.action !== action && at - last.at < GUARD_TIME && isSamePlace(last.place, place)) {
      return false;
    }
    this.#last = { action, place, at };
    return true;
  }

  /** What the last press asked for has been done: from now on something else may stand in its place. */
  changed(): void {
    if (this.#last) this.#last = { ...this.#last, at: this.#now() };
  }

  /** The player has gone somewhere else: what is pressed next is meant. */
  moved(): void {
    this.#last = null;
  }
}

function isSamePlace(one: PressPlace, other: PressPlace): boolean {
  if (one === 'keyboard' || other === 'keyboard') return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) < STILL;
}
