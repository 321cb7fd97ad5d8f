/**
 * The guard refuses a second press in the same place that triggers another action, for this many ms after the
 * first press and again for this many ms after the command of the first press is done.
 */
export const GUARD_TIME = 600;

/** Two presses that are less than this many px apart are in the same place. */
export const MOVE_THRESHOLD = 10;

/** Where a press was made: a point of the window in px; `keyboard` for a press with a key. */
export type PressPlace = { readonly x: number; readonly y: number } | 'keyboard';

interface Press {
  readonly action: unknown;
  readonly place: PressPlace;
  /**
   * The instant of the press; after its command is done, the instant at which it was done. In ms of the
   * guard's clock.
   */
  readonly at: number;
}

/**
 * Refuses a second press in the same place that would trigger another action than the first press. Example: a
 * press on Equip, Sell or Claim removes its own button, and the next button appears under a pointer that has
 * not moved. The caller must report each press, and each command that is done.
 */
export class PressGuard {
  #last: Press | null = null;
  readonly #now: () => number;

  /** @param now a clock in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Reports a press that triggers `action`. Two actions are the same when `===` says so.
   * @returns whether the press is accepted; a refused press is not stored as the last one
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

  /**
   * Reports that the command of the last press is done. `GUARD_TIME` begins again, because another button may
   * now be in the same place.
   */
  changed(): void {
    if (this.#last) this.#last = { ...this.#last, at: this.#now() };
  }

  /**
   * Reports that the player has moved the focus or typed. The guard forgets the last press, so it accepts the
   * next press.
   */
  moved(): void {
    this.#last = null;
  }
}

function isSamePlace(one: PressPlace, other: PressPlace): boolean {
  if (one === 'keyboard' || other === 'keyboard') return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) < MOVE_THRESHOLD;
}
