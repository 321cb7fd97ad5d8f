/**
 * A second press within this many ms after a change was meant for the action that was there before the
 * change.
 */
export const GUARD_TIME = 600;

/** A pointer that moved less than this many px counts as not moved. */
export const MOVE_THRESHOLD = 10;

/** Where a press was made: a point of the window in px, or the keyboard's focus. */
export type PressPlace = { readonly x: number; readonly y: number } | 'keyboard';

interface Press {
  readonly action: unknown;
  readonly place: PressPlace;
  /** The last instant, in ms, at which this press may have changed the action in its place. */
  readonly at: number;
}

/**
 * Refuses a second press in the same place that would trigger another action than the first press. Example: a
 * press on Equip, Sell or Claim removes its own button, and the next button appears under a pointer that has
 * not moved. The guard must be told of every press, and of every change that a command makes.
 */
export class PressGuard {
  #last: Press | null = null;
  readonly #now: () => number;

  /** @param now a clock in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * A press on `action`. Equal values of `action` mean the same action.
   * @returns whether the press is accepted; a refused press does not replace the last one
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

  /** The command of the last press is done. Another action may now be in its place. */
  changed(): void {
    if (this.#last) this.#last = { ...this.#last, at: this.#now() };
  }

  /** The player has moved the pointer or the focus, so the next press is intended. */
  moved(): void {
    this.#last = null;
  }
}

function isSamePlace(one: PressPlace, other: PressPlace): boolean {
  if (one === 'keyboard' || other === 'keyboard') return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) < MOVE_THRESHOLD;
}
