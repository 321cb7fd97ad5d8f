import { type Clock, wakeByTimer } from '../storage/database/clock.ts';

/**
 * A clock that is `offset` ms ahead of the system's, for a server that starts after hours of game time. A
 * function is asked each time, for a clock that a test sets forward.
 */
export function offsetClock(offset: number | (() => number)): Clock {
  const now = (): number => Date.now() + (typeof offset === 'number' ? offset : offset());
  return { now, wake: (at, callback) => wakeByTimer(now, at, callback) };
}
