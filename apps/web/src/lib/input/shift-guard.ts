/** A press is refused that begins within this many ms after the content has moved. */
export const SHIFT_TIME = 400;

/**
 * Refuses presses with a pointer that another control would get because the content of the page has moved by
 * itself: presses that begin so soon after it that the player has not seen it, and those that began on
 * another control. On a touch screen the click goes to the control that is under the finger at its end.
 */
export class ShiftGuard {
  #shiftedAt = Number.NEGATIVE_INFINITY;
  #hasMoved: (action: unknown) => boolean = () => false;
  #down: { readonly action: unknown; readonly at: number } | null = null;
  readonly #now: () => number;

  /** @param now a clock in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Reports that content has moved. @param hasMoved whether an action is in it */
  shifted(hasMoved: (action: unknown) => boolean): void {
    this.#shiftedAt = this.#now();
    this.#hasMoved = hasMoved;
  }

  /** Reports that a pointer goes down on what triggers `action`; null for nothing. */
  down(action: unknown): void {
    this.#down = { action, at: this.#now() };
  }

  /** Whether the press that triggers `action` now is accepted. */
  accepts(action: unknown): boolean {
    const { action: meant, at } = this.#down ?? { action, at: this.#now() };
    if (at - this.#shiftedAt >= SHIFT_TIME || !this.#hasMoved(action)) return true;
    return at < this.#shiftedAt && meant === action;
  }
}
