import type { Clock } from '../storage/clock.ts';

/** A clock that a test sets and that stands still otherwise. */
export class TestClock implements Clock {
  #at: number;

  constructor(at: number) {
    this.#at = at;
  }

  now(): number {
    return this.#at;
  }

  set(at: number): void {
    this.#at = at;
  }

  /** Moves on by so many milliseconds; backwards when negative. */
  forward(milliseconds: number): void {
    this.#at += milliseconds;
  }
}
