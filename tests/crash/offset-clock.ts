import { type Clock, wakeByTimer } from '@slumberfell/server/storage';

/** The system's clock, ahead of it by `offset` ms: a server that starts hours later without anybody waiting for it. */
export function offsetClock(offset: number): Clock {
  const now = (): number => Date.now() + offset;
  return { now, wake: (at, callback) => wakeByTimer(now, at, callback) };
}
