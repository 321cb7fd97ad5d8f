import { type Clock, wakeByTimer } from '../storage/database/clock.ts';

/** A clock that is `offset` ms ahead of the system's, for a server that starts after hours of game time. */
export function offsetClock(offset: number): Clock {
  const now = (): number => Date.now() + offset;
  return { now, wake: (at, callback) => wakeByTimer(now, at, callback) };
}
